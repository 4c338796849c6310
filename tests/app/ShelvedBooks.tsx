import {
  DataTable,
  Edit,
  List,
  minValue,
  NumberInput,
  ReferenceField,
  required,
  SimpleForm,
  TextInput,
} from 'react-admin';

/** Books with their shelf, and a form with validation, as in react-admin's documentation. */
export function ShelvedList() {
  return (
    <List pagination={false} exporter={false} perPage={40}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="title" />
        <DataTable.Col source="shelfId">
          <ReferenceField source="shelfId" reference="stacks/shelves" link={false} />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

export function CheckedEdit() {
  return (
    <Edit>
      <SimpleForm>
        <TextInput source="title" validate={required()} />
        <NumberInput source="pages" min={1} validate={minValue(1)} />
        <NumberInput source="year" min={1500} />
      </SimpleForm>
    </Edit>
  );
}
