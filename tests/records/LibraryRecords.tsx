import Star from '@mui/icons-material/Star';
import type { RaRecord } from 'react-admin';
import { defineBulk } from '@/records/bulk/defineBulk';
import { Column } from '@/records/columns/Column';
import { choice, defineFilters, flag, hidden, oneReference } from '@/records/filters/defineFilters';
import { CreatePage } from '@/records/form/CreatePage';
import { EditPage } from '@/records/form/EditPage';
import { RecordHistory } from '@/records/history/RecordHistory';
import { FormCheckbox } from '@/records/inputs/FormCheckbox';
import { FormNumberField } from '@/records/inputs/FormNumberField';
import { FormRecordPicker } from '@/records/inputs/FormRecordPicker';
import { FormSelect } from '@/records/inputs/FormSelect';
import { FormTextField } from '@/records/inputs/FormTextField';
import { ListPage } from '@/records/list/ListPage';
import { defineReference } from '@/records/references/defineReference';
import { defineViews } from '@/records/views/defineViews';

interface Book extends RaRecord {
  title: string;
  pages: number;
}

/** A list of books, ten on a page. */
export function BookList() {
  return (
    <ListPage<Book>
      headline="Books"
      perPage={10}
      perPageOptions={sizes}
      sort={{ field: 'pages', order: 'ASC' }}
      bulk={bookBulk}
      handsetRow={({ title }) => <strong>{title}</strong>}
      empty={{ title: 'No books yet' }}
    >
      <Column<Book> source="title" label="Title" link />
      <Column<Book> source="pages" label="Pages" align="right" sortByOrder="DESC" />
      <Column<Book> source="author.name" label="Author" disableSort hidden />
    </ListPage>
  );
}

const shelves = defineReference({
  resource: 'library/shelves',
  name: (shelf: RaRecord) => String(shelf.name),
  wholeName: (shelf: RaRecord) => `Library / ${shelf.name}`,
});
const otherShelves = { name: 'otherShelfIds', reference: shelves };

/** The library has no texts of its own: the last part of a key selects the text that all lists share. */
export const bookBulk = defineBulk({
  reference: defineReference<Book>({ resource: 'library/books', name: ({ title }) => title }),
  texts: 'areas.library.bulk',
  skipCodes: ['lent', 'not_lent'],
  operations: [
    { op: 'lend', icon: Star, inverse: 'takeBack' },
    { op: 'takeBack', icon: Star, inverse: 'lend' },
    { op: 'addShelves', icon: Star, argument: otherShelves, inverse: 'removeShelves' },
    { op: 'removeShelves', icon: Star, argument: otherShelves, inverse: 'addShelves' },
    { op: 'delete', icon: Star, danger: true, removes: true },
  ],
});

const bookFilters = defineFilters({
  texts: 'areas.library.filters',
  fields: {
    tags_inc_any: choice(['novel', 'guide'], 'areas.library.tags'),
    isLent: flag(),
    shelfId: hidden(oneReference(shelves)),
  },
});

const byPages = { field: 'pages', order: 'ASC' } as const;

const bookViews = defineViews({
  texts: 'areas.library.views',
  sharing: { resource: 'directory/shared-views', roles: shelves },
  presets: { all: { filter: {}, sort: byPages }, lent: { filter: { isLent: true }, sort: byPages } },
});

/** A list of books with all that a list can have. */
export function ManagedBookList() {
  return (
    <ListPage<Book>
      headline="Books"
      perPage={10}
      perPageOptions={sizes}
      sort={byPages}
      filters={bookFilters}
      views={bookViews}
      bulk={bookBulk}
    >
      <Column<Book> source="title" label="Title" link />
      <Column<Book> source="shelfId" label="Shelf" reference={shelves} />
      <Column<Book> source="otherShelfIds" label="Further shelves" reference={shelves} />
    </ListPage>
  );
}

/** Small ones, so that few books fill several pages. */
const sizes = [3, 5, 10, 25];

/** Only the books with a tag that the visitor neither sees nor changes. */
export function NovelList() {
  return (
    <ListPage<Book>
      headline="Books"
      perPage={10}
      perPageOptions={sizes}
      sort={byPages}
      bulk={bookBulk}
      filter={{ tags_inc_any: ['novel'] }}
    >
      <Column<Book> source="title" label="Title" link />
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
