// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { collectDownloads, linesOf } from '../../../records/csv/downloads';
import { expectConsole } from '../../../support/consoleGuard';
import { gate } from '../../../support/pageHistory';
import { address, heading, openFixtureApi } from '../../../support/renderApp';
import {
  chooseFile,
  csvFile,
  finishCheck,
  importCall,
  layOutRows,
  manyUsers,
  openCheck,
  openColumns,
  renderImport,
  verdicts,
  wizard,
} from './importScreen';

// Stories over several pages or calls of large sets: slow where several test files share few processors.
vi.setConfig({ testTimeout: 40_000 });
const fixtures = openFixtureApi();
const downloads = collectDownloads();
// The area's pages take longer to be read for the first time than a test waits.
beforeAll(async () => void (await import('../../../../src/areas/user-management/users/UserImport')), 60_000);
layOutRows();

const users = () => fixtures.api.records('users');
const byEmail = (email: string) => users().find((user) => user.email === email);
const sentRows = () =>
  fixtures
    .calls(importCall, 'POST')
    .map(({ body }) => JSON.parse(body) as { rows: unknown[]; mode: string; dryRun: boolean }); // as: our own request
const roleId = (name: string) => fixtures.api.records('roles').find((role) => role.name === name)?.id;

/** The only file that was saved, as lines. */
async function savedLines() {
  await waitFor(() => expect(downloads).toHaveLength(1));
  const [download] = downloads;
  if (download === undefined) throw new Error('Nothing was saved.');
  return { name: download.name, lines: await linesOf(download.blob) };
}

