import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredUser } from '@/areas/user-management/fixtures/records';
import { collectDownloads, linesOf } from '../../../records/csv/downloads';
import { heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { choose, openFilters, openUsers, untilRows, userList, withoutScrolling } from './listScreen';

const fixtures = openFixtureApi({ counts: { users: 80, groups: 6 } });
const { users, user: find, orders } = userList(fixtures);
withoutScrolling();

/** Opens the list with these users alone and ticks them all. */
async function select(chosen: readonly StoredUser[]) {
  const app = await openUsers({ filter: { id: chosen.map(({ id }) => id) }, perPage: 10 });
  await untilRows(chosen.length);
  await app.user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  return app.user;
}

async function start(user: UserEvent, action: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
}

const now = (chosen: readonly StoredUser[]) => chosen.map(({ id }) => users().find((each) => each.id === id));
const idsOf = (chosen: readonly StoredUser[]) => chosen.map(({ id }) => id).sort();
/** The orders with their ids in one order, because the list sorts them by name. */
const sent = () => orders().map(({ ids, ...order }) => ({ ...order, ids: [...ids].sort() }));

describe('a change of many users', () => {
  it('‘Add roles…’ asks which, skips users who have them, and is undone', async () => {
    const held = fixtures.api
      .records('roles')
      .find(({ id }) => users().some(({ status, roleIds }) => status === 'active' && roleIds.includes(id)));
    const role = { id: String(held?.id), name: String(held?.name) };
    const isOther = ({ status, email }: StoredUser) => status === 'active' && !email.startsWith('admin');
    const having = find((each) => each.status === 'active' && each.roleIds.includes(role.id));
    const lacking = find((each) => isOther(each) && !each.roleIds.includes(role.id));
    const user = await select([having, lacking]);
    const dialog = await start(user, 'Add roles…');
    const proceed = await dialog.findByRole('button', { name: 'Continue' });
    expect(proceed).toBeDisabled();
    await choose(user, dialog.getByRole('combobox', { name: 'Roles' }), role.name);
    await user.click(proceed);
    expect(await dialog.findByText(/^1 is skipped: 1 /)).toBeVisible();
    const order = { op: 'addRoles', args: { roleIds: [role.id] } };
    expect(sent()).toEqual([{ ...order, ids: idsOf([having, lacking]), dryRun: true }]);
    await user.click(dialog.getByRole('button', { name: / 1 user/ }));
    await dialog.findByRole('button', { name: 'Undo' });
    expect(now([lacking])[0]?.roleIds).toContain(role.id);
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await dialog.findByText('The change was undone for 1 user.')).toBeVisible();
    expect(now([lacking])[0]?.roleIds).not.toContain(role.id);
  });

  it('skips the own row instead of taking rights, and says where to do it', async () => {
    const [admin] = users();
    const role = fixtures.api.records('roles').find(({ id }) => admin?.roleIds.includes(id));
    if (admin === undefined || role === undefined) throw new Error('The administrator has a role');
    const user = await select([admin]);
    const dialog = await start(user, 'Remove roles…');
    await choose(user, await dialog.findByRole('combobox', { name: 'Roles' }), String(role.name));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText('There is nothing to do.')).toBeVisible();
    expect(dialog.getByText(/do it on your own page/)).toBeVisible();
    expect(now([admin])[0]?.roleIds).toContain(role.id);
  });
});

describe('the list of users', () => {
  const { latest, requested } = userList(fixtures);

  describe('the filters of users', () => {
    it('find users without a sign-in for any number of days', async () => {
      const { user } = await openUsers({ filter: { inactiveDays: 7 } });
      const panel = await openFilters(user);
      // The input is a part of its own, which is loaded now.
      expect(await panel.findByRole('combobox', { name: 'Last sign-in' })).toHaveTextContent(
        'Not for another number of days',
      );
      const days = panel.getByRole('textbox', { name: 'Days without a sign-in' });
      expect(days).toHaveValue('7');
      await user.clear(days);
      await user.type(days, '0');
      expect(panel.getByText('Please enter a whole number of days, 1 or more.')).toBeVisible();
      await user.clear(days);
      await user.type(days, '45');
      await waitFor(() => expect(latest().filter).toEqual({ inactiveDays: 45 }));
      expect(requested().map(({ filter }) => filter)).not.toContain('{"inactiveDays":4}');
    });
  });
});

describe('the export', () => {
  const downloads = collectDownloads();
  // Loading the area's pages for the first time takes longer than a test's time limit.
  beforeAll(async () => void (await import('@/areas/user-management/users/UserList')), 60_000);

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

  it('users are written with the names of roles and the paths of groups, and times in UTC', async () => {
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
});
