import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { pressTwice } from '../../../support/pressTwice';
import { openFixtureApi } from '../../../support/renderApp';
import { groupRecords, line, openGroups, undo, withLayout } from './groupsScreen';

const fixtures = openFixtureApi();
const { find, members, users } = groupRecords(fixtures);
withLayout();

const usersCall = '/clientapi/v1/users';
const bulkCall = `${usersCall}/actions/bulk`;
const orders = () => fixtures.calls(bulkCall, 'POST').map(({ body }) => JSON.parse(body));
const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'en');
const table = () => screen.findByRole('table', { name: 'Members of Sales' });
const links = async () =>
  within(await table())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const openMembers = () => openGroups(`/${find('Sales').id}?tab=members`);

async function pick(user: UserEvent, name: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Add members to “Sales”' }));
  await user.click(await dialog.findByRole('combobox', { name: 'Users' }));
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
    expect(await screen.findByText(`${gone?.name} was removed from “Sales”.`)).toBeVisible();
    expect(orders()).toEqual([
      { op: 'removeGroups', ids: [gone?.id], args: { groupIds: [find('Sales').id] } },
    ]);
    expect(members('Sales')).toHaveLength(before - 1);
    await screen.findByRole('tab', { name: `Members (${before - 1})` });
    expect(await line('Sales')).toHaveAccessibleName(new RegExp(`^Sales, ${before - 1} members`));
    await undo(user);
    expect(await screen.findByText(`${gone?.name} is in “Sales” again.`)).toBeVisible();
    expect(members('Sales')).toHaveLength(before);
    await screen.findByRole('tab', { name: `Members (${before})` });
  });

  it('a row that is refused stays, with the reason', async () => {
    const { user } = await openMembers();
    const [first] = members('Sales').toSorted(byName);
    fixtures.server.use(
      http.post(bulkCall, () =>
        HttpResponse.json({ results: [{ id: first?.id, ok: false, code: 'last_admin' }] }),
      ),
    );
    await user.click(
      within(await table()).getByRole('button', { name: `Remove ${first?.name} from the group` }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${first?.name} was not removed from “Sales”. At least one active person must be able to manage users`,
    );
    expect(await links()).toContain(first?.name);
  });

  it('who could not be added is told one by one, after one call', async () => {
    const { user } = await openMembers();
    const [already] = members('Sales').toSorted(byName);
    const added = outsider();
    await user.click(await screen.findByRole('button', { name: 'Add members' }));
    await pick(user, added.email);
    const dialog = await pick(user, already?.email ?? '');
    pressTwice(dialog.getByRole('button', { name: 'Add 2 users' }));
    const results = within(await dialog.findByRole('status', { name: 'Result for each user' }));
    expect(results.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${added.name} was added`,
      `${already?.name} Already a member.`,
    ]);
    expect(members('Sales').map(({ id }) => id)).toContain(added.id);
    expect(orders()).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
