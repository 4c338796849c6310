import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openFixtureApi } from '../../../support/renderApp';
import { choose, openFilters, openUsers, untilRows, userList, withoutScrolling } from './listScreen';

const fixtures = openFixtureApi({ counts: { users: 80, groups: 6 } });
const { users, latest, requested } = userList(fixtures);
withoutScrolling();

async function start(user: UserEvent, action: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
}

it('A change of many users skips the own row instead of taking rights, and says where to do it', async () => {
  const [admin] = users();
  const role = fixtures.api.records('roles').find(({ id }) => admin?.roleIds.includes(id));
  if (admin === undefined || role === undefined) throw new Error('The administrator has a role');
  const { user } = await openUsers({ filter: { id: [admin.id] } });
  await untilRows(1);
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  const dialog = await start(user, 'Remove roles…');
  await choose(user, await dialog.findByRole('combobox', { name: 'Roles' }), String(role.name));
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('There is nothing to do.')).toBeVisible();
  expect(dialog.getByText(/do it on your own page/)).toBeVisible();
  expect(users()[0]?.roleIds).toContain(role.id);
});

it('The filters find users without a sign-in for any number of days', async () => {
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
