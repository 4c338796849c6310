import Button from '@mui/material/Button';
import { type RaRecord, useListContext } from 'react-admin';
import { Column } from '../../src/records/columns/Column';
import { CreatePage } from '../../src/records/form/CreatePage';
import { EditPage } from '../../src/records/form/EditPage';
import { RecordHistory } from '../../src/records/history/RecordHistory';
import { FormCheckbox } from '../../src/records/inputs/FormCheckbox';
import { FormNumberField } from '../../src/records/inputs/FormNumberField';
import { FormRecordPicker } from '../../src/records/inputs/FormRecordPicker';
import { FormSelect } from '../../src/records/inputs/FormSelect';
import { FormTextField } from '../../src/records/inputs/FormTextField';
import { ListPage } from '../../src/records/list/ListPage';

interface Book extends RaRecord {
  title: string;
  pages: number;
}

function Chosen() {
  const { selectedIds } = useListContext();
  return <Button>Shelve {selectedIds.length}</Button>;
}

/** A list of books, ten on a page. */
export function BookList() {
  return (
    <ListPage<Book>
      headline="Books"
      perPage={10}
      sort={{ field: 'pages', order: 'ASC' }}
      bulkActions={<Chosen />}
      handsetRow={({ title }) => <strong>{title}</strong>}
      empty={{ title: 'No books yet' }}
    >
      <Column<Book> source="title" label="Title" link />
      <Column<Book> source="pages" label="Pages" align="right" sortByOrder="DESC" />
      <Column<Book> source="author.name" label="Author" disableSort hidden />
    </ListPage>
  );
}

function BookFields() {
  return (
    <>
      <FormTextField source="title" label="Title" required maxLength={60} />
      <FormTextField source="note" label="Note" multiline help="For the staff" />
      <FormNumberField source="pages" label="Pages" integer />
      <FormCheckbox source="isLent" label="Lent" />
      <FormSelect
        source="language"
        label="Language"
        options={[
          { value: 'de', label: 'German' },
          { value: 'en', label: 'English' },
        ]}
        emptyLabel="Not known"
      />
      <FormRecordPicker source="shelfId" label="Shelf" resource="library/shelves" labelOf={nameOf} />
      <FormRecordPicker
        source="otherShelfIds"
        label="Further shelves"
        resource="library/shelves"
        labelOf={nameOf}
        multiple
      />
    </>
  );
}

const nameOf = (shelf: RaRecord) => String(shelf.name);

export function BookCreate() {
  return (
    <CreatePage headline="A new book" defaults={{ title: '', pages: null }}>
      <BookFields />
    </CreatePage>
  );
}

export function BookEdit() {
  return (
    <EditPage<Book>
      headline={({ title }) => `Book ${title}`}
      canDelete
      deleteReason={({ pages }) => (pages === 101 ? 'This book is chained' : undefined)}
    >
      <BookFields />
    </EditPage>
  );
}

/** A form with the history of the book below it. */
export function OldBookEdit() {
  return (
    <EditPage<Book> headline={() => 'Book'} after={() => <RecordHistory />}>
      <BookFields />
    </EditPage>
  );
}

/** A form whose save asks the area first. */
export function WaryBookEdit() {
  return (
    <EditPage<Book> headline={() => 'Book'} save={async () => undefined} after={() => <p>Below</p>}>
      <BookFields />
    </EditPage>
  );
}
