import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, profile, profileAnswers } from '../support/calls';
import { gate, recordFrames } from '../support/pageHistory';
import { address, heading, openFixtureApi, renderApp } from '../support/renderApp';
import { content, menu, signIn, signInPage } from '../support/screens';

const fixtures = openFixtureApi();

/** The menu of a user with all keys according to the specification; other areas may be in between. */
const wholeMenu: readonly (readonly [caption: string, target?: string])[] = [
  ['Press Controlling', '/press-controlling'],
  ['User Management'],
  ['Users', '/user-management/users'],
  ['Groups', '/user-management/groups'],
  ['Roles', '/user-management/roles'],
  ['Messages', '/messages'],
  ['Video Help', '/video-help'],
  ['Onboarding Wizard', '/onboarding-wizard'],
  ['Default Translations', '/default-translations'],
  ['Dashboard', '/dashboard'],
  ['Website modules', '/website-modules'],
  ['Profile', '/profile'],
  ['Logout', '/logout'],
];

/** Opens the application with these permissions from the server, and waits until the menu shows them. */
async function openWith(permissions: unknown) {
  fixtures.server.use(profileAnswers(() => profile({ permissions })));
  const app = await renderApp('/profile', { as: 'guest' });
  await screen.findByRole('textbox', { name: 'Full name' });
  return app;
}

describe('the menu', () => {
  it('shows only User Management and Logout to a user with only the key user-management', async () => {
    await openWith(['user-management']);
    expect(menu.captions()).toEqual(['User Management', 'Logout']);
  });

  it('shows everything to a user with all keys, in the order of the specification', async () => {
    const { user } = await renderApp('/profile', { as: 'admin' });
    await user.click(await menu.group('User Management'));
    const captions = wholeMenu.map(([caption]) => caption);
    expect(menu.captions().filter((caption) => captions.includes(caption))).toEqual(captions);
    const targets = wholeMenu.flatMap(([, target]) => target ?? []);
    const links = within(menu.element())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((link) => targets.includes(link))).toEqual(targets);
    expect(menu.captions().slice(-2)).toEqual(['Profile', 'Logout']);
  });

  it.each<[name: string, permissions: unknown]>([
    ['an empty list', []],
    ['the name of an area in place of its key', ['messages', 'admin-messages']],
  ])('%s shows only Logout', async (_name, permissions) => {
    await openWith(permissions);
    expect(menu.captions()).toEqual(['Logout']);
  });

  it('shows a visitor only Sign In, which leads to the sign-in page', async () => {
    const { user } = await renderApp('/404');
    await heading('404 Oops something went wrong Sorry!');
    expect(menu.captions()).toEqual(['Sign In']);
    await user.click(await menu.line('Sign In'));
    await signInPage.heading();
    expect(address()).toBe('/login');
    expect(fixtures.sent).toEqual([]);
  });
});

describe('while the permissions are not known', () => {
  it('shows only Logout, which works', async () => {
    const answer = gate();
    fixtures.server.use(
      profileAnswers(async () => {
        await answer.opened;
        return profile({ permissions: ['dashboard'] });
      }),
    );
    const frames = recordFrames();
    const { user } = await renderApp('/dashboard', { as: 'admin' });
    expect(await menu.line('Logout')).toBeVisible();
    expect(menu.captions()).toEqual(['Logout']);
    expect(menu.element().querySelector('[aria-busy=true]')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Close menu' })).toBeEnabled();
    expect(within(content()).getByRole('status')).toBeInTheDocument();
    await user.click(await menu.line('Logout'));
    await signInPage.heading();
    answer.open();
    expect(frames.filter(({ text }) => text.includes('Dashboard'))).toEqual([]);
  });
});

describe('another profile', () => {
  it('of the next person replaces menu and form, without showing anything of the first one', async () => {
    const { user } = await renderApp('/profile', { as: 'admin' });
    expect(await screen.findByRole('textbox', { name: 'Full name' })).toHaveValue('Alexandra Winter');
    await user.click(await menu.line('Logout'));
    await signInPage.heading();
    const frames = recordFrames();
    await signIn(user, 'editor');
    expect(await screen.findByRole('textbox', { name: 'Full name' })).toHaveValue('Emil Sommer');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('editor@publisher.example');
    expect(menu.captions()).toEqual(['Messages', 'Video Help', 'Default Translations', 'Profile', 'Logout']);
    expect(fixtures.calls(calls.profile)).toHaveLength(2);
    expect(frames.filter(({ text }) => /User Management|Dashboard/.test(text))).toEqual([]);
  });

  it('with other permissions of the same person changes the menu', async () => {
    const { services } = await openWith(['dashboard', 'video-help']);
    expect(menu.captions()).toEqual(['Video Help', 'Dashboard', 'Logout']);
    fixtures.server.use(profileAnswers(() => profile({ permissions: ['profile', 'dashboard'] })));
    await act(() => services.queryClient.refetchQueries({ queryKey: ['profile'] }));
    // The cache notifies its observers in a later turn of the event loop.
    await waitFor(() => expect(menu.captions()).toEqual(['Dashboard', 'Profile', 'Logout']));
  });
});
