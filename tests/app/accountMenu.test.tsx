import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { initialsOf } from '@/app/account/initialsOf';
import { openFixtureApi, type Person, people, renderApp } from '../support/renderApp';

const fixtures = openFixtureApi();

beforeEach(() => {
  fixtures.server.use(http.head('/assets/i18n/*', () => new HttpResponse(null, { status: 404 })));
});

async function openMenu(as: Person, path = '/messages') {
  const app = await renderApp(path, { as });
  const button = await screen.findByRole('button', { name: /^Account: / });
  await app.user.click(button);
  return { ...app, button, menu: await screen.findByRole('menu', { name: button.ariaLabel ?? '' }) };
}

/** Checks the menu's items; while the languages load, there is one more. */
const hasLines = (menu: HTMLElement, ...lines: string[]) =>
  waitFor(() =>
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((line) => line.textContent),
    ).toEqual(lines),
  );

describe('the account menu', () => {
  it('takes the place of language and theme in the toolbar as soon as somebody is signed in', async () => {
    await renderApp('/login');
    const toolbar = () => within(screen.getByRole('banner'));
    expect(await toolbar().findByRole('button', { name: 'Language' })).toBeVisible();
    expect(toolbar().getByRole('button', { name: 'Theme' })).toBeVisible();
    expect(toolbar().queryByRole('button', { name: /^Account/ })).toBeNull();
  });

  it('is named after the person, and has name, email, Profile, personal pages, theme, languages and Logout', async () => {
    const { button, menu } = await openMenu('admin');
    const name = /^Account: (.+)$/.exec(button.ariaLabel ?? '')?.[1] ?? '';
    expect(within(button).getByText(name).tagName).toBe('BDI');
    expect(within(menu).getByText(name).tagName).toBe('BDI');
    expect(menu).toHaveTextContent(people.admin.email);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await hasLines(menu, 'Profile', 'Guides', 'Logout');
    const theme = within(menu).getByRole('group', { name: 'Theme' });
    expect(within(theme).getByRole('menuitemradio', { checked: true })).toHaveTextContent('System');
    const language = within(menu).getByRole('group', { name: 'Language' });
    expect(within(language).getByRole('menuitemradio', { checked: true })).toHaveTextContent('English');
    expect(screen.queryByRole('button', { name: 'Theme' })).toBeNull();
  });

  it('offers Profile only if the side menu has it', async () => {
    const { menu } = await openMenu('guest', '/profile');
    await hasLines(menu, 'Guides', 'Logout');
  });

  it('works by keyboard: opens on its first item, arrows wrap around, and Escape returns the focus', async () => {
    const { user } = await renderApp('/messages', { as: 'admin' });
    const button = await screen.findByRole('button', { name: /^Account: / });
    button.focus();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    const line = (name: string) => within(menu).getByRole('menuitem', { name });
    await waitFor(() => expect(line('Profile')).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(line('Guides')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(within(menu).getByRole('menuitemradio', { name: 'Light' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(line('Logout')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(line('Profile')).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(button).toHaveFocus();
  });

  it('has no name while the profile loads, and if it fails', async () => {
    fixtures.server.use(http.get('*/admin/profile', () => new HttpResponse(null, { status: 500 })));
    const { user } = await renderApp('/profile', { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Account' }));
    const menu = await screen.findByRole('menu', { name: 'Account' });
    expect(within(menu).getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  });

  it('isolates a name that changes the text direction', async () => {
    const name = 'Eve \u202e<b>nimda</b>';
    fixtures.server.use(
      http.get('*/admin/profile', () =>
        HttpResponse.json({ name, email: people.admin.email, permissions: ['profile'] }),
      ),
    );
    const { button } = await openMenu('admin', '/profile');
    expect(button).toHaveAccessibleName('Account: Eve <b>nimda</b>');
    expect(button.querySelector('b')).toBeNull();
  });
});

describe('the initials', () => {
  it.each([
    ['Juana Inés de la Cruz', 'JC'],
    ['\u202e\u200b', ''],
  ])('of ‘%s’ are ‘%s’', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
