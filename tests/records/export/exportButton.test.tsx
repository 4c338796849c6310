// @vitest-environment jsdom
import Star from '@mui/icons-material/Star';
import { screen, waitFor } from '@testing-library/react';
import type { RaRecord } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { Column } from '../../../src/records/columns/Column';
import { defineExport } from '../../../src/records/export/defineExport';
import { ExportButton } from '../../../src/records/export/ExportButton';
import { ListPage } from '../../../src/records/list/ListPage';
import { heading, renderApp } from '../../support/renderApp';
import { collectDownloads, linesOf } from '../csv/downloads';
import { booksCall, openLibrary } from '../library';

const shelves = { resource: 'library/shelves', name: ({ name }: RaRecord) => String(name) };
const bookExport = defineExport({
  name: 'books',
  columns: [
    { name: 'title' },
    { name: 'tags' },
    { name: 'shelf', value: ({ shelfId }) => shelfId, references: shelves },
  ],
});

function Books() {
  return (
    <ListPage
      headline="Books"
      sort={{ field: 'pages', order: 'DESC' }}
      actions={<ExportButton export={bookExport} />}
      bulkActions={<ExportButton export={bookExport} chosen />}
    >
      <Column source="title" link />
    </ListPage>
  );
}

const library = {
  key: 'library',
  path: 'library',
  permission: 'user-management',
  order: 90,
  icon: Star,
  children: [{ path: 'books' }],
  resources: [
    { name: 'books', list: async () => Books },
    { name: 'shelves', base: 'api' as const },
  ],
};

const fixtures = openLibrary();
const downloads = collectDownloads();

async function openList(filter: object) {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  const app = await renderApp(`/library/books?${query}`, { as: 'admin', furtherAreas: [library] });
  await heading('Books');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled());
  return app;
}

async function savedLines() {
  await waitFor(() => expect(downloads).toHaveLength(1));
  return linesOf(downloads[0]?.blob ?? new Blob());
}

const line = ({ title, tags, shelfId }: Record<string, unknown>) =>
  [
    String(title).includes(',') ? `"${title}"` : title,
    Array.isArray(tags) ? tags.join(' | ') : '',
    String(shelfId).replace('shelf-', 'Shelf '),
  ].join(',');

describe('the export of any resource', () => {
  it('saves what matches the filter, in the order of the list, with names instead of ids', async () => {
    const { user } = await openList({ pages_gte: 120 });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const expected = fixtures.books().filter(({ pages }) => Number(pages) >= 120);
    expect(await savedLines()).toEqual(['title,tags,shelf', ...expected.reverse().map(line)]);
    expect(downloads[0]?.name).toMatch(/^books-\d{4}-\d\d-\d\d\.csv$/);
    expect(await screen.findByText('20 entries were exported.')).toBeVisible();
  });

  it('saves the chosen records alone', async () => {
    const { user } = await openList({});
    const chosen = [...fixtures.books()].reverse().slice(0, 2);
    for (const { title } of chosen)
      await user.click(screen.getByRole('checkbox', { name: `Select ${title}` }));
    const [, ofChosen] = await screen.findAllByRole('button', { name: 'Export' });
    if (ofChosen === undefined) throw new Error('The chosen records have no button.');
    await user.click(ofChosen);
    expect((await savedLines()).slice(1).sort()).toEqual(chosen.map(line).sort());
    expect(fixtures.calls(booksCall)).toHaveLength(2);
    expect(await screen.findByText('2 entries were exported.')).toBeVisible();
  });
});
