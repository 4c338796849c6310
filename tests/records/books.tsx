import { deleteSelected } from '@/records/bulk/defineBulk';
import { Column } from '@/records/columns/Column';
import { defineExport } from '@/records/export/defineExport';
import { ExportButton } from '@/records/export/ExportButton';
import { defineImport } from '@/records/import/defineImport';
import { ImportPage } from '@/records/import/ImportPage';
import { ImportLink } from '@/records/list/HeaderLinks';
import { ListPage } from '@/records/list/ListPage';
import { defineReference } from '@/records/references/defineReference';
import { libraryArea, shelves } from '../support/libraryArea';

const bookNames = defineReference({ resource: 'library/books', name: ({ title }) => String(title) });
const shelfNames = defineReference({ resource: 'library/shelves', name: ({ name }) => String(name) });

const bookExport = defineExport({
  name: 'books',
  columns: [
    { name: 'title' },
    { name: 'tags' },
    { name: 'shelf', value: ({ shelfId }) => shelfId, references: shelfNames },
  ],
});

const bookImport = defineImport({
  resource: 'library/books',
  name: 'books',
  texts: 'areas.library.books.import',
  key: 'title',
  modes: ['update', 'skip'],
  columns: [
    { name: 'title' },
    { name: 'pages', required: true, aliases: ['seiten'], unknown: 'invalid_pages' },
  ],
});

function Books() {
  return (
    <ListPage
      headline="Books"
      sort={{ field: 'pages', order: 'DESC' }}
      actions={
        <>
          <ExportButton export={bookExport} />
          <ImportLink />
        </>
      }
      bulk={deleteSelected(bookNames)}
      selectionActions={() => <ExportButton export={bookExport} selectedOnly />}
    >
      <Column source="title" link />
    </ListPage>
  );
}

function BookImport() {
  return <ImportPage import={bookImport} />;
}

/** An area whose books can be exported and imported, described without any text of its own. */
export const library = libraryArea(
  { list: async () => Books, pages: [{ path: 'import', page: async () => BookImport }] },
  shelves,
);

/** A file of so many books that are not there yet. */
export function manyBooks(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => `New ${index + 1},${index + 1}`);
  return ['title,pages', ...rows].join('\n');
}
