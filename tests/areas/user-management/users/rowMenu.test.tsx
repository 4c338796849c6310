import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { address, openFixtureApi } from '../../../support/renderApp';
import { openUsers, rows, shownNames, userList, usersCall, withoutScrolling } from './listScreen';

const fixtures = openFixtureApi({ counts: { users: 40, groups: 20 } });
const { user: find } = userList(fixtures);
withoutScrolling();

const posts = () =>
  fixtures.api.requests.filter(({ method, path }) => method !== 'GET' && path.startsWith(usersCall));

const row = async (name: string) => {
  const found = (await rows()).find((each) => within(each).queryByRole('link', { name }));
  if (found === undefined) throw new Error(`There is no row ${name}`);
  return within(found);
};

async function openMenu(user: UserEvent, name: string) {
  const button = (await row(name)).getByRole('button', { name: `Actions for ${name}` });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  button.focus();
  await user.keyboard('{Enter}');
  const menu = within(await screen.findByRole('menu', { name: `Actions for ${name}` }));
  return { button, menu };
}

describe('the menu of a row', () => {
  it('deletes after a question, once, and the rows that are ticked no longer hold the user', async () => {
    const person = find(({ status }) => status === 'invited');
    const { user } = await openUsers({ filter: { status_eq_any: ['invited'] } });
    const before = await shownNames();
    await user.click((await row(person.name)).getByRole('checkbox'));
    expect(await screen.findByRole('group', { name: 'Selection' })).toBeVisible();
    const { menu } = await openMenu(user, person.name);
    // By keyboard: without a layout, a click would count as the second half of a double click on the checkbox.
    menu.getByRole('menuitem', { name: 'Delete' }).focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: `Delete ${person.name}?` }));
    expect(posts()).toEqual([]);
    await user.dblClick(await dialog.findByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await shownNames()).not.toEqual(before));
    expect(posts().map(({ method }) => method)).toEqual(['DELETE']);
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
    expect(address()).toContain('invited');
  });
});