describe('the story of an import', () => {
  it('goes from the file to the users in five steps', async () => {
    const file =
      'Name,E-Mail,Role,Phone\nAda Byron,Ada@Example.com,Editor | Reader,1\n"Hopper, Grace",grace@example.com,,2\n';
    const { user } = await chooseFile(file);
    expect(await wizard.status(/2 rows, columns separated by commas, UTF-8/)).toHaveTextContent('users.csv');
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('File');

    await user.click(await wizard.button('Assign columns'));
    expect(await wizard.step('Assign the columns')).toHaveFocus();
    expect(wizard.chosen(/E-mail address/)).toBe('E-Mail');
    expect(wizard.chosen(/^Name/)).toBe('Name');
    expect(wizard.chosen(/^Roles/)).toBe('Role');
    expect(wizard.chosen(/^Groups/)).toBe('Not in the file');
    expect(screen.getByText('For example: Ada@Example.com')).toBeVisible();
    expect(screen.getByText('Not imported: Phone')).toBeVisible();

    await finishCheck(user);
    expect(await wizard.status('2 users can be imported. Nothing has been changed yet.')).toBeVisible();
    expect(await verdicts()).toEqual([
      ['2', 'Ada@Example.com', 'Ada Byron', 'Will be invited'],
      ['3', 'grace@example.com', 'Hopper, Grace', 'Will be invited'],
    ]);
    expect(byEmail('ada@example.com')).toBeUndefined();
    expect(sentRows()).toEqual([
      {
        dryRun: true,
        mode: 'skip',
        rows: [
          { line: 2, email: 'Ada@Example.com', name: 'Ada Byron', roles: ['Editor', 'Reader'] },
          { line: 3, email: 'grace@example.com', name: 'Hopper, Grace', roles: [] },
        ],
      },
    ]);

    await user.click(await wizard.button('Import 2 users'));
    expect(await wizard.step('Result')).toHaveFocus();
    expect(screen.getByText('Invited').nextSibling).toHaveTextContent('2');
    expect(byEmail('ada@example.com')).toMatchObject({
      name: 'Ada Byron',
      status: 'invited',
      roleIds: [roleId('Editor'), roleId('Reader')],
    });
    expect(sentRows().at(-1)).toMatchObject({ dryRun: false, rows: [{ line: 2 }, { line: 3 }] });

    await user.click(screen.getByRole('link', { name: 'To the list of users' }));
    await heading('Users');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a German file of a spreadsheet: Windows-1252, semicolons, German captions', async () => {
    const text =
      'Vollständiger Name;E-Mail-Adresse;Rollen;Sprache\r\nJörg Müller;joerg@example.com;Reader;de\r\n';
    const { user } = await chooseFile(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
    expect(await wizard.status(/One row, columns separated by semicolons, Windows-1252/)).toBeVisible();
    await user.click(await wizard.button('Assign columns'));
    await wizard.step('Assign the columns');
    expect(wizard.chosen(/^Name/)).toBe('Vollständiger Name');
    expect(wizard.chosen(/E-mail/)).toBe('E-Mail-Adresse');
    expect(wizard.chosen(/Language/)).toBe('Sprache');
    await finishCheck(user);
    await user.click(await wizard.button('Import one user'));
    await wizard.step('Result');
    expect(byEmail('joerg@example.com')).toMatchObject({ name: 'Jörg Müller', language: 'de' });
  });

  it('columns can be assigned by hand; going back keeps the choice and the check', async () => {
    const { user } = await openColumns('a;b;\nAda;ada@example.com;x\n');
    expect(screen.getByRole('button', { name: 'Check rows' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Check rows' })).toHaveAccessibleDescription(
      'Choose the column that has the e-mail addresses.',
    );
    await user.selectOptions(wizard.column('E-mail address'), 'b');
    await user.selectOptions(wizard.column('Name'), 'a');
    expect(within(wizard.column('Roles')).getByRole('option', { name: 'Column 3' })).toBeInTheDocument();
    await finishCheck(user);
    expect(await verdicts()).toEqual([['2', 'ada@example.com', 'Ada', 'Will be invited']]);
    await user.click(await wizard.button('Back'));
    expect(await wizard.step('Assign the columns')).toHaveFocus();
    expect(wizard.chosen(/E-mail/)).toBe('b');
    await user.click(await wizard.button('Back'));
    expect(await wizard.status(/users\.csv/)).toBeVisible();
    await user.click(await wizard.button('Assign columns'));
    await user.click(await wizard.button('Check rows'));
    expect(await verdicts()).toEqual([['2', 'ada@example.com', 'Ada', 'Will be invited']]);
    expect(sentRows()).toHaveLength(1);

    await user.click(await wizard.button('Back'));
    await user.selectOptions(wizard.column('Name'), 'Not in the file');
    await finishCheck(user);
    expect(await verdicts()).toEqual([
      ['2', 'ada@example.com', '', 'The name is missing. Add it to the file.'],
    ]);
    expect(sentRows().at(-1)?.rows).toEqual([{ line: 2, email: 'ada@example.com' }]);
  });

  it('users that exist already are skipped, or updated where that is chosen', async () => {
    const known = users()[20];
    const file = `email,name,roles\n${String(known?.email).toUpperCase()},Renamed,\n`;
    const { user } = await openCheck(file);
    expect((await verdicts())[0]?.[3]).toBe('Exists already; is skipped');
    expect(screen.getByRole('button', { name: 'Import 0 users' })).toHaveAccessibleDescription(
      'There is no row that can be imported.',
    );
    await user.click(await wizard.button('Back'));
    await user.click(screen.getByRole('radio', { name: 'Update' }));
    await finishCheck(user);
    expect((await verdicts())[0]?.[3]).toBe('Will be updated');
    await user.click(await wizard.button('Import one user'));
    await wizard.step('Result');
    expect(screen.getByText('Updated').nextSibling).toHaveTextContent('1');
    expect(byEmail(String(known?.email))).toMatchObject({ name: 'Renamed', roleIds: known?.roleIds });
  });

  it('what a guard refuses is a problem of its row, with the server’s reason', async () => {
    const last = byEmail('admin@publisher.example');
    const { user } = await openCheck(
      'email,name,roles\nadmin@publisher.example,Admin,Reader\nada@example.com,Ada,\n',
      'Update',
    );
    expect((await verdicts())[0]?.[3]).toBe(
      'This would take user management from you. Confirm it with your own e-mail address.',
    );
    await user.click(await wizard.button('Import one user'));
    await wizard.step('Result');
    expect(screen.getByText('Not imported').nextSibling).toHaveTextContent('1');
    expect(byEmail('admin@publisher.example')?.roleIds).toEqual(last?.roleIds);
  });

  it('an export can be imported again: formulas come back as they were', async () => {
    const file = `\uFEFFid,name,email,status\r\n1,'=Ada,ada@example.com,active\r\n2,'quoted',q@example.com,active\r\n`;
    const { user } = await openCheck(file);
    await user.click(await wizard.button('Import 2 users'));
    await wizard.step('Result');
    expect(byEmail('ada@example.com')?.name).toBe('=Ada');
    expect(byEmail('q@example.com')?.name).toBe("'quoted'");
  });
});

describe('the verdicts of the check', () => {
  const file = [
    'email,name,roles,groups,language',
    'good@example.com,Good,Editor,,',
    ',Nameless,,,',
    'GOOD@example.com,Twice,,,',
    'no address,Wrong,,,',
    'nameless@example.com,,,,',
    'boss@example.com,Boss,Big Boss,,',
    'far@example.com,Far,,Nowhere / At all,',
    'lang@example.com,Lang,,,xx',
    'Doe, Jane,doe@example.com,,,x',
    'admin@publisher.example,Admin,,,',
  ].join('\n');

  it('each row has its own, with what to do', async () => {
    await openCheck(file);
    expect((await verdicts()).map(([line, , , verdict]) => [line, verdict])).toEqual([
      ['2', 'Will be invited'],
      ['3', 'The e-mail address is missing'],
      ['4', 'The same address as in row 2'],
      ['5', 'This is not an e-mail address. Check it for typing errors.'],
      ['6', 'The name is missing. Add it to the file.'],
      ['7', 'Big Boss: There is no such role. Check its name or key.'],
      [
        '8',
        'Nowhere / At all: There is no such group, or several have this name. Give the whole path, such as Editorial / North.',
      ],
      ['9', 'xx: This language is not available here.'],
      ['10', 'More cells than columns; a text with the separator in it needs quotation marks'],
      ['11', 'Exists already; is skipped'],
    ]);
    expect(sentRows().flatMap(({ rows }) => rows)).toHaveLength(7);
  });

  it('can be filtered, with counts', async () => {
    const { user } = await openCheck(file);
    const choice = screen.getByRole('group', { name: 'Show rows' });
    expect(
      within(choice)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['All 10', 'Ready 1', 'Skipped 1', 'Problems 8']);
    await user.click(within(choice).getByRole('button', { name: 'Ready 1' }));
    expect((await verdicts()).map(([line]) => line)).toEqual(['2']);
    await user.click(within(choice).getByRole('button', { name: 'Problems 8' }));
    expect((await verdicts()).map(([line]) => line)).toEqual(['3', '4', '5', '6', '7', '8', '9', '10']);
    await user.click(within(choice).getByRole('button', { name: 'Skipped 1' }));
    expect((await verdicts()).map(([line]) => line)).toEqual(['11']);
  });

  it('rows with problems are saved with their reason and can be imported after a correction', async () => {
    const { user } = await openCheck(
      file.replaceAll(',', ';').replace('Good;Editor', '-5;Editor').replace('Wrong', '=Wrong'),
    );
    await user.click(await wizard.button('Save 8 rows with problems as CSV'));
    const { name, lines } = await savedLines();
    expect(name).toMatch(/^users-not-imported-\d{4}-\d\d-\d\d\.csv$/);
    expect(lines.slice(0, 4)).toEqual([
      'email;name;roles;groups;language;reason',
      ';Nameless;;;;The e-mail address is missing',
      'GOOD@example.com;Twice;;;;The same address as in row 2',
      "no address;'=Wrong;;;;This is not an e-mail address. Check it for typing errors.",
    ]);
    expect(lines).toHaveLength(9);
  });

  it('20,000 rows are in the table, those in sight in the document', async () => {
    fixtures.server.use(
      http.post(importCall, async ({ request }) => {
        const { rows } = (await request.json()) as { rows: { line: number }[] }; // as: our own request
        return HttpResponse.json({ results: rows.map(({ line }) => ({ line, verdict: 'ready' })) });
      }),
    );
    await openCheck(manyUsers(20_000));
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '20001');
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
    expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2');
  });
});

describe('a file that cannot be imported', () => {
  it.each([
    ['an empty file', '', 'users.csv', /The file is empty/],
    ['a header alone', 'email,name\r\n', 'users.csv', /a header row but no row below it/],
    ['too many rows', manyUsers(20_001), 'users.csv', /more than 20,000 rows/],
    ['a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 1), 'users.csv', /a workbook, not a CSV file/],
    ['a picture', Uint8Array.of(0x89, 0x50, 0, 0xff), 'users.csv', /no text that can be read/],
    ['an open quotation mark', 'email,name\na@x,A\nb@x,"B\nc@x,C', 'users.csv', /in row 3 is not closed/],
    ['more than 10 MB', 'x'.repeat(10 * 1024 * 1024 + 1), 'users.csv', /larger than 10 MB/],
  ])('is refused with the reason: %s', async (_, content, name, reason) => {
    await chooseFile(content, name);
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    expect(screen.queryByRole('button', { name: 'Assign columns' })).not.toBeInTheDocument();
  });

  it('is also refused when it is dropped: another kind of file, several files', async () => {
    await renderImport();
    const drop = async (...files: File[]) =>
      fireEvent.drop(await wizard.fileField(), { dataTransfer: { files } });
    await drop(new File(['{}'], 'users.json', { type: 'application/json' }));
    expect(await screen.findByText(/This is not a CSV file/)).toBeVisible();
    await drop(csvFile('email\na@example.com'), csvFile('email\nb@example.com'));
    expect(await screen.findByText(/Only one file can be imported at a time/)).toBeVisible();
    await drop(csvFile('email\na@example.com', 'dropped.csv'));
    expect(await wizard.status(/One row/)).toHaveTextContent('dropped.csv');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leaves the file that was there', async () => {
    const { user } = await chooseFile('email\na@example.com');
    await wizard.status(/users\.csv/);
    await user.upload(await wizard.fileField(), csvFile('', 'empty.csv'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The file is empty');
    expect(screen.getByText('users.csv')).toBeVisible();
    expect(await wizard.button('Assign columns')).toBeEnabled();
  });
});

describe('a run that does not go through', () => {
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
  const added = () => users().filter(({ email }) => String(email).startsWith('new'));

  it('a call that fails marks its rows, the others go on, and just these can be tried again', async () => {
    expectConsole(/ApiError/);
    const { user } = await openCheck(manyUsers(500));
    runAnswers((call) => (call === 2 ? new HttpResponse(null, { status: 500 }) : undefined));
    await user.click(await wizard.button('Import 500 users'));
    await wizard.step('Result');
    expect(added()).toHaveLength(300);
    expect(screen.getByRole('alert')).toHaveTextContent(
      '200 rows could not be imported. Those that were imported stay.',
    );
    expect((await verdicts())[0]).toEqual([
      '202',
      'new201@example.com',
      'New 201',
      'Not sent. The server has failed. Try again later.',
    ]);
    await user.click(await wizard.button('Save 200 rows with problems as CSV'));
    expect((await savedLines()).lines.slice(0, 2)).toEqual([
      'email,name,reason',
      'new201@example.com,New 201,Not sent. The server has failed. Try again later.',
    ]);
    await user.click(await wizard.button('Import these 200 rows'));
    await waitFor(() => expect(screen.getByText('Invited').nextSibling).toHaveTextContent('500'));
    expect(added()).toHaveLength(500);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(
      sentRows()
        .slice(-4)
        .map(({ rows }) => rows.length),
    ).toEqual([200, 200, 100, 200]);
  });

  it('can be cancelled: what is done stays, is said, and the rest can follow', async () => {
    const { user } = await openCheck(manyUsers(500));
    const second = gate();
    runAnswers(async (call) => {
      if (call === 2) await second.opened;
      return undefined;
    });
    await user.click(await wizard.button('Import 500 users'));
    expect(await screen.findByText('200 of 500')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Importing users' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await wizard.status(/stops as soon as the rows on their way are through/)).toBeVisible();
    second.open();
    await wizard.step('Result');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You cancelled the import; 100 rows were not imported. What was imported before stays.',
    );
    expect(screen.getByText('Invited').nextSibling).toHaveTextContent('400');
    expect(added()).toHaveLength(400);
    await user.click(await wizard.button('Import these 100 rows'));
    await waitFor(() => expect(added()).toHaveLength(500));
  });

  it('403 ends it with the reason', async () => {
    expectConsole(/ApiError/);
    const { user } = await openCheck(manyUsers(500));
    runAnswers((call) => (call === 1 ? undefined : HttpResponse.json({}, { status: 403 })));
    await user.click(await wizard.button('Import 500 users'));
    await wizard.step('Result');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You do not have permission to do this. The import has stopped; 300 rows were not imported.',
    );
    expect(added()).toHaveLength(200);
    expect(address()).toBe('/user-management/users/import');
  });

  it('a check that is cut off goes on with the rows that are left', async () => {
    expectConsole(/ApiError/);
    let offline = true;
    fixtures.server.use(http.post(importCall, () => (offline ? HttpResponse.error() : undefined)));
    const { user } = await openColumns(manyUsers(900));
    await user.click(await wizard.button('Check rows'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The server cannot be reached. Check your connection and try again. The check has stopped; 900 rows were not checked.',
    );
    offline = false;
    await user.click(await wizard.button('Check these 900 rows'));
    expect(await wizard.status('900 users can be imported. Nothing has been changed yet.')).toBeVisible();
  });

  it('a check can be cancelled, and what was found stays', async () => {
    expectConsole(/AbortError/);
    const second = gate();
    let calls = 0;
    fixtures.server.use(
      http.post(importCall, async () => {
        calls += 1;
        if (calls === 2) await second.opened;
        return undefined;
      }),
    );
    const { user } = await openColumns(manyUsers(500));
    await user.click(await wizard.button('Check rows'));
    expect(await screen.findByText('200 of 500')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You cancelled the check; 300 rows were not checked.',
    );
    second.open();
    await user.click(await wizard.button('Check these 300 rows'));
    expect(await wizard.status('500 users can be imported. Nothing has been changed yet.')).toBeVisible();
  });
});

describe('leaving', () => {
  it('asks while a file is there that has not been imported', async () => {
    const { user } = await chooseFile('email\na@example.com');
    await wizard.status(/users\.csv/);
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(address()).toBe('/user-management/users/import');
    expect(screen.getByText('users.csv')).toBeVisible();
  });

  it('another file begins anew', async () => {
    const { user } = await openCheck(manyUsers(1));
    await user.click(await wizard.button('Import one user'));
    await wizard.step('Result');
    await user.click(await wizard.button('Import another file'));
    expect(await wizard.step('Choose a file')).toHaveFocus();
    expect(screen.queryByText('users.csv')).not.toBeInTheDocument();
  });

  it('a template has the captions that are understood', async () => {
    const { user } = await chooseFile('email\na@example.com');
    await user.click(await wizard.button('Download a template'));
    expect(await savedLines()).toEqual({
      name: 'users-template.csv',
      lines: ['email,name,roles,groups,language'],
    });
  });
});
