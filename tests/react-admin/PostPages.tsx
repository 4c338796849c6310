import {
  BooleanInput,
  Create,
  DataTable,
  DateField,
  DateInput,
  Edit,
  List,
  NumberField,
  NumberInput,
  ReferenceField,
  ReferenceInput,
  RichTextField,
  required,
  SelectInput,
  Show,
  SimpleForm,
  SimpleShowLayout,
  TextField,
  TextInput,
} from 'react-admin';
import { categories } from './variant';

/** The pages of a resource, written as react-admin's tutorial writes them. */
const postFilters = [
  <TextInput source="q" label="Search" alwaysOn key="q" />,
  <ReferenceInput source="writer" reference="press/ra-authors" alwaysOn key="writer" />,
  <SelectInput source="category" choices={categories} key="category" />,
];

export function PostList() {
  return (
    <List filters={postFilters}>
      <DataTable>
        <DataTable.Col source="title" />
        <DataTable.Col source="writer">
          <ReferenceField source="writer" reference="press/ra-authors" link={false} />
        </DataTable.Col>
        <DataTable.Col source="published_at" field={DateField} />
        <DataTable.NumberCol source="views" />
      </DataTable>
    </List>
  );
}

export function PostEdit() {
  return (
    <Edit>
      <SimpleForm>
        <TextInput source="title" validate={required()} />
        <TextInput source="teaser" multiline rows={3} />
        <ReferenceInput source="writer" reference="press/ra-authors" />
        <SelectInput source="category" choices={categories} />
        <DateInput source="published_at" />
        <NumberInput source="views" />
        <BooleanInput source="commentable" />
      </SimpleForm>
    </Edit>
  );
}

export function TagList() {
  return (
    <List>
      <DataTable expand={<TextField source="note" />} rowClick="expand">
        <DataTable.Col source="name" />
      </DataTable>
    </List>
  );
}

export function CommentEdit() {
  return (
    <Edit>
      <SimpleForm>
        <TextInput source="body" />
      </SimpleForm>
    </Edit>
  );
}

export function PostShow() {
  return (
    <Show>
      <SimpleShowLayout>
        <TextField source="title" />
        <TextField source="teaser" />
        <RichTextField source="body" />
        <ReferenceField source="writer" reference="press/ra-authors" link={false} />
        <DateField source="published_at" />
        <NumberField source="views" />
      </SimpleShowLayout>
    </Show>
  );
}

export function PostCreate() {
  return (
    <Create>
      <SimpleForm>
        <TextInput source="title" validate={required()} />
        <TextInput source="teaser" multiline rows={3} />
        <ReferenceInput source="writer" reference="press/ra-authors" />
      </SimpleForm>
    </Create>
  );
}
