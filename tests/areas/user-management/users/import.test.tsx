import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  finishCheck,
  importScreen,
  layOutRows,
  tableRows,
  wizard,
} from '../../../records/import/importScreen';
import { openFixtureApi } from '../../../support/renderApp';

const fixtures = openFixtureApi();
const { chooseFile, openColumns, openCheck } = importScreen({
  path: '/user-management/users/import',
  headline: 'Import users',
});
const importCall = '/clientapi/v1/users/actions/import';
// The area's pages take longer to be read for the first time than a test waits.
beforeAll(async () => void (await import('../../../../src/areas/user-management/users/UserImport')), 60_000);
layOutRows();

const users = () => fixtures.api.records('users');
const byEmail = (email: string) => users().find((user) => user.email === email);
const sentRows = () =>
  fixtures
    .calls(importCall, 'POST')
    .map(({ body }) => JSON.parse(body) as { rows: unknown[]; mode: string; dryRun: boolean }); // as: our own request

describe('the story of an import', () => {
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

it('a row shows its roles and groups', async () => {
  await openCheck('email,name,roles,groups\ngood@example.com,Good,Editor | Reader,/ Editorial / North\n');
  expect(await tableRows()).toEqual([
    ['2', 'good@example.com', 'GoodRoles: Editor · ReaderGroups: / Editorial / North', 'Will be invited'],
  ]);
});

it('a file of Microsoft Entra has its headings in the second row', async () => {
  const { user } = await openColumns(
    [
      'version:v1.0,,,',
      'Name [displayName] Required,User name [userPrincipalName] Required,Block sign in (Yes/No) [accountEnabled] Required,Department [department]',
      '"Lee, Ann",ann.lee@press.example,No,Editorial',
    ].join('\r\n'),
  );
  expect([/^Name/, /Email/, /Groups/].map(wizard.chosen)).toEqual([
    'Name [displayName] Required',
    'User name [userPrincipalName] Required',
    'Department [department]',
  ]);
  await finishCheck(user);
  expect((await tableRows())[0]?.[3]).toBe('Will be invited');
});

describe('the verdicts of the check', () => {
  const file = [
    'email,name,roles,groups,language',
    'good@example.com,Good,Editor,,',
    ',Nameless,,,',
    'GOOD@example.com,Twice,,,',
    'no address,Wrong,,,',
    'nameless@example.com,,,,',
    'boss@example.com,Boss,Editor | Big Boss,,',
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
        'Nowhere / At all: There is no such group. Check its name, or give the whole path, such as Editorial / North.',
      ],
      ['9', 'xx: This language is not available here.'],
      ['10', 'More cells than columns; a text with the separator in it needs quotation marks'],
      ['11', 'Already exists; will be skipped'],
    ]);
    expect(sentRows().flatMap(({ rows }) => rows)).toHaveLength(7);
  });
});
