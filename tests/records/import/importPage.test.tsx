import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../support/consoleGuard';
import { booksCall } from '../../support/libraryArea';
import { gate } from '../../support/pageHistory';
import { pressTwice } from '../../support/pressTwice';
import { address, heading, renderApp } from '../../support/renderApp';
import { library, manyBooks } from '../books';
import { collectDownloads, linesOf } from '../csv/downloads';
import { openLibrary } from '../library';
import { csvFile, finishCheck, importScreen, layOutRows, tableRows, wizard } from './importScreen';

const fixtures = openLibrary();
const downloads = collectDownloads();
const { open, chooseFile, openColumns, openCheck } = importScreen({
  path: '/library/books/import',
  headline: 'Import',
  furtherAreas: [library],
});
const importCall = `${booksCall}/actions/import`;
const sentRows = () =>
  fixtures
    .calls(importCall, 'POST')
    .map(({ body }) => JSON.parse(body) as { rows: unknown[]; mode: string; dryRun: boolean }); // as: our own request
layOutRows();

/** Opens the list, and the import from there. */
async function openLists() {
  const app = await renderApp('/library/books', { as: 'admin', furtherAreas: [library] });
  await screen.findAllByRole('row');
  await app.user.click(screen.getByRole('link', { name: 'Import' }));
  await heading('Import');
  return app;
}

/** The only file that was saved, as lines. */
async function savedLines() {
  await waitFor(() => expect(downloads).toHaveLength(1));
  const [download] = downloads;
  if (download === undefined) throw new Error('Nothing was saved.');
  return { name: download.name, lines: await linesOf(download.blob) };
}

