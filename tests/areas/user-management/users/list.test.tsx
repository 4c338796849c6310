// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { address, heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { content } from '../../../support/screens';
import {
  chips,
  choose,
  openUsers,
  query,
  rows,
  shownNames,
  table,
  untilRows,
  userList,
  usersCall,
  withoutScrolling,
} from './listScreen';

const fixtures = openFixtureApi({ counts: { users: 40, groups: 12 } });
const { users, user: find, latest, requested } = userList(fixtures);
withoutScrolling();
afterEach(() => vi.unstubAllGlobals());

const row = async (name: string) => {
  const found = (await rows()).find((each) => within(each).queryByRole('link', { name }));
  if (found === undefined) throw new Error(`There is no row ${name}`);
  return within(found);
};

describe('the list of users', () => {
  it('shows who they are and what they may do, with names instead of ids', async () => {
    await renderApp('/user-management/users', { as: 'admin' });
    await untilRows(25);
    const heads = within(await table())
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    expect(heads.slice(1)).toEqual([
      'Name',
      'Email',
      'Status',
      'Roles',
      'Groups',
      'Last sign-in',
      'Created',
      'Actions',
    ]);
    const [admin] = users();
    const shown = await row(String(admin?.name));
    expect(shown.getByText('admin@publisher.example')).toBeVisible();
    expect(shown.getByText('Active')).toBeVisible();
    expect(await shown.findByText('Administrator')).toBeVisible();
    expect(shown.getByText(/ago|now/)).toBeVisible();
    expect(latest()).toEqual({ sort: ['name', 'ASC'], range: [0, 24], filter: {} });
  });

  it('leads to a user', async () => {
    const { user } = await openUsers({ filter: { q: 'admin@' } });
    const [admin] = users();
    await user.click((await row(String(admin?.name))).getByRole('link', { name: admin?.name }));
    await waitFor(() => expect(address()).toBe(`/user-management/users/${admin?.id}`));
  });

  it('asks once for the names of all roles of a page, and once for those of all groups', async () => {
    await openUsers({ perPage: 25 });
    await untilRows(25);
    await screen.findAllByRole('button', { name: /^Groups: / });
    const asked = (path: string) => fixtures.api.requests.filter((each) => each.path.startsWith(path));
    expect(asked('/clientapi/v1/roles?')).toHaveLength(1);
    expect(asked('/api/groups?')).toHaveLength(1);
    expect(requested()).toHaveLength(1);
  });

  it('tells an expired and a revoked invitation from an open one', async () => {
    const isOver = ({ invitation }: { invitation: { expiresAt: string; state: string } | null }) =>
      invitation?.state === 'pending' && Date.parse(invitation.expiresAt) < Date.now();
    const expired = find((each) => each.status === 'invited' && isOver(each));
    const open = find(
      (each) => each.status === 'invited' && each.invitation?.state === 'pending' && !isOver(each),
    );
    await openUsers({ perPage: 100, filter: { status_eq_any: ['invited'] } });
    expect((await row(expired.name)).getByText('Invitation expired')).toBeVisible();
    expect((await row(open.name)).getByText('Invited')).toBeVisible();
    expect((await row(open.name)).getByText('Never')).toBeVisible();
  });

  it('shows the paths of the groups, and names that have no room, on focus', async () => {
    const many = find(({ groupIds }) => groupIds.length > 2);
    const { user } = await openUsers({ perPage: 100 });
    const names = await (await row(many.name)).findByRole('button', { name: /^Groups: / });
    expect(names).toHaveTextContent('+1');
    names.focus();
    await user.hover(names);
    const tip = await screen.findByRole('tooltip');
    expect(within(tip).getAllByRole('listitem')).toHaveLength(3);
    // What is seen is part of the name (WCAG 2.5.3), and the whole names describe it.
    expect(names).toHaveAccessibleName(/^Groups: [^/]+ \+1/);
    expect(names).toHaveAccessibleDescription(/ \/ /);
  });

  it('is sorted by each of its columns', async () => {
    const { user } = await openUsers();
    const columns = [
      ['Name', 'name', 'DESC'],
      ['Email', 'email', 'ASC'],
      ['Status', 'status', 'ASC'],
      ['Roles', 'roleIds', 'ASC'],
      ['Groups', 'groupIds', 'ASC'],
      ['Last sign-in', 'lastSignInAt', 'DESC'],
      ['Created', 'createdAt', 'DESC'],
    ] as const;
    for (const [head, field, order] of columns) {
      await user.click(within(await table()).getByRole('button', { name: head }));
      await waitFor(() => expect(latest().sort).toEqual([field, order]));
      expect(query()).toMatchObject({ sort: field, order });
    }
  });

  it('has the whole query in its address, there and back', async () => {
    const { user, unmount } = await openUsers();
    await user.click(within(await table()).getByRole('button', { name: 'Email' }));
    await choose(user, await screen.findByRole('combobox', { name: 'Rows per page' }), '10');
    await user.click(screen.getByRole('searchbox', { name: 'Search' }));
    await user.paste('example');
    await waitFor(() => expect(query().filter).toEqual({ q: 'example' }));
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() =>
      expect(latest()).toEqual({ sort: ['email', 'ASC'], range: [10, 19], filter: { q: 'example' } }),
    );
    // The former page stays until the next one is there.
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    const expected = await shownNames();
    const link = address();
    expect(query()).toMatchObject({ sort: 'email', order: 'ASC', page: '2', perPage: '10' });
    unmount();
    await renderApp(link);
    await heading('Users');
    await waitFor(async () => expect(await shownNames()).toEqual(expected));
    expect(latest()).toEqual({ sort: ['email', 'ASC'], range: [10, 19], filter: { q: 'example' } });
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('example');
  });

  it('shows a condition of the address that it does not know, so that it can be taken away', async () => {
    expectConsole(/ApiError/);
    const { user } = await openUsers({ filter: { name_q: 'a', inactiveDays: 'soon' } });
    await waitFor(() =>
      expect(chips()).toEqual(['Another condition: name_q', 'Another condition: inactiveDays']),
    );
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove filter: Another condition: name_q' }));
    await waitFor(() => expect(query().filter).toEqual({ inactiveDays: 'soon' }));
  });

  it('keeps the choice of columns', async () => {
    const { user, unmount } = await openUsers();
    await untilRows(10);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Groups' }));
    await user.keyboard('{Escape}');
    expect(within(await table()).queryByRole('columnheader', { name: 'Groups' })).toBeNull();
    unmount();
    await renderApp('/user-management/users?perPage=10');
    await heading('Users');
    expect(within(await table()).getByRole('columnheader', { name: 'Roles' })).toBeVisible();
    expect(within(await table()).queryByRole('columnheader', { name: 'Groups' })).toBeNull();
  });

  it('is a list of cards on a handset', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: media.includes('max-width'),
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
    }));
    await openUsers({ filter: { q: 'publisher.example' } });
    const list = within(await screen.findByRole('list', { name: 'Users' }));
    const [admin] = users();
    // The cards come a few at a time.
    const card = (await list.findByRole('link', { name: admin?.name })).closest('li');
    expect(card).toHaveTextContent('admin@publisher.example');
    expect(card).toHaveTextContent('Active');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('leads to the invitation and the import', async () => {
    await openUsers();
    await untilRows(10);
    const actions = within(content());
    expect(actions.getByRole('link', { name: 'Invite' }).getAttribute('href')).toBe(
      '/user-management/users/create',
    );
    expect(actions.getByRole('link', { name: 'Import' }).getAttribute('href')).toBe(
      '/user-management/users/import',
    );
    expect(actions.getByRole('button', { name: 'Export' })).toHaveProperty('disabled', false);
  });
});

