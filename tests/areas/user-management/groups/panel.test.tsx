import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openActions } from '../../../support/actions';
import { pressTwice } from '../../../support/pressTwice';
import { openFixtureApi } from '../../../support/renderApp';
import { pasteInto } from '../../../support/screens';
import { impact } from '../roles/rolesScreen';
import {
  groupRecords,
  groupsCall,
  groupsPath,
  line,
  openGroups,
  outline,
  undo,
  withLayout,
} from './groupsScreen';

const fixtures = openFixtureApi();
const { find, children } = groupRecords(fixtures);
withLayout();

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}\\b`) });
const save = () => screen.getByRole('button', { name: 'Save' });
const saves = (id: string) =>
  fixtures.calls(`${groupsCall}/${id}`, 'PUT').map(({ body }) => JSON.parse(body));

describe('the chosen group', () => {
  it('shows the impact of other roles before saving; a move by the same person is no conflict', async () => {
    const { id } = find('Sales');
    const { user } = await openGroups(`/${id}`);
    await field('Name');
    await user.click(await line('Sales'));
    await user.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    await waitFor(() => expect(children()[0]).toBe('Sales'));
    await screen.findByRole('button', { name: 'Undo' });
    const { version } = find('Sales');
    await pasteInto(user, await field('Name'), '!');
    await user.click(await screen.findByRole('combobox', { name: 'Roles' }));
    await user.click(await screen.findByRole('option', { name: 'Controller' }));
    await user.click(save());
    expect((await impact.lines('Gains a permission'))[0]).toMatch(/ \d+ users?/);
    await user.click(await impact.button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saves(id)).toEqual([]);
    expect(await screen.findByRole('button', { name: 'Remove Controller' })).toBeVisible();
    await user.click(save());
    await impact.save(user);
    const controller = fixtures.api.records('roles').find(({ key }) => key === 'controller');
    await waitFor(() => expect(saves(id)).toEqual([{ name: 'Sales!', roleIds: [controller?.id], version }]));
    await line('Sales!');
  });

  it('shows the way to it and the roles that its members have from above, with where they come from', async () => {
    const { id } = find('North', 'Editorial');
    const { user } = await openGroups(`/${id}`);
    const path = within(await screen.findByRole('navigation', { name: 'Parent groups' }));
    expect(path.getByRole('link', { name: 'Editorial' })).toHaveAttribute(
      'href',
      `${groupsPath}/${find('Editorial').id}`,
    );
    const inherited = await screen.findByRole('region', { name: 'Roles from parent groups' });
    await waitFor(() => expect(inherited).toHaveTextContent('Editor from Editorial'));
    await user.click(within(inherited).getByRole('link', { name: 'Editorial' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Editorial' })).toHaveFocus();
  });
});

describe('the tab of members', () => {
  const { find, members, users } = groupRecords(fixtures);

  const usersCall = '/clientapi/v1/users';
  const bulkCall = `${usersCall}/actions/bulk`;
  const orders = () => fixtures.calls(bulkCall, 'POST').map(({ body }) => JSON.parse(body));
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'en');
  const table = () => screen.findByRole('table', { name: 'Members of Sales' });
  const openMembers = () => openGroups(`/${find('Sales').id}?tab=members`);

  async function pick(user: UserEvent, name: string) {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add members to “Sales”' }));
    await user.click(await dialog.findByRole('combobox', { name: 'Name or email' }));
    await user.paste(name);
    await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
    return dialog;
  }
  const outsider = () => {
    const { id } = find('Sales');
    const found = users().find(
      ({ groupIds, name }) =>
        name !== '' && !groupIds.includes(id) && users().filter((each) => each.name === name).length === 1,
    );
    if (!found) throw new Error('Everybody is in Sales');
    return found;
  };

  describe('the members of a group', () => {
    it('one is removed at once and put back by Undo; the numbers follow', async () => {
      const { user } = await openMembers();
      const before = members('Sales').length;
      const [gone] = members('Sales').toSorted(byName);
      await user.click(
        within(await table()).getByRole('button', { name: `Remove ${gone?.name} from the group` }),
      );
      expect(await screen.findByText(`${gone?.name} removed from “Sales”.`)).toBeVisible();
      expect(orders()).toEqual([
        { op: 'removeGroups', ids: [gone?.id], args: { groupIds: [find('Sales').id] } },
      ]);
      expect(members('Sales')).toHaveLength(before - 1);
      await screen.findByRole('tab', { name: `Members (${before - 1})` });
      expect(await line('Sales')).toHaveAccessibleName(new RegExp(`^Sales, ${before - 1} members`));
      await undo(user);
      expect(await screen.findByText(`${gone?.name} is back in “Sales”.`)).toBeVisible();
      expect(members('Sales')).toHaveLength(before);
      await screen.findByRole('tab', { name: `Members (${before})` });
    });

    it('users who could not be added are listed, after one call', async () => {
      const { user } = await openMembers();
      const [already] = members('Sales').toSorted(byName);
      const added = outsider();
      await user.click(await screen.findByRole('button', { name: 'Add members' }));
      await pick(user, added.email);
      const dialog = await pick(user, already?.email ?? '');
      pressTwice(dialog.getByRole('button', { name: 'Add 2 users' }));
      const results = within(await dialog.findByRole('status', { name: 'Result for each user' }));
      expect(results.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        `${added.name} added`,
        `${already?.name} Already a member.`,
      ]);
      expect(members('Sales').map(({ id }) => id)).toContain(added.id);
      expect(orders()).toHaveLength(1);
      await user.click(dialog.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  });
});

describe('the question before a group is deleted', () => {
  const { find, children, groups, members, users } = groupRecords(fixtures);

  const deletions = (id: string) =>
    fixtures.calls(`${groupsCall}/${id}/actions/delete`, 'POST').map(({ body }) => JSON.parse(body));

  /** Opens the question for a group. */
  async function ask(id: string, name: string) {
    const { user } = await openGroups(`/${id}`);
    await openActions(user);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Delete “${name}”?` }));
    await dialog.findByText('This cannot be undone.');
    const confirm = dialog.getByRole('button', { name: 'Delete group' });
    await waitFor(() => expect(confirm).toBeEnabled());
    return { user, dialog, confirm };
  }

  describe('deleting a group', () => {
    it('moves its groups and its members up, once', async () => {
      const { id, parentId } = find('North', 'Editorial');
      const inside = children('North');
      const people = members('North').map((user) => user.id);
      const { user, dialog, confirm } = await ask(id, 'North');
      expect(dialog.getByRole('radio', { name: 'Move to “Editorial”' })).toBeChecked();
      expect(dialog.getByRole('radio', { name: 'Make them members of “Editorial”' })).toBeChecked();
      expect(await dialog.findByText('No one gains or loses a permission.')).toBeVisible();
      const removed = dialog.getByRole('radio', { name: 'Only remove from the group' });
      await user.click(removed);
      expect(await dialog.findByRole('heading', { name: 'Loses a permission' })).toBeVisible();
      await user.click(dialog.getByRole('radio', { name: 'Make them members of “Editorial”' }));
      expect(await dialog.findByText('No one gains or loses a permission.')).toBeVisible();
      const [numbers] = dialog.getAllByRole('status');
      await waitFor(() =>
        expect(numbers).toHaveTextContent(`1 group will be deleted.${inside.length} groups will move.`),
      );
      expect(numbers).toHaveTextContent(`${people.length} people will lose or change a membership.`);
      pressTwice(confirm);
      await waitFor(() => expect(groups().some((group) => group.id === id)).toBe(false));
      expect(children('Editorial').slice(0, inside.length)).toEqual(inside);
      for (const each of users()) {
        if (people.includes(each.id)) expect(each.groupIds).toContain(parentId);
      }
      await screen.findByRole('heading', { level: 2, name: 'Editorial' });
      await waitFor(() =>
        expect(outline().slice(0, 1 + inside.length)).toEqual([
          'Editorial',
          ...inside.map((name) => `  ${name}`),
        ]),
      );
      const made = deletions(id).filter(({ dryRun }) => dryRun !== true);
      expect(made).toMatchObject([{ children: 'moveUp', members: 'moveUp' }]);
    });
  });
});
