import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { calls, profileAnswers } from '../support/calls';
import { expectConsole } from '../support/consoleGuard';
import { recordFrames, recordNavigations, visit } from '../support/pageHistory';
import { address, closeApps, heading, openFixtureApi, renderApp } from '../support/renderApp';
import { content, menu, signIn, signInPage } from '../support/screens';

const fixtures = openFixtureApi();
const notFound = '404 Oops something went wrong Sorry!';

/** Clicks Back and waits for the router to follow. */
async function goBack(): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await act(() => arrived);
}

describe('the routes of the specification', () => {
  it.each([
    ['/profile', 'Publisher profile'],
    ['/messages?page=2#x', 'Messages'],
  ])('%s shows its page on a deep link and after a reload', async (path, headline) => {
    await renderApp(path, { as: 'admin' });
    expect(await heading(headline)).toBeVisible();
    expect(address()).toBe(path);
    await waitFor(() => expect(document.title).toBe(`${headline} · Press back-office`));
    expect(await menu.line('Logout')).toBeVisible();
    closeApps();
    await renderApp(path);
    expect(await heading(headline)).toBeVisible();
    expect(address()).toBe(path);
  });

  it('/forgot-password is open to visitors, in the shell with only Sign In', async () => {
    const navigations = recordNavigations();
    await renderApp('/forgot-password');
    expect(await heading('Reset your password!')).toBeVisible();
    expect(menu.captions()).toEqual(['Sign In']);
    expect(navigations.slice(1)).toEqual([]);
    expect(fixtures.sent).toEqual([]);
  });

  it('/user-management leads to its first child, by replacement', async () => {
    const navigations = recordNavigations();
    await renderApp('/user-management', { as: 'admin' });
    await heading('Users');
    expect(navigations.slice(1)).toEqual(['replace /user-management/users']);
  });

  it('/ leads to the profile when signed in, else to the sign-in page', async () => {
    await renderApp('/');
    await signInPage.heading();
    expect(address()).toBe('/login');
    closeApps();
    await renderApp('/', { as: 'guest' });
    await heading('Publisher profile');
    expect(address()).toBe('/profile');
  });
});

describe('a visitor', () => {
  it.each(['/profile', '/user-management/users'])(
    'on the protected %s is led to the sign-in page once, and no protected call is made',
    async (path) => {
      const navigations = recordNavigations();
      const frames = recordFrames();
      await renderApp(path);
      await signInPage.heading();
      const target = path === '/profile' ? '/login' : `/login?return=${encodeURIComponent(path)}`;
      expect(navigations.slice(1)).toEqual([`replace ${target}`]);
      expect(menu.captions()).toEqual(['Sign In']);
      expect(fixtures.sent).toEqual([]);
      expect(frames.filter(({ text }) => /Publisher profile|Messages|Logout/.test(text))).toEqual([]);
    },
  );

  it('on an unknown path sees 404, not the sign-in page', async () => {
    await renderApp('/nowhere');
    await heading(notFound);
    expect(address()).toBe('/404');
    expect(menu.captions()).toEqual(['Sign In']);
  });
});

describe('an unknown path', () => {
  it('is replaced by /404, so that Back leads to where one was', async () => {
    await renderApp('/messages', { as: 'admin' });
    await heading('Messages');
    act(() => visit('/nowhere/at?all#here'));
    await heading(notFound);
    expect(address()).toBe('/404');
    await goBack();
    await heading('Messages');
    expect(address()).toBe('/messages');
  });

  it('/auth-callback is one of them, signed in and signed out', async () => {
    await renderApp('/auth-callback');
    await heading(notFound);
    expect(address()).toBe('/404');
    closeApps();
    await renderApp('/auth-callback', { as: 'admin' });
    await heading(notFound);
    expect(address()).toBe('/404');
    expect(await menu.line('Logout')).toBeVisible();
  });

  it('is one that cannot be decoded, too', async () => {
    expectConsole(/malformed URL segment/);
    await renderApp('/%E0%A4%A', { as: 'admin' });
    await heading(notFound);
    expect(address()).toBe('/404');
  });

  it('offers a link to the profile, or to the sign-in page', async () => {
    const { user } = await renderApp('/404');
    await user.click(await screen.findByRole('link', { name: 'Go to the sign-in page' }));
    await signIn(user, 'guest');
    await heading('Publisher profile');
    act(() => visit('/404'));
    await user.click(await screen.findByRole('link', { name: 'Go to your profile' }));
    await heading('Publisher profile');
    expect(address()).toBe('/profile');
  });
});

describe('another way to write a path', () => {
  it('with both, query and hash shows the page: /Messages/?page=2#x', async () => {
    await renderApp('/Messages/?page=2#x', { as: 'admin' });
    await heading('Messages');
    expect(address()).toBe('/Messages/?page=2#x');
  });

  it('with a doubled slash (//evil.com/profile) is unknown', async () => {
    await renderApp('//evil.com/profile', { as: 'admin' });
    await heading(notFound);
    expect(address()).toBe('/404');
    expect(location.host).toBe('localhost:3000');
  });
});

describe('guards', () => {
  it('R5 show somebody without the permission "access denied" inside the shell; /profile is open to everybody', async () => {
    const { user } = await renderApp('/dashboard', { as: 'editor' });
    await heading('Access denied');
    expect(address()).toBe('/dashboard');
    expect(within(content()).getByRole('alert')).toHaveTextContent('You do not have access to this area.');
    await user.click(await menu.line('Messages'));
    await heading('Messages');
    act(() => visit('/user-management/roles'));
    await heading('Access denied');
    closeApps();
    await renderApp('/profile', { as: 'guest' });
    expect(await screen.findByRole('textbox', { name: 'Full name' })).toHaveValue('Greta Gast');
  });

  it('cause no redirect loop when session, permissions and identity all fail', async () => {
    fixtures.server.use(profileAnswers(() => HttpResponse.json({}, { status: 403 })));
    localStorage.setItem('access_token', 'stale');
    const navigations = recordNavigations();
    const { services } = await renderApp('/dashboard');
    await screen.findByRole('alert');
    act(() => services.session.signOut());
    await signInPage.heading();
    expect(navigations.slice(1)).toEqual(['replace /login?return=%2Fdashboard']);
    expect(fixtures.calls(calls.profile)).toHaveLength(1);
    expect(fixtures.calls(calls.token, 'POST')).toEqual([]);
  });
});
