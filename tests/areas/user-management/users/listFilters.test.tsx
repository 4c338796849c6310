// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { groupPath } from '../../../../src/directory/readModels';
import { expectConsole } from '../../../support/consoleGuard';
import { openFixtureApi } from '../../../support/renderApp';
import { content } from '../../../support/screens';
import {
  chips,
  choose,
  openFilters,
  openUsers,
  query,
  untilRows,
  userList,
  withoutScrolling,
} from './listScreen';

const fixtures = openFixtureApi({ counts: { users: 40, groups: 12 } });
const { users, latest, requested } = userList(fixtures);
withoutScrolling();

const nameOf = (resource: string, index: number) => {
  const record = fixtures.api.records(resource)[index];
  return { id: String(record?.id), name: String(record?.name) };
};

describe('the filters of users', () => {
  it('narrow to several statuses', async () => {
    const { user } = await openUsers();
    const panel = await openFilters(user);
    await user.click(panel.getByLabelText('Suspended'));
    await waitFor(() => expect(latest().filter).toEqual({ status_eq_any: ['suspended'] }));
    await user.click(panel.getByLabelText('Invited'));
    await waitFor(() => expect(latest().filter).toEqual({ status_eq_any: ['invited', 'suspended'] }));
    const count = users().filter(({ status }) => status !== 'active').length;
    await user.click(await panel.findByText(`Show ${count} users`));
    await waitFor(() => expect(chips()).toEqual(['Status: Invited or Suspended']));
    expect(query()).toMatchObject({ filter: { status_eq_any: ['invited', 'suspended'] }, page: '1' });
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveFocus();
  });

  it('narrow to those without a role or a group, and to when they were created', async () => {
    const { user } = await openUsers();
    const panel = await openFilters(user);
    await user.click(panel.getByLabelText('Only without a role of their own'));
    await waitFor(() => expect(latest().filter).toEqual({ withoutRoles: true }));
    const count = users().filter(({ roleIds }) => roleIds.length === 0).length;
    expect(count).toBeGreaterThan(0);
    await user.click(await panel.findByText(`Show ${count} users`));
    await waitFor(() => expect(chips()).toEqual(['No role']));
    const again = await openFilters(user);
    await user.click(again.getByLabelText('Only without a group'));
    await waitFor(() => expect(latest().filter).toEqual({ withoutRoles: true, withoutGroups: true }));
    expect(again.getByRole('group', { name: 'Created' })).toBeVisible();
  });

  it('tell both ends of a range of days, each by itself', async () => {
    // The last day ends with the next one’s beginning, where the browser is.
    const after = new Date(2026, 6, 1).toISOString();
    await openUsers({ filter: { createdAt_gte: new Date(2026, 0, 1).toISOString(), createdAt_lt: after } });
    await waitFor(() => expect(chips()).toEqual(['Created: from 01/01/2026', 'Created: until 06/30/2026']));
  });

  it('narrow to roles', async () => {
    const role = nameOf('roles', 1);
    const { user } = await openUsers();
    const panel = await openFilters(user);
    await choose(user, panel.getByRole('combobox', { name: 'Roles' }), role.name);
    await waitFor(() => expect(latest().filter).toEqual({ roleIds_inc_any: [role.id] }));
    await user.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(chips()).toEqual([`Role: ${role.name}`]));
  });

  it('narrow to a group with those below it', async () => {
    const group = nameOf('groups', 0);
    const { user } = await openUsers();
    const panel = await openFilters(user);
    await user.click(panel.getByRole('combobox', { name: 'Group' }));
    await user.paste(group.name);
    await user.click(await screen.findByRole('option', { name: group.name }));
    await waitFor(() => expect(latest().filter).toEqual({ groupId_within: group.id }));
    await user.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(chips()).toEqual([`Group: ${group.name} and subgroups`]));
  });

  it('narrow to those who have not signed in, never or for some time', async () => {
    const { user } = await openUsers();
    const panel = await openFilters(user);
    const field = panel.getByRole('combobox', { name: 'Last sign-in' });
    await choose(user, field, 'Never signed in');
    await waitFor(() => expect(latest().filter).toEqual({ neverSignedIn: true }));
    await choose(user, field, 'Not for 90 days');
    await waitFor(() => expect(latest().filter).toEqual({ inactiveDays: 90 }));
    await choose(user, field, 'Any');
    await waitFor(() => expect(latest().filter).toEqual({}));
  });

  it('narrow to those who have not signed in for a number of days of one’s own', async () => {
    const { user } = await openUsers({ filter: { inactiveDays: 7 } });
    const panel = await openFilters(user);
    expect(panel.getByRole('combobox', { name: 'Last sign-in' })).toHaveTextContent(
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

  it('narrow to expired invitations', async () => {
    const { user } = await openUsers();
    const panel = await openFilters(user);
    await user.click(panel.getByRole('checkbox', { name: 'Only expired invitations' }));
    await waitFor(() => expect(latest().filter).toEqual({ invitationExpired: true }));
    await user.click(panel.getByRole('checkbox', { name: 'Only expired invitations' }));
    await user.click(panel.getByRole('checkbox', { name: 'Only revoked invitations' }));
    await waitFor(() => expect(latest().filter).toEqual({ invitationRevoked: true }));
    await user.click(panel.getByRole('checkbox', { name: 'Only revoked invitations' }));
    await waitFor(() => expect(latest().filter).toEqual({}));
  });

  it('narrow to who can do something', async () => {
    const { user } = await openUsers();
    const panel = await openFilters(user);
    await choose(user, panel.getByRole('combobox', { name: 'Who can use' }), 'User Management');
    await waitFor(() => expect(latest().filter).toEqual({ withPermission: 'user-management' }));
    await user.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(chips()).toEqual(['Can use: User Management']));
  });

  it('add to one another and to the search, and are cleared together', async () => {
    const { user } = await openUsers({ filter: { q: 'a', neverSignedIn: true } });
    const panel = await openFilters(user);
    expect(panel.getByRole('combobox', { name: 'Last sign-in' })).toHaveTextContent('Never signed in');
    await user.click(panel.getByRole('checkbox', { name: 'Active' }));
    await waitFor(() =>
      expect(latest().filter).toEqual({ q: 'a', neverSignedIn: true, status_eq_any: ['active'] }),
    );
    await user.click(panel.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(latest().filter).toEqual({ q: 'a' }));
    expect(panel.getByRole('checkbox', { name: 'Active' })).not.toBeChecked();
    expect(panel.getByRole('combobox', { name: 'Last sign-in' })).toHaveTextContent('Any');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(chips()).toEqual([]));
  });

  it('are taken away by their chips, and the keyboard is not lost', async () => {
    const { user } = await openUsers({ filter: { invitationExpired: true, status_eq_any: ['invited'] } });
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Invitation expired' }));
    await waitFor(() => expect(latest().filter).toEqual({ status_eq_any: ['invited'] }));
    expect(screen.getByRole('button', { name: 'Remove filter: Status: Invited' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(latest().filter).toEqual({}));
    expect(content()).toHaveFocus();
  });

  it('say so where a role or a group of the address is gone', async () => {
    await openUsers({ filter: { roleIds_inc_any: ['gone'] } });
    await waitFor(() => expect(chips()).toEqual(['Role: unknown (gone)']));
  });

  it('work without the list of permissions, and say that it is missing', async () => {
    expectConsole(/ApiError/);
    fixtures.server.use(http.get('/clientapi/v1/permissions', () => HttpResponse.json({}, { status: 500 })));
    const { user } = await openUsers({ filter: { withPermission: 'dashboard' } });
    const panel = await openFilters(user);
    expect(await panel.findByText(/The list of permissions could not be loaded/)).toBeVisible();
    expect(panel.getByRole('combobox', { name: 'Who can use' })).toHaveTextContent('Dashboard');
    await user.click(panel.getByRole('checkbox', { name: 'Active' }));
    await waitFor(() => expect(latest().filter).toMatchObject({ status_eq_any: ['active'] }));
  });
});

describe('the path of a group', () => {
  it('begins at the root and ends with the group', () => {
    const path = [
      { id: '1', name: 'Publishing' },
      { id: '2', name: 'Books' },
    ];
    expect(groupPath({ name: 'Fiction', path })).toBe('Publishing / Books / Fiction');
    expect(groupPath({ name: 'Fiction', path: [] })).toBe('Fiction');
  });
});

describe('the list behind the filters', () => {
  it('shows only who fits', async () => {
    const suspended = users().filter(({ status }) => status === 'suspended');
    await openUsers({ filter: { status_eq_any: ['suspended'] }, perPage: 50 });
    await untilRows(suspended.length);
    expect(within(content()).getAllByText('Suspended')).toHaveLength(suspended.length);
  });
});
