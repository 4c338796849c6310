import {
  BulkDeleteButton,
  Create,
  DataTable,
  DeleteButton,
  Edit,
  List,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useListContext,
} from 'react-admin';

/** A simple pagination: react-admin's own causes a warning of MUI. */
function Turn() {
  const { page, setPage, total } = useListContext();
  return (
    <p>
      Page {page} of {total} books
      <button type="button" onClick={() => setPage(page + 1)}>
        Next page
      </button>
    </p>
  );
}

const filters = [<TextInput key="q" source="q" label="Search" alwaysOn />];

/** A list of books, ten per page, whose bulk delete is carried out at once. */
export function BookList() {
  return (
    <List title="Books" filters={filters} pagination={<Turn />} exporter={false} perPage={10}>
      <DataTable bulkActionButtons={<BulkDeleteButton mutationMode="pessimistic" />}>
        <DataTable.Col source="title" />
        <DataTable.Col source="pages" />
      </DataTable>
    </List>
  );
}

/** The same list with an undoable bulk delete. */
export function PatientBookList() {
  return (
    <List title="Books" pagination={false} exporter={false} perPage={10}>
      <DataTable bulkActionButtons={<BulkDeleteButton mutationMode="undoable" />}>
        <DataTable.Col source="title" />
      </DataTable>
    </List>
  );
}

function BookToolbar() {
  return (
    <Toolbar>
      <SaveButton alwaysEnable />
      <DeleteButton mutationMode="pessimistic" />
    </Toolbar>
  );
}

export function BookEdit() {
  return (
    <Edit title="A book" mutationMode="pessimistic">
      <SimpleForm toolbar={<BookToolbar />}>
        <TextInput source="title" />
        <TextInput source="author.name" label="Author" />
      </SimpleForm>
    </Edit>
  );
}

export function BookCreate() {
  return (
    <Create title="A new book">
      <SimpleForm>
        <TextInput source="title" />
      </SimpleForm>
    </Create>
  );
}
