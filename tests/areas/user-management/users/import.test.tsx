// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectDownloads, linesOf } from '../../../records/csv/downloads';
import {
  finishCheck,
  importScreen,
  layOutRows,
  tableRows,
  wizard,
} from '../../../records/import/importScreen';
import { address, heading, openFixtureApi } from '../../../support/renderApp';

const fixtures = openFixtureApi();
const { chooseFile, openColumns, openCheck } = importScreen({
  path: '/user-management/users/import',
  headline: 'Import users',
});
const importCall = '/clientapi/v1/users/actions/import';
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
    expect(await wizard.status(/2 rows, columns separated by commas, UTF-8/)).toHaveTextContent('rows.csv');
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('File');

    await user.click(await wizard.button('Assign columns'));
    expect(await wizard.step('Assign the columns')).toHaveFocus();
    expect(wizard.chosen(/Email address/)).toBe('E-Mail');
    expect(wizard.chosen(/^Name/)).toBe('Name');
    expect(wizard.chosen(/^Roles/)).toBe('Role');
    expect(wizard.chosen(/^Groups/)).toBe('Not in the file');
    expect(screen.getByText('For example: Ada@Example.com')).toBeVisible();
    expect(screen.getByText('Not imported: Phone')).toBeVisible();

    await finishCheck(user);
    expect(await wizard.status('2 users can be imported. Nothing has been changed yet.')).toBeVisible();
    expect(await tableRows()).toEqual([
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
    // The imported ones come first.
    const [, first, second] = await screen.findAllByRole('row');
    expect(`${first?.textContent} ${second?.textContent}`).toMatch(/ada@example\.com/);
    expect(address()).toContain('sort=createdAt&order=DESC');
  });

  it('a German file of a spreadsheet: Windows-1252, semicolons, German captions', async () => {
    const text =
      'Vollständiger Name;E-Mail-Adresse;Rollen;Sprache\r\nJörg Müller;joerg@example.com;Reader;de\r\n';
    const { user } = await chooseFile(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
    expect(await wizard.status(/One row, columns separated by semicolons, Windows-1252/)).toBeVisible();
    await user.click(await wizard.button('Assign columns'));
    await wizard.step('Assign the columns');
    expect(wizard.chosen(/^Name/)).toBe('Vollständiger Name');
    expect(wizard.chosen(/Email/)).toBe('E-Mail-Adresse');
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
      'Choose the column that has the email addresses.',
    );
    await user.selectOptions(wizard.column('Email address'), 'b');
    await user.selectOptions(wizard.column('Name'), 'a');
    expect(within(wizard.column('Roles')).getByRole('option', { name: 'Column 3' })).toBeInTheDocument();
    await finishCheck(user);
    expect(await tableRows()).toEqual([['2', 'ada@example.com', 'Ada', 'Will be invited']]);
    await user.click(await wizard.button('Back'));
    expect(await wizard.step('Assign the columns')).toHaveFocus();
    expect(wizard.chosen(/Email/)).toBe('b');
    await user.click(await wizard.button('Back'));
    expect(await wizard.status(/rows\.csv/)).toBeVisible();
    await user.click(await wizard.button('Assign columns'));
    await user.click(await wizard.button('Check rows'));
    expect(await tableRows()).toEqual([['2', 'ada@example.com', 'Ada', 'Will be invited']]);
    expect(sentRows()).toHaveLength(1);

    await user.click(await wizard.button('Back'));
    await user.selectOptions(wizard.column('Name'), 'Not in the file');
    await finishCheck(user);
    expect(await tableRows()).toEqual([
      ['2', 'ada@example.com', '', 'The name is missing. Add it to the file.'],
    ]);
    expect(sentRows().at(-1)?.rows).toEqual([{ line: 2, email: 'ada@example.com' }]);
  });

  it('users that exist already are skipped, or updated where that is chosen', async () => {
    const known = users()[20];
    const file = `email,name,roles\n${String(known?.email).toUpperCase()},Renamed,\n`;
    const { user } = await openCheck(file);
    expect((await tableRows())[0]?.[3]).toBe('Already exists; will be skipped');
    expect(screen.getByRole('button', { name: 'Import 0 users' })).toHaveAccessibleDescription(
      'There is no row that can be imported.',
    );
    await user.click(await wizard.button('Back'));
    await user.click(screen.getByRole('radio', { name: 'Update' }));
    await finishCheck(user);
    expect((await tableRows())[0]?.[3]).toBe('Will be updated');
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
    expect((await tableRows())[0]?.[3]).toBe(
      'This would take user management from you. Confirm it with your own email address.',
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
    expect((await tableRows()).map(([line, , , verdict]) => [line, verdict])).toEqual([
      ['2', 'Will be invited'],
      ['3', 'The email address is missing'],
      ['4', 'The same address as in row 2'],
      ['5', 'This is not an email address. Check it for typing errors.'],
      ['6', 'The name is missing. Add it to the file.'],
      ['7', 'Big Boss: There is no such role. Check its name or key.'],
      [
        '8',
        'Nowhere / At all: There is no such group, or several have this name. Give the whole path, such as Editorial / North.',
      ],
      ['9', 'xx: This language is not available here.'],
      ['10', 'More cells than columns; a text with the separator in it needs quotation marks'],
      ['11', 'Already exists; will be skipped'],
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
    expect((await tableRows()).map(([line]) => line)).toEqual(['2']);
    await user.click(within(choice).getByRole('button', { name: 'Problems 8' }));
    expect((await tableRows()).map(([line]) => line)).toEqual(['3', '4', '5', '6', '7', '8', '9', '10']);
    await user.click(within(choice).getByRole('button', { name: 'Skipped 1' }));
    expect((await tableRows()).map(([line]) => line)).toEqual(['11']);
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
      ';Nameless;;;;The email address is missing',
      'GOOD@example.com;Twice;;;;The same address as in row 2',
      "no address;'=Wrong;;;;This is not an email address. Check it for typing errors.",
    ]);
    expect(lines).toHaveLength(9);
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
