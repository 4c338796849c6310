import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { booksCall } from '../../support/libraryArea';
import { heading, renderApp } from '../../support/renderApp';
import { library } from '../books';
import { collectDownloads, linesOf } from '../csv/downloads';
import { openLibrary } from '../library';

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
  it('saves the records that match the filter, in list order, with names instead of ids', async () => {
    const { user } = await openList({ pages_gte: 120 });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const expected = fixtures.books().filter(({ pages }) => Number(pages) >= 120);
    expect(await savedLines()).toEqual(['title,tags,shelf', ...expected.reverse().map(line)]);
    expect(downloads[0]?.name).toMatch(/^books-\d{4}-\d\d-\d\d\.csv$/);
    expect(await screen.findByText('20 entries exported.')).toBeVisible();
  });

  it('saves only the selected records', async () => {
    const { user } = await openList({});
    const chosen = [...fixtures.books()].reverse().slice(0, 2);
    for (const { title } of chosen)
      await user.click(await screen.findByRole('checkbox', { name: `Select ${title}` }));
    await user.click(await screen.findByRole('button', { name: 'Export selected' }));
    expect((await savedLines()).slice(1).sort()).toEqual(chosen.map(line).sort());
    expect(fixtures.calls(booksCall)).toHaveLength(2);
    expect(await screen.findByText('2 entries exported.')).toBeVisible();
  });
});