describe('the import of any resource', () => {
  it('notifies the rest of the application of imported records, and the list shows them without a reload', async () => {
    const { user, services } = await openLists();
    await user.upload(await wizard.fileField(), csvFile('Title;Seiten\nBrand new;9999\n'));
    await user.click(await wizard.button('Assign columns'));
    await finishCheck(user);
    const heard: string[] = [];
    services.recordChanges.subscribe((resource) => heard.push(resource));
    const [list] = services.queryClient.getQueryCache().findAll({ queryKey: ['library/books', 'getList'] });
    expect(list?.state.isInvalidated).toBe(false);
    await user.click(await wizard.button('Import one entry'));
    await wizard.step('Result');
    expect(heard).toEqual(['library/books']);
    expect(list?.state.isInvalidated).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    expect(await screen.findByRole('cell', { name: 'Brand new' })).toBeVisible();
  });

  it('goes from the file to the list with the generic texts, and sends what the description says', async () => {
    const book = fixtures.first();
    const { user } = await openCheck(`Title;Seiten;Colour\nNew;7;red\n${book.title};8;\n;9;\nOdd;many;\n`);
    const captions = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(captions).toEqual(['Row', 'title', 'Result']);
    expect(await tableRows()).toEqual([
      ['2', 'New', 'Will be created'],
      ['3', book.title, 'Will be updated'],
      ['4', '', 'title is missing'],
      ['5', 'Odd', 'many: library.invalid_pages'],
    ]);
    const rows = [
      { line: 2, title: 'New', pages: '7' },
      { line: 3, title: book.title, pages: '8' },
    ];
    expect(fixtures.sentBodies('POST', importCall)).toEqual([
      {
        // The row without a title too, because there may be more that is wrong with it.
        rows: [...rows, { line: 4, title: '', pages: '9' }, { line: 5, title: 'Odd', pages: 'many' }],
        mode: 'update',
        dryRun: true,
      },
    ]);
    pressTwice(await wizard.button('Import 2 entries'));
    expect(await wizard.step('Result')).toHaveFocus();
    expect(screen.getByText('Created').nextSibling).toHaveTextContent('1');
    expect(screen.getByText('Updated').nextSibling).toHaveTextContent('1');
    expect(screen.getByText('Not imported').nextSibling).toHaveTextContent('2');
    expect(fixtures.sentBodies('POST', importCall).slice(1)).toEqual([
      { rows, mode: 'update', dryRun: false },
    ]);
    expect(fixtures.books().find(({ title }) => title === 'New')).toMatchObject({ pages: 7 });
    expect(fixtures.first().pages).toBe(8);

    await user.click(await wizard.button('Save 2 rows with problems as CSV'));
    const { name, lines } = await savedLines();
    expect(name).toMatch(/^books-not-imported-\d{4}-\d\d-\d\d\.csv$/);
    expect(lines).toEqual([
      'Title;Seiten;Colour;reason',
      ';9;;title is missing',
      'Odd;many;;many: library.invalid_pages',
    ]);
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    await heading('Books');
    expect(address()).toMatch(/^\/library\/books/);
  });

  it('takes the headings from the row that fits best, or from another chosen one', async () => {
    const { user } = await openColumns('Report of May\n\nTitle,Pages\nIsbn,Seiten\nNew,7\n');
    const headings = () => screen.getByRole('combobox', { name: 'Heading row' });
    expect(headings()).toHaveDisplayValue('Row 3: Title, Pages');
    expect(
      within(headings())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Row 1: Report of May', 'Row 3: Title, Pages', 'Row 4: Isbn, Seiten']);
    await user.selectOptions(headings(), 'Row 4: Isbn, Seiten');
    expect(wizard.chosen(/^pages/)).toBe('Seiten');
    await user.selectOptions(wizard.column('title'), 'Isbn');
    await finishCheck(user);
    expect(await tableRows()).toEqual([['5', 'New', 'Will be created']]);
  });

  it('does not send unchanged rows', async () => {
    const { title, pages } = fixtures.first();
    const { user } = await openCheck(`title;pages\n${title};${pages}\nNew;7\n`);
    expect(await tableRows()).toEqual([
      ['2', title, 'No changes'],
      ['3', 'New', 'Will be created'],
    ]);
    await user.click(await wizard.button('Import one entry'));
    await wizard.step('Result');
    expect(screen.getByText('Unchanged').nextSibling).toHaveTextContent('1');
    expect(sentRows().at(-1)?.rows).toEqual([{ line: 3, title: 'New', pages: '7' }]);
  });

  it('requires every required column, and offers the modes in their order', async () => {
    const { user } = await openColumns('a,b\nNew,7\n');
    expect(await wizard.button('Check rows')).toHaveAccessibleDescription('Choose the column for: title');
    await user.selectOptions(screen.getByRole('combobox', { name: 'title' }), 'a');
    expect(await wizard.button('Check rows')).toHaveAccessibleDescription('Choose the column for: pages');
    await user.selectOptions(screen.getByRole('combobox', { name: 'pages' }), 'b');
    expect(await wizard.button('Check rows')).toBeEnabled();
    const modes = screen.getAllByRole('radio');
    expect(modes.map((mode) => mode.getAttribute('value'))).toEqual(['update', 'skip']);
    expect(modes[0]).toBeChecked();
  });

  it('shows the server’s reason, or an unknown verdict, in the row', async () => {
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
    expect((await tableRows()).map(([, , outcome]) => outcome)).toEqual([
      'Somebody reads this book',
      'burnt',
      'The server does not allow this row',
      'Unknown: the request failed. The server’s answer cannot be used. Try again. If it keeps happening, tell your administrator.',
    ]);
  });

  it('shows 20,000 rows, with only the visible ones in the document', async () => {
    fixtures.server.use(
      http.post(importCall, async ({ request }) => {
        const { rows } = (await request.json()) as { rows: { line: number }[] }; // as: our own request
        return HttpResponse.json({ results: rows.map(({ line }) => ({ line, verdict: 'ready' })) });
      }),
    );
    await openCheck(manyBooks(20_000));
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '20001');
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
    expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2');
  });
});

