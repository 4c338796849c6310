// @vitest-environment jsdom
import Star from '@mui/icons-material/Star';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defineImport } from '../../../src/records/import/defineImport';
import { ImportPage } from '../../../src/records/import/ImportPage';
import { ListPage } from '../../../src/records/list/ListPage';
import { address, heading, renderApp } from '../../support/renderApp';
import { collectDownloads, linesOf } from '../csv/downloads';
import { booksCall, openLibrary } from '../library';

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
  return <ListPage headline="Books">{null}</ListPage>;
}

function BookImport() {
  return <ImportPage import={bookImport} />;
}

const library = {
  key: 'library',
  path: 'library',
  permission: 'user-management',
  order: 90,
  icon: Star,
  children: [{ path: 'books' }],
  resources: [
    { name: 'books', list: async () => Books, pages: [{ path: 'import', page: async () => BookImport }] },
  ],
};

const fixtures = openLibrary();
const downloads = collectDownloads();
const importCall = `${booksCall}/actions/import`;

// jsdom lays nothing out: the table of rows is 600 px high, each row 45 px.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(45);
});

const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const button = (name: string) => screen.findByRole('button', { name });

/** Opens the import and chooses a file. */
async function chooseFile(text: string) {
  const app = await renderApp('/library/books/import', { as: 'admin', furtherAreas: [library] });
  await heading('Import');
  await app.user.upload(await screen.findByLabelText(/CSV file/), new File([text], 'books.csv'));
  await screen.findByText('books.csv');
  return app;
}

/** Has the rows of a file checked, and waits for the end of that. */
async function openCheck(text: string) {
  const app = await chooseFile(text);
  await app.user.click(await button('Assign columns'));
  await app.user.click(await button('Check rows'));
  await screen.findByText(/can be imported\. Nothing/);
  return app;
}

/** The table of rows: captions and cells. */
async function table() {
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
}

describe('the import of any resource', () => {
  it('goes from the file to the list in general words, and sends what the description says', async () => {
    const known = fixtures.first();
    const { user } = await openCheck(`Title,Seiten,Colour\nNew,7,red\n${known.title},8,\n,9,\nOdd,many,\n`);
    expect(await table()).toEqual([
      ['Row', 'title', 'Result'],
      ['2', 'New', 'Will be created'],
      ['3', known.title, 'Will be updated'],
      ['4', '', 'title: this is missing'],
      ['5', 'Odd', 'many: library.invalid_pages'],
    ]);
    const rows = [
      { line: 2, title: 'New', pages: '7' },
      { line: 3, title: known.title, pages: '8' },
    ];
    expect(fixtures.sentBodies('POST', importCall)).toEqual([
      { rows: [...rows, { line: 5, title: 'Odd', pages: 'many' }], mode: 'update', dryRun: true },
    ]);
    await user.click(await button('Import 2 entries'));
    expect(await step('Result')).toHaveFocus();
    expect(screen.getByText('Created').nextSibling).toHaveTextContent('1');
    expect(screen.getByText('Updated').nextSibling).toHaveTextContent('1');
    expect(screen.getByText('Not imported').nextSibling).toHaveTextContent('2');
    expect(fixtures.sentBodies('POST', importCall).at(-1)).toEqual({ rows, mode: 'update', dryRun: false });
    expect(fixtures.books().find(({ title }) => title === 'New')).toMatchObject({ pages: 7 });
    expect(fixtures.first().pages).toBe(8);

    await user.click(await button('Save 2 rows with problems as CSV'));
    await waitFor(() => expect(downloads).toHaveLength(1));
    const [saved] = downloads;
    expect(saved?.name).toMatch(/^books-not-imported-\d{4}-\d\d-\d\d\.csv$/);
    expect(await linesOf(saved?.blob ?? new Blob())).toEqual([
      'Title,Seiten,Colour,reason',
      ',9,,title: this is missing',
      'Odd,many,,many: library.invalid_pages',
    ]);
    await user.click(screen.getByRole('link', { name: 'To the list' }));
    await heading('Books');
    expect(address()).toMatch(/^\/library\/books/);
  });

  it('asks for every required column, and offers the modes in their order', async () => {
    const { user } = await chooseFile('a,b\nNew,7\n');
    await user.click(await button('Assign columns'));
    expect(await button('Check rows')).toHaveAccessibleDescription('Choose the column for: title');
    await user.selectOptions(screen.getByRole('combobox', { name: 'title' }), 'a');
    expect(await button('Check rows')).toHaveAccessibleDescription('Choose the column for: pages');
    await user.selectOptions(screen.getByRole('combobox', { name: 'pages' }), 'b');
    expect(await button('Check rows')).toBeEnabled();
    const modes = screen.getAllByRole('radio');
    expect(modes.map((mode) => mode.getAttribute('value'))).toEqual(['update', 'skip']);
    expect(modes[0]).toBeChecked();
  });

  it('tells the server’s reason, or a verdict that nobody knows, in the row', async () => {
    fixtures.server.use(
      http.post(importCall, () =>
        HttpResponse.json({
          results: [
            { line: 2, verdict: 'skipped', message: 'Somebody reads this book' },
            { line: 3, verdict: 'burnt' },
            { line: 4, verdict: 'skipped' },
          ],
        }),
      ),
    );
    await openCheck('Title,Pages\nA,1\nB,2\nC,3\nD,4\n');
    expect((await table()).slice(1).map(([, , outcome]) => outcome)).toEqual([
      'Somebody reads this book',
      'burnt',
      'The server does not allow this row',
      'Not sent. The server gave an answer that cannot be used.',
    ]);
  });

  it('is asked about once; another mode makes a new check', async () => {
    const { user } = await openCheck('Title,Pages\nA,1\n');
    await user.click(await button('Back'));
    await user.click(await button('Check rows'));
    expect(fixtures.calls(importCall, 'POST')).toHaveLength(1);
    await user.click(await button('Back'));
    await user.click(screen.getByRole('radio', { name: 'Skip' }));
    await user.click(await button('Check rows'));
    await screen.findByText(/can be imported\. Nothing/);
    expect(fixtures.sentBodies('POST', importCall).map(({ mode }) => mode)).toEqual(['update', 'skip']);
  });
});