describe('a list of users without rows', () => {
  it('that is empty says how to begin', async () => {
    fixtures.server.use(
      http.get(usersCall, () => HttpResponse.json([], { headers: { 'Content-Range': 'users */0' } })),
    );
    await openUsers();
    const hint = await screen.findByText('Invite the first users, or import them from a file.');
    const state = within(hint.closest<HTMLElement>('[role=status]') ?? document.body);
    expect(state.getByRole('link', { name: 'Invite' })).toHaveAttribute(
      'href',
      '/user-management/users/create',
    );
  });

  it('that match says so, and the conditions can be cleared', async () => {
    const { user } = await openUsers({ filter: { q: 'nobody at all', status_eq_any: ['suspended'] } });
    expect(await screen.findByText('Nothing matches')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await untilRows(10);
    expect(chips()).toEqual([]);
  });

  it.each([
    ['403', 403, /You do not have permission/],
    ['500', 500, /The server has failed/],
  ])('because of %s says why, and tries again', async (_what, status, words) => {
    expectConsole(/ApiError/);
    fixtures.server.use(http.get(usersCall, () => HttpResponse.json({}, { status })));
    const { user } = await openUsers();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: 'Invite' })).toBeVisible();
    fixtures.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await untilRows(10);
  });

  it('never calls names missing that are on their way, also when a page is turned', async () => {
    const { user } = await openUsers({ perPage: 10 });
    await screen.findAllByRole('button', { name: /^Groups: / });
    const said: string[] = [];
    const noting = new MutationObserver((records) => {
      const nodes = records.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
      said.push(...nodes.map(({ textContent }) => textContent ?? ''));
    });
    noting.observe(document.body, { childList: true, subtree: true, characterData: true });
    for (const page of [2, 3, 4]) {
      const before = await shownNames();
      await user.click(await screen.findByRole('button', { name: 'Next page' }));
      await waitFor(async () => expect(await shownNames()).not.toEqual(before));
      expect(query()).toMatchObject({ page: String(page) });
      await waitFor(() => expect(screen.queryByText('…')).toBeNull());
    }
    noting.disconnect();
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((text) => text.includes('not loaded'))).toEqual([]);
  });

  it('shows the users also when the names of roles and groups cannot be had', async () => {
    expectConsole(/ApiError/);
    fixtures.server.use(
      http.get('/clientapi/v1/roles', () => HttpResponse.json({}, { status: 500 })),
      http.get('/api/groups', () => HttpResponse.json({}, { status: 500 })),
    );
    await openUsers({ perPage: 25 });
    await untilRows(25);
    expect((await screen.findAllByText('1, name not loaded')).length).toBeGreaterThan(0);
  });
});
