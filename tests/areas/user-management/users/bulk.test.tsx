import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { StoredUser } from '../../../../src/areas/user-management/fixtures/records';
import { openFixtureApi } from '../../../support/renderApp';
import { choose, openUsers, rows, shownNames, untilRows, userList, withoutScrolling } from './listScreen';

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
const someOf = (status: StoredUser['status'], count: number) =>
  users()
    .filter((each) => each.status === status)
    .slice(-count);
const idsOf = (chosen: readonly StoredUser[]) => chosen.map(({ id }) => id).sort();
/** The orders with their ids in one order, because the list sorts them by name. */
const sent = () => orders().map(({ ids, ...order }) => ({ ...order, ids: [...ids].sort() }));

describe('a change of many users', () => {
  it('suspends: a dry run says what will happen and why some are skipped, then one call does it', async () => {
    const [admin] = users();
    const active = someOf('active', 2);
    const suspended = someOf('suspended', 1);
    const chosen = [...active, ...suspended, ...(admin ? [admin] : [])];
    const user = await select(chosen);
    const dialog = await start(user, 'Suspend');
    expect(await dialog.findByText('2 users will be suspended and signed out.')).toBeVisible();
    expect(dialog.getByText('2 are skipped: 1 already suspended, 1 is you.')).toBeVisible();
    expect(await dialog.findByText(admin?.name ?? '')).toBeVisible();
    expect(sent()).toEqual([{ op: 'suspend', ids: idsOf(chosen), dryRun: true }]);
    expect(now(active).map((each) => each?.status)).toEqual(['active', 'active']);
    await user.click(dialog.getByRole('button', { name: 'Suspend 2 users' }));
    expect(await dialog.findByText('2 users were suspended.')).toBeVisible();
    expect(dialog.getByText('2 were skipped: 1 already suspended, 1 is you.')).toBeVisible();
    expect(sent()[1]).toEqual({ op: 'suspend', ids: idsOf(chosen) });
    expect(now(active).map((each) => each?.status)).toEqual(['suspended', 'suspended']);
    expect(now(chosen)[3]?.status).toBe('active');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull());
    const names = await shownNames();
    expect(names).toHaveLength(4);
    await waitFor(async () => {
      const shown = (await rows()).filter((row) => row.textContent?.includes('Suspended'));
      expect(shown).toHaveLength(3);
    });
  });

  it.each([
    ['Remove from groups…', 'removeGroups', 'groups', 'groupIds', false],
    ['Add roles…', 'addRoles', 'roles', 'roleIds', true],
  ] as const)(
    '%s asks which, leaves out whom it does not concern, and is taken back',
    async (action, op, resource, field, adds) => {
      const values = fixtures.api.records(resource);
      const value = values.find(({ id }) => {
        const having = users().filter((each) => each[field].includes(id) && each.status === 'active');
        return (
          having.length > 0 && having.length < 20 && having.every(({ email }) => !email.startsWith('admin'))
        );
      });
      const having = find((each) => each.status === 'active' && each[field].includes(String(value?.id)));
      const lacking = find(
        (each) =>
          each.status === 'active' &&
          !each.email.startsWith('admin') &&
          !each[field].includes(String(value?.id)),
      );
      const [changed] = adds ? [lacking] : [having];
      const user = await select([having, lacking]);
      const dialog = await start(user, action);
      const proceed = await dialog.findByRole('button', { name: 'Continue' });
      expect(proceed).toBeDisabled();
      await user.click(dialog.getByRole('combobox', { name: resource === 'groups' ? 'Groups' : 'Roles' }));
      await user.paste(String(value?.name));
      await choose(user, dialog.getByRole('combobox'), new RegExp(`(^|/ )${value?.name}$`));
      await user.click(proceed);
      expect(await dialog.findByText(/^1 is skipped: 1 /)).toBeVisible();
      const order = { op, args: { [field]: [value?.id] } };
      expect(sent()).toEqual([{ ...order, ids: idsOf([having, lacking]), dryRun: true }]);
      await user.click(dialog.getByRole('button', { name: / 1 user/ }));
      await dialog.findByRole('button', { name: 'Undo' });
      expect(now([changed])[0]?.[field].includes(String(value?.id))).toBe(adds);
      await user.click(dialog.getByRole('button', { name: 'Undo' }));
      expect(await dialog.findByText('The change was undone for 1 user.')).toBeVisible();
      expect(now([changed])[0]?.[field].includes(String(value?.id))).toBe(!adds);
    },
  );

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
