import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { collectDownloads, linesOf } from '../../../records/csv/downloads';
import { heading, openFixtureApi, renderApp } from '../../../support/renderApp';

const fixtures = openFixtureApi({ counts: { users: 40, groups: 12 } });
const downloads = collectDownloads();
// The area's pages take longer to be read for the first time than a test waits.
beforeAll(async () => void (await import('../../../../src/areas/user-management/users/UserList')), 60_000);

// jsdom cannot scroll; react-admin scrolls up when a page is opened.
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}));

const usersCall = '/clientapi/v1/users';
const exportButton = () => screen.getByRole('button', { name: 'Export' });

async function openList() {
  const app = await renderApp('/user-management/users?perPage=10', { as: 'admin' });
  await heading('Users');
  await waitFor(() => expect(exportButton()).toBeEnabled());
  return app;
}

/** The only file that was saved. */
async function saved() {
  await waitFor(() => expect(downloads).toHaveLength(1));
  const [download] = downloads;
  if (download === undefined) throw new Error('Nothing was saved.');
  return linesOf(download.blob);
}

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
  expect(await saved()).toEqual([
    'id,name,email,status,invitation,roles,groups,language,lastSignInAt,createdAt',
    "u1,'=cmd,u1@example.com,active,,Editor | gone,/ Sales\\; all / North,,yesterday,2026-01-02T02:04:05.000Z",
  ]);
});
