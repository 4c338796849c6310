// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { calls, figuresHang, profile, profileAnswers } from '../support/calls';
import { gate, recordFrames } from '../support/pageHistory';
import { address, heading, openFixtureApi, renderApp } from '../support/renderApp';
import { content, menu, signIn, signInPage } from '../support/screens';

const fixtures = openFixtureApi();

/** The menu of somebody with all keys, as the specification has it; areas that are added later may stand between. */
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

/** Opens the application as somebody whom the server gives these permissions, once the menu knows them. */
async function openWith(permissions: unknown) {
  fixtures.server.use(profileAnswers(() => profile({ permissions })));
  const app = await renderApp('/profile', { as: 'guest' });
  await screen.findByRole('textbox', { name: 'Full name' });
  return app;
}

describe('the menu', () => {
  it.each([
    ['profile', 'Profile'],
    ['user-management', 'User Management'],
    ['press-controlling', 'Press Controlling'],
    ['admin_messages', 'Messages'],
    ['video-help', 'Video Help'],
    ['onboarding-wizard', 'Onboarding Wizard'],
    ['default-translations', 'Default Translations'],
    ['dashboard', 'Dashboard'],
    ['website-modules', 'Website modules'],
  ])('T128 shows somebody with the key %s alone: %s and Logout', async (key, caption) => {
    await openWith([key]);
    expect(menu.captions()).toEqual([caption, 'Logout']);
  });

  it('T129 T137 shows somebody with all keys everything, in the order of the specification', async () => {
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

  it('T129 takes path, key and caption of controlling from the configuration', async () => {
    fixtures.server.use(
      profileAnswers(() => profile({ permissions: ['daily-controlling'] })),
      figuresHang(),
    );
    const { user } = await renderApp('/', {
      as: 'guest',
      config: { product: { key: 'daily', name: 'The Daily' } },
    });
    await user.click(await menu.line('The Daily Controlling'));
    await heading('The Daily Controlling');
    expect(address()).toBe('/daily-controlling');
  });

  it.each<[name: string, permissions: unknown]>([
    ['T130 an empty list', []],
    ['T131 null', null],
    ['T131 a missing list', undefined],
    ['T131 a text', 'dashboard'],
    ['T131 an object', { 0: 'dashboard', length: 1, dashboard: true }],
    ['T131 a number', 7],
    ['T131 a list of other things', [null, 7, { key: 'dashboard' }, ['dashboard'], true]],
    ['T133 unknown keys', ['finance', 'users', '*', 'admin', '']],
    ['T134 names of prototypes', ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'none']],
    ['T135 variants of keys', ['Dashboard', ' dashboard', 'dashboard ', 'DASHBOARD', 'video_help', 'dash']],
    ['T136 the name of an area in place of its key', ['messages', 'admin-messages']],
    ['T137 the names of children', ['users', 'groups', 'roles', 'user-management/users']],
  ])('%s shows Logout alone', async (_name, permissions) => {
    await openWith(permissions);
    expect(menu.captions()).toEqual(['Logout']);
  });

  it('T132 shows an item once, however often its key is listed', async () => {
    await openWith(['dashboard', 'video-help', 'dashboard', 'dashboard']);
    expect(menu.captions()).toEqual(['Video Help', 'Dashboard', 'Logout']);
  });

  it('T145 bears ten thousand keys and one of a megabyte', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `key-${index}`);
    await openWith([...many, 'x'.repeat(1_000_000), 'dashboard']);
    expect(menu.captions()).toEqual(['Dashboard', 'Logout']);
  });

  it('T138 shows a visitor Sign In alone, which leads to the sign-in page', async () => {
    const { user } = await renderApp('/404');
    await heading('404 Oops something went wrong Sorry!');
    expect(menu.captions()).toEqual(['Sign In']);
    await user.click(await menu.line('Sign In'));
    await signInPage.heading();
    expect(address()).toBe('/login');
    expect(fixtures.sent).toEqual([]);
  });

  it('leads to the pages of its lines and marks the one that is shown', async () => {
    const { user } = await renderApp('/messages', { as: 'admin' });
    await heading('Messages');
    expect(await menu.line('Messages')).toHaveAttribute('aria-current', 'page');
    await user.click(await menu.group('User Management'));
    await user.click(await menu.line('Groups'));
    await heading('Groups');
    expect(address()).toBe('/user-management/groups');
    expect(await menu.line('Groups')).toHaveAttribute('aria-current', 'page');
    expect(await menu.line('Messages')).not.toHaveAttribute('aria-current');
  });
});

describe('while the permissions are not known', () => {
  it('T139 T143 paints Logout alone, which works', async () => {
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

  it('T142 shows Logout alone and the error when they cannot be loaded', async () => {
    fixtures.server.use(profileAnswers(() => HttpResponse.json({}, { status: 500 })));
    await renderApp('/dashboard', { as: 'admin' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your profile could not be loaded.');
    expect(menu.captions()).toEqual(['Logout']);
  });
});

describe('another profile', () => {
  it('T139 T140 of the next person replaces menu and form, and nothing of the first one is painted meanwhile', async () => {
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

  it('T141 of the same person, loaded again with other permissions, changes the menu', async () => {
    const { services } = await openWith(['dashboard', 'video-help']);
    expect(menu.captions()).toEqual(['Video Help', 'Dashboard', 'Logout']);
    fixtures.server.use(profileAnswers(() => profile({ permissions: ['profile', 'dashboard'] })));
    await act(() => services.queryClient.refetchQueries({ queryKey: ['profile'] }));
    // The cache tells its observers in a later turn of the event loop.
    await waitFor(() => expect(menu.captions()).toEqual(['Dashboard', 'Profile', 'Logout']));
  });

  it('T144 is not asked for because the window gets the focus', async () => {
    await renderApp('/messages', { as: 'editor' });
    await heading('Messages');
    for (let count = 0; count < 5; count += 1) {
      fireEvent(document, new Event('visibilitychange'));
      fireEvent.focus(window);
    }
    fireEvent.online(window);
    await heading('Messages');
    expect(fixtures.calls(calls.profile)).toHaveLength(1);
  });
});
