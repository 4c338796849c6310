import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { importScreen, layOutRows, tableRows, wizard } from '../../../records/import/importScreen';
import { openFixtureApi } from '../../../support/renderApp';

const fixtures = openFixtureApi();
const { openCheck } = importScreen({
  path: '/user-management/users/import',
  headline: 'Import users',
});
const importCall = '/clientapi/v1/users/actions/import';
// The area's pages take longer to be read for the first time than a test waits.
beforeAll(async () => void (await import('@/areas/user-management/users/UserImport')), 60_000);
layOutRows();

const users = () => fixtures.api.records('users');
const byEmail = (email: string) => users().find((user) => user.email === email);
const sentRows = () =>
  fixtures
    .calls(importCall, 'POST')
    .map(({ body }) => JSON.parse(body) as { rows: unknown[]; mode: string; dryRun: boolean }); // as: our own request

describe('the story of an import', () => {
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
});

describe('the verdicts of the check', () => {
  const file = [
    'email,name,roles,groups,language',
    'good@example.com,Good,Editor | Reader,/ Editorial / North,',
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

  it('each row has its own, with what to do, beside its roles and groups', async () => {
    await openCheck(file);
    const shown = await tableRows();
    expect(shown[0]?.[2]).toBe('GoodRoles: Editor · ReaderGroups: / Editorial / North');
    expect(shown.map(([line, , , verdict]) => [line, verdict])).toEqual([
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
