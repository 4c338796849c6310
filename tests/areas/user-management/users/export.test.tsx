// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectDownloads, linesOf } from '../../../records/csv/downloads';
import { heading, openFixtureApi, renderApp } from '../../../support/renderApp';

const fixtures = openFixtureApi({ counts: { users: 2_300 } });
const downloads = collectDownloads();
// The area's pages take longer to be read for the first time than a test waits.
beforeAll(async () => void (await import('../../../../src/areas/user-management/users/UserList')), 60_000);

// jsdom cannot scroll; react-admin scrolls up when a page is opened.
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}));

const usersCall = '/clientapi/v1/users';
const exportButton = () => screen.getByRole('button', { name: 'Export' });

async function openList(filter: Record<string, unknown> = {}) {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), perPage: '10' });
  const app = await renderApp(`/user-management/users?${query}`, { as: 'admin' });
  await heading('Users');
  await waitFor(() => expect(exportButton()).toBeEnabled());
  return app;
}

/** The pages that exports have got from the fixture API, as ranges. */
const ranges = () =>
  fixtures.api.requests
    .filter(({ path }) => path.startsWith(`${usersCall}?`))
    .map(({ path }) => new URL(path, location.origin).searchParams)
    .map((query) => String(query.get('range')))
    .filter((range) => /999\]$/.test(range));

/** The only file that was saved. */
async function saved() {
  await waitFor(() => expect(downloads).toHaveLength(1));
  const [download] = downloads;
  if (download === undefined) throw new Error('Nothing was saved.');
  return { name: download.name, lines: await linesOf(download.blob) };
}

const users = () => fixtures.api.records('users');

describe('the export of a filtered list', () => {
  it('saves what matches, not only the page in sight, in its order, with names instead of ids and without a dialog', async () => {
    const { user } = await openList({ status: 'suspended' });
    await user.click(exportButton());
    const { lines } = await saved();
    const suspended = users().filter(({ status }) => status === 'suspended');
    expect(suspended.length).toBeGreaterThan(100);
    expect(lines).toHaveLength(suspended.length + 1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText(`${suspended.length} users were exported.`)).toBeVisible();
    expect(lines[0]).toBe('id,name,email,status,invitation,roles,groups,language,lastSignInAt,createdAt');
    const query = new URL(
      fixtures.api.requests.filter(({ path }) => path.includes('999')).at(-1)?.path ?? '',
      location.origin,
    );
    expect(JSON.parse(query.searchParams.get('filter') ?? '')).toEqual({ status: 'suspended' });
    expect(query.searchParams.get('sort')).toBe('["name","ASC"]');

    const nameOf = (resource: string, id: unknown) =>
      String(fixtures.api.records(resource).find((record) => record.id === id)?.name);
    const withRoles = suspended.find(({ roleIds }) => Array.isArray(roleIds) && roleIds.length > 1);
    const line = lines.find((each) => each.startsWith(`${withRoles?.id},`)) ?? '';
    const roleIds: unknown[] = Array.isArray(withRoles?.roleIds) ? withRoles.roleIds : [];
    expect(line).toContain(roleIds.map((id) => nameOf('roles', id)).join(' | '));
    expect(line).toContain(String(withRoles?.createdAt));
    expect(line).toMatch(/ \/ /);
  });

  it('saves the chosen users alone, those of other pages too', async () => {
    const { user } = await openList();
    const choose = async () => {
      const [box] = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
      if (box === undefined) throw new Error('Nobody is shown.');
      await user.click(box);
      return String(box.getAttribute('aria-label')).replace(/^Select /, '');
    };
    const first = await choose();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: `Select ${first}` })).toBeNull());
    const second = await choose();
    await user.click(await screen.findByRole('button', { name: 'Export selected' }));
    const { lines } = await saved();
    expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual([first, second]);
    expect(await screen.findByText('2 users were exported.')).toBeVisible();
  });

  it('has nothing to do where nothing matches', async () => {
    await renderApp(`/user-management/users?filter=${encodeURIComponent('{"q":"nobody at all"}')}`, {
      as: 'admin',
    });
    await screen.findByText('No entry matches the search and the filters.');
    expect(exportButton()).toBeDisabled();
    expect(ranges()).toEqual([]);
  });
});

it('users are written with the names of roles and the paths of groups, and moments in UTC', async () => {
  const answer = (record: object) => () =>
    HttpResponse.json([record], { headers: { 'Content-Range': 'items 0-0/1' } });
  const user = {
    ...{ id: 'u1', name: '=cmd', email: 'u1@example.com', status: 'active', language: null, version: 1 },
    ...{ roleIds: ['r1', 'gone'], groupIds: ['g1'] },
    ...{ lastSignInAt: 'yesterday', createdAt: '2026-01-02T03:04:05+01:00' },
  };
  const north = { id: 'g1', name: 'North', path: [{ id: 'g0', name: 'Sales; all' }], version: 1 };
  fixtures.server.use(
    http.get(usersCall, answer(user)),
    http.get('/clientapi/v1/roles', answer({ id: 'r1', key: 'editor', name: 'Editor', version: 1 })),
    http.get('/api/groups', answer(north)),
  );
  const { user: person } = await openList();
  await person.click(exportButton());
  expect((await saved()).lines).toEqual([
    'id,name,email,status,invitation,roles,groups,language,lastSignInAt,createdAt',
    "u1,'=cmd,u1@example.com,active,,Editor | gone,Sales\\; all / North,,yesterday,2026-01-02T02:04:05.000Z",
  ]);
});
