// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  isSameQuery,
  queryAddress,
  readSavedViews,
  savedViewsKey,
} from '../../../../src/areas/user-management/users/list/userViews';
import { heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { openUsers, query, userList, withoutScrolling } from './listScreen';

const fixtures = openFixtureApi({ counts: { users: 20, groups: 5 } });
const { latest } = userList(fixtures);
withoutScrolling();

async function openViews(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: /^View/ }));
  return within(await screen.findByRole('dialog', { name: 'Views' }));
}

async function saveAs(user: UserEvent, name: string) {
  const panel = await openViews(user);
  await user.type(panel.getByRole('textbox', { name: 'Save this query as a view' }), name);
  await user.click(panel.getByRole('button', { name: 'Save view' }));
  return panel;
}

const stored = () => JSON.parse(localStorage.getItem(`back-office.personal.${savedViewsKey}`) ?? '[]');

describe('the views of the users', () => {
  it('offer some queries, and say which one is in force', async () => {
    const { user } = await openUsers({ perPage: 5 });
    let panel = await openViews(user);
    expect(await panel.findByRole('button', { name: 'All users' })).toHaveAttribute('aria-current', 'true');
    await user.click(panel.getByRole('button', { name: 'Dormant for 180 days' }));
    await waitFor(() =>
      expect(latest()).toEqual({
        filter: { inactiveDays: 180 },
        sort: ['lastSignInAt', 'ASC'],
        range: [0, 4],
      }),
    );
    expect(await screen.findByRole('button', { name: 'View: Dormant for 180 days' })).toBeVisible();
    panel = await openViews(user);
    await user.click(panel.getByRole('button', { name: 'Expired invitations' }));
    await waitFor(() => expect(latest().filter).toEqual({ invitationExpired: true }));
    panel = await openViews(user);
    await user.click(panel.getByRole('button', { name: 'Suspended' }));
    await waitFor(() => expect(latest().filter).toEqual({ status_eq_any: ['suspended'] }));
  });

  it('save the whole query under a name, and bring it back after a reload', async () => {
    const filter = { q: 'example', status_eq_any: ['active'] };
    const { user, unmount } = await openUsers({
      filter,
      sort: 'createdAt',
      order: 'DESC',
      page: 2,
      perPage: 5,
    });
    await screen.findByRole('table');
    const panel = await saveAs(user, '  My people ');
    expect(await panel.findByRole('button', { name: 'My people' })).toHaveAttribute('aria-current', 'true');
    expect(stored()).toEqual([
      { label: 'My people', value: { filter, sort: { field: 'createdAt', order: 'DESC' }, perPage: 5 } },
    ]);
    unmount();
    const again = await renderApp('/user-management/users?page=1&sort=name&order=ASC&filter={}');
    await heading('Users');
    await again.user.click((await openViews(again.user)).getByRole('button', { name: 'My people' }));
    await waitFor(() => expect(latest()).toEqual({ filter, sort: ['createdAt', 'DESC'], range: [0, 4] }));
    expect(query()).toEqual({ filter, sort: 'createdAt', order: 'DESC', page: '1', perPage: '5' });
  });

  it('replace one of the same name, and say so first', async () => {
    const { user, unmount } = await openUsers({ filter: { neverSignedIn: true } });
    await saveAs(user, 'Mine');
    unmount();
    const again = await renderApp('/user-management/users?filter={"q":"b"}');
    await heading('Users');
    const panel = await openViews(again.user);
    await again.user.type(panel.getByRole('textbox', { name: 'Save this query as a view' }), 'mine');
    expect(panel.getByText('A view with this name exists. It will be replaced.')).toBeVisible();
    await again.user.keyboard('{Enter}');
    await waitFor(() => expect(stored()).toMatchObject([{ label: 'mine', value: { filter: { q: 'b' } } }]));
  });

  it('are deleted, and brought back to their place', async () => {
    const { user } = await openUsers({ filter: { neverSignedIn: true } });
    const panel = await saveAs(user, 'First');
    await panel.findByRole('button', { name: 'First' });
    await user.click(panel.getByRole('button', { name: 'Delete view First' }));
    expect(panel.queryByRole('button', { name: 'First' })).toBeNull();
    expect(panel.getByText('The view “First” was deleted.')).toBeVisible();
    expect(stored()).toEqual([]);
    const undo = panel.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(await panel.findByRole('button', { name: 'First' })).toBeVisible();
    expect(stored()).toHaveLength(1);
  });

  it('leave out what the browser has stored and what is no view', () => {
    const view = { label: 'Good', value: { filter: {}, sort: { field: 'name', order: 'ASC' }, perPage: 25 } };
    expect(readSavedViews([view, null, { label: '', value: view.value }, { label: 'x' }, 3])).toEqual([view]);
    expect(readSavedViews('nonsense')).toEqual([]);
  });

  it('are the same whatever the order of their conditions', () => {
    const sort = { field: 'name', order: 'ASC' } as const;
    const one = { filter: { q: 'a', status_eq_any: ['active', 'invited'] }, sort };
    expect(isSameQuery(one, { filter: { status_eq_any: ['invited', 'active'], q: 'a' }, sort })).toBe(true);
    expect(isSameQuery(one, { filter: { q: 'a' }, sort })).toBe(false);
    expect(isSameQuery(one, { ...one, sort: { field: 'name', order: 'DESC' } })).toBe(false);
  });

  it('have an address that keeps every character of the search', () => {
    const filter = { q: 'a&b=c#d "ü" %' };
    const address = queryAddress({ filter, sort: { field: 'name', order: 'ASC' }, perPage: 10 });
    expect(JSON.parse(new URL(address, 'http://x').searchParams.get('filter') ?? '')).toEqual(filter);
  });
});
