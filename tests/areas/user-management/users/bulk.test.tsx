import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { StoredUser } from '../../../../src/areas/user-management/fixtures/records';
import { openFixtureApi } from '../../../support/renderApp';
import { choose, openUsers, untilRows, userList, withoutScrolling } from './listScreen';

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
  it('‘Add roles…’ asks which, leaves out whom it does not concern, and is taken back', async () => {
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

  it('takes no rights from oneself: the row is skipped, and says where it can be done', async () => {
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
