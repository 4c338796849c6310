import {
  Create,
  Datagrid,
  DateField,
  Edit,
  List,
  NumberField,
  Show,
  SimpleForm,
  SimpleShowLayout,
  TabbedForm,
  TextField,
  TextInput,
} from 'react-admin';

/** Pages of books, written as react-admin's documentation writes them. */
export function BookList() {
  return (
    <List pagination={false} exporter={false}>
      <Datagrid>
        <TextField source="title" />
        <NumberField source="pages" />
        <DateField source="published" />
      </Datagrid>
    </List>
  );
}

export function BookEdit() {
  return (
    <Edit>
      <SimpleForm>
        <TextInput source="title" />
        <TextInput source="author.name" label="Author" />
      </SimpleForm>
    </Edit>
  );
}

/** The same in tabs, with react-admin's own leave guard. */
export function TabbedBookEdit() {
  return (
    <Edit>
      <TabbedForm warnWhenUnsavedChanges>
        <TabbedForm.Tab label="Summary">
          <TextInput source="title" />
        </TabbedForm.Tab>
        <TabbedForm.Tab label="More" path="more">
          <TextInput source="author.name" label="Author" />
        </TabbedForm.Tab>
      </TabbedForm>
    </Edit>
  );
}

export function BookCreate() {
  return (
    <Create>
      <SimpleForm>
        <TextInput source="title" />
      </SimpleForm>
    </Create>
  );
}

export function BookShow() {
  return (
    <Show>
      <SimpleShowLayout>
        <TextField source="title" />
      </SimpleShowLayout>
    </Show>
  );
}
