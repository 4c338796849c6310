// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { elsewhere } from '../../../support/elsewhere';
import { address, openFixtureApi } from '../../../support/renderApp';
import { pasteInto } from '../../../support/screens';
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
  it('names by the email address whom no letter of the name could be seen of', async () => {
    const { id, version, email } = find(
      (each) => each.status === 'active' && !each.email.startsWith('admin'),
    );
    const { user } = await openUsers();
    await elsewhere('PUT', `${usersCall}/${id}`, { name: '\u200b\u2060', version });
    await pasteInto(user, screen.getByRole('searchbox', { name: 'Search' }), email);
    expect(await screen.findByRole('checkbox', { name: `Select ${email}` })).toBeInTheDocument();
    const { menu } = await openMenu(user, email);
    await user.click(menu.getByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByRole('dialog', { name: `Delete ${email}?` })).toBeVisible();
  });

  it('is opened, walked and closed by the keyboard, and named by the user', async () => {
    const person = find(({ status }) => status === 'active');
    const { user } = await openUsers({ filter: { q: person.email } });
    const { button, menu } = await openMenu(user, person.name);
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Open', 'Send password reset']),
    );
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Open' })).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(menu.getByRole('menuitem', { name: /^Suspend/ })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(button).toHaveFocus();
    expect(posts()).toEqual([]);
    await openMenu(user, person.name);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/user-management/users/${person.id}`));
  });

  it('suspends at once, and takes it back', async () => {
    const person = find(({ status, email }) => status === 'active' && !email.startsWith('admin@'));
    const { user } = await openUsers({ filter: { q: person.email } });
    const { menu } = await openMenu(user, person.name);
    await user.click(menu.getByRole('menuitem', { name: 'Suspend' }));
    expect(await (await row(person.name)).findByText('Suspended')).toBeVisible();
    expect(posts().map(({ path }) => path)).toEqual([`${usersCall}/${person.id}/actions/suspend`]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await (await row(person.name)).findByText('Active')).toBeVisible();
  });

  it('says why the own account can be neither suspended nor deleted', async () => {
    const own = find(({ email }) => email === 'admin@publisher.example');
    const { user } = await openUsers({ filter: { q: own.email } });
    const { menu } = await openMenu(user, own.name);
    for (const name of [/^Suspend/, /^Delete/]) {
      const line = menu.getByRole('menuitem', { name });
      expect(line).toHaveAttribute('aria-disabled', 'true');
      expect(line).toHaveTextContent(/You cannot do this to yourself|the last one/);
      await user.click(line);
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(posts()).toEqual([]);
  });

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