describe('a file that cannot be imported', () => {
  it('is refused with the reason: too many rows', async () => {
    await chooseFile(manyBooks(20_001), 'books.csv');
    expect(await screen.findByRole('alert')).toHaveTextContent(/more than 20,000 rows/);
    expect(screen.queryByRole('button', { name: 'Assign columns' })).not.toBeInTheDocument();
  });

  it('is also refused when dropped, and drops the previous file: another kind, several, an empty one', async () => {
    const { user } = await open();
    const drop = async (...files: File[]) =>
      fireEvent.drop(await wizard.fileField(), { dataTransfer: { files } });
    await drop(new File(['{}'], 'books.json', { type: 'application/json' }));
    expect(await screen.findByText(/This is not a CSV file/)).toBeVisible();
    await drop(csvFile('title\nA'), csvFile('title\nB'));
    expect(await screen.findByText(/Choose one file at a time/)).toBeVisible();
    await drop(csvFile('title\nA', 'dropped.csv'));
    expect(await wizard.status(/One row/)).toHaveTextContent('dropped.csv');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    // Nobody imports the one before by mistake.
    await user.upload(await wizard.fileField(), csvFile('', 'empty.csv'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The file is empty');
    expect(screen.queryByText('dropped.csv')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Assign columns' })).toBeNull();
  });
});

describe('a run that is interrupted', () => {
  /** The calls of the run (not of the check) are counted from 1 and may answer otherwise. */
  function runAnswers(answer: (call: number) => Response | Promise<Response | undefined> | undefined) {
    let calls = 0;
    fixtures.server.use(
      http.post(importCall, async ({ request }) => {
        const { dryRun } = (await request.clone().json()) as { dryRun: boolean }; // as: our own request
        if (dryRun) return undefined;
        calls += 1;
        return answer(calls);
      }),
    );
  }
  const added = () => fixtures.books().filter(({ title }) => String(title).startsWith('New '));

  it('marks the rows of a failed call, continues with the others, and can retry just these', async () => {
    expectConsole(/ApiError/);
    const { user } = await openCheck(manyBooks(500));
    runAnswers((call) => (call === 2 ? new HttpResponse(null, { status: 500 }) : undefined));
    await user.click(await wizard.button('Import 500 entries'));
    await wizard.step('Result');
    expect(added()).toHaveLength(300);
    expect(screen.getByRole('alert')).toHaveTextContent('It is unknown whether 200 rows were imported.');
    expect((await tableRows())[0]).toEqual([
      '202',
      'New 201',
      'Unknown: the request failed. Something went wrong on the server. Try again later.',
    ]);
    await user.click(await wizard.button('Save 200 rows with problems as CSV'));
    expect((await savedLines()).lines.slice(0, 2)).toEqual([
      'title,pages,reason',
      'New 201,201,Unknown: the request failed. Something went wrong on the server. Try again later.',
    ]);
    await user.click(await wizard.button('Import these 200 rows'));
    await waitFor(() => expect(screen.getByText('Created').nextSibling).toHaveTextContent('500'));
    expect(added()).toHaveLength(500);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(
      sentRows()
        .slice(-4)
        .map(({ rows }) => rows.length),
    ).toEqual([200, 200, 100, 200]);
  });

  it('can be cancelled: finished rows stay and are counted, and the rest can follow', async () => {
    const { user } = await openCheck(manyBooks(500));
    const second = gate();
    runAnswers(async (call) => {
      if (call === 2) await second.opened;
      return undefined;
    });
    await user.click(await wizard.button('Import 500 entries'));
    expect(await screen.findByText('200 of 500')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Importing' })).toHaveAttribute('aria-valuenow', '40');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await wizard.status(/Stopping once the rows already sent are processed/)).toBeVisible();
    second.open();
    await wizard.step('Result');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You cancelled the import; 100 rows were not imported. Rows already imported are kept.',
    );
    expect(screen.getByText('Created').nextSibling).toHaveTextContent('400');
    expect(added()).toHaveLength(400);
    await user.click(await wizard.button('Import these 100 rows'));
    await waitFor(() => expect(added()).toHaveLength(500));
  });
});

describe('leaving', () => {
  it('asks while a chosen file has not been imported', async () => {
    const { user } = await chooseFile('title\nA');
    await wizard.status(/rows\.csv/);
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(address()).toBe('/library/books/import');
    expect(screen.getByText('rows.csv')).toBeVisible();
  });
});
