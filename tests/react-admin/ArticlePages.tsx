import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import {
  ArrayInput,
  AutocompleteInput,
  CanAccess,
  DataTable,
  Edit,
  ReferenceField,
  ReferenceInput,
  ReferenceManyField,
  required,
  SimpleFormIterator,
  TabbedForm,
  TextInput,
  useCreate,
  useCreateSuggestionContext,
} from 'react-admin';

/** A form with tabs, as react-admin's pages on tabs, iterators, references, expand and access control write it. */
export function ArticleEdit() {
  return (
    <Edit>
      <TabbedForm>
        <TabbedForm.Tab label="Summary">
          <TextInput source="teaser" />
          <ReferenceInput source="writer" reference="press/ra-authors">
            <AutocompleteInput create={<NewAuthor />} />
          </ReferenceInput>
          <CanAccess resource="press/ra-posts" action="delete" accessDenied={<p>No deleting</p>}>
            <p>Deleting is allowed</p>
          </CanAccess>
        </TabbedForm.Tab>
        <TabbedForm.Tab label="Links">
          <TextInput source="title" validate={required()} />
          <ArrayInput source="backlinks">
            <SimpleFormIterator inline>
              <TextInput source="url" validate={required()} />
            </SimpleFormIterator>
          </ArrayInput>
        </TabbedForm.Tab>
        <TabbedForm.Tab label="Comments">
          <ReferenceManyField reference="press/ra-comments" target="post_id">
            <DataTable bulkActionButtons={false}>
              <DataTable.Col source="body" />
              <DataTable.Col source="id">
                <ReferenceField source="id" reference="press/ra-comments" />
              </DataTable.Col>
            </DataTable>
          </ReferenceManyField>
        </TabbedForm.Tab>
      </TabbedForm>
    </Edit>
  );
}

/** The dialog of `AutocompleteInput`'s `create`. */
function NewAuthor() {
  const { filter, onCancel, onCreate } = useCreateSuggestionContext();
  const [name, setName] = useState(filter ?? '');
  const [create] = useCreate();
  const id = useId();
  return (
    <Dialog open onClose={onCancel} aria-labelledby={id}>
      <DialogTitle id={id}>New author</DialogTitle>
      <input aria-label="Name of the author" value={name} onChange={(event) => setName(event.target.value)} />
      <Button onClick={() => create('press/ra-authors', { data: { name } }, { onSuccess: onCreate })}>
        Add
      </Button>
    </Dialog>
  );
}
