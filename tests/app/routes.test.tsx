// @vitest-environment jsdom
import WarningAmber from '@mui/icons-material/WarningAmber';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { Area } from '../../src/areas';
import type { PageLoader } from '../../src/areas/defineArea';
import { calls, profileAnswers } from '../support/calls';
import { expectConsole } from '../support/consoleGuard';
import { recordFrames, recordNavigations, visit } from '../support/pageHistory';
import { address, closeApps, heading, openFixtureApi, renderApp } from '../support/renderApp';
import { content, menu, signIn, signInPage } from '../support/screens';

const fixtures = openFixtureApi();
const notFound = '404 Oops something went wrong Sorry!';

/** Goes one step back, as the browser's button does, and waits for the router to follow. */
async function goBack(): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await act(() => arrived);
}

describe('the routes of the specification', () => {
  it.each([
    ['/profile', 'Publisher profile'],
    ['/press-controlling', 'Press Controlling'],
    ['/user-management/users', 'Users'],
    ['/user-management/groups', 'Groups'],
    ['/user-management/roles', 'Roles'],
    ['/messages', 'Messages'],
    ['/video-help/videos', 'Video Help'],
    ['/onboarding-wizard', 'Onboarding Wizard'],
    ['/default-translations', 'Default Translations'],
    ['/dashboard', 'Dashboard'],
    ['/website-modules/modules', 'Website modules'],
    ['/404', notFound],
    ['/forgot-password', 'Reset your password!'],
  ])('T146 %s shows its page on a deep link and after a reload', async (path, headline) => {
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

  it.each([
    ['/login', 'Welcome back.'],
    ['/forgot-password', 'Reset your password!'],
    ['/404', notFound],
  ])('T146 T150 T152 %s is open to visitors, in the shell with Sign In alone', async (path, headline) => {
    const navigations = recordNavigations();
    await renderApp(path);
    expect(await heading(headline)).toBeVisible();
    expect(menu.captions()).toEqual(['Sign In']);
    expect(navigations.slice(1)).toEqual([]);
    expect(fixtures.sent).toEqual([]);
  });

  it('T146 /user-management leads to its first child, by replacement', async () => {
    const navigations = recordNavigations();
    await renderApp('/user-management', { as: 'admin' });
    await heading('Users');
    expect(navigations.slice(1)).toEqual(['replace /user-management/users']);
  });

  it('T149 / leads to the profile when signed in, else to the sign-in page', async () => {
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
  it.each(['/profile', '/messages', '/user-management', '/user-management/users', '/press-controlling'])(
    'T151 on the protected %s is led to the sign-in page once, and no protected call is made',
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

  it('T148 on an unknown path sees 404, not the sign-in page', async () => {
    await renderApp('/nowhere');
    await heading(notFound);
    expect(address()).toBe('/404');
    expect(menu.captions()).toEqual(['Sign In']);
  });
});

describe('an unknown path', () => {
  it('T147 is replaced by /404, so that Back leads to where one was', async () => {
    await renderApp('/messages', { as: 'admin' });
    await heading('Messages');
    act(() => visit('/nowhere/at?all#here'));
    await heading(notFound);
    expect(address()).toBe('/404');
    await goBack();
    await heading('Messages');
    expect(address()).toBe('/messages');
  });

  it.each([
    '/auth-callback',
    '/access-denied',
    '/authentication-error',
    '/video-help/new',
    '/user-management/teams',
    '/profiles',
    '/daily-controlling',
    '/constructor',
    '/profile%00',
    '/%2Fevil.com',
  ])('T147 T149 %s is one of them, signed in and signed out', async (path) => {
    await renderApp(path);
    await heading(notFound);
    expect(address()).toBe('/404');
    closeApps();
    await renderApp(path, { as: 'admin' });
    await heading(notFound);
    expect(address()).toBe('/404');
    expect(await menu.line('Logout')).toBeVisible();
  });

  it('T147 T154 is one that cannot be decoded, too', async () => {
    expectConsole(/malformed URL segment/);
    await renderApp('/%E0%A4%A', { as: 'admin' });
    await heading(notFound);
    expect(address()).toBe('/404');
  });

  it('T152 offers a way on: to the profile, or to the sign-in page', async () => {
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
  it.each([
    ['T154 in upper case', '/PROFILE', 'Publisher profile'],
    ['T154 with a trailing slash', '/profile/', 'Publisher profile'],
    ['T154 with both, query and hash', '/Messages/?page=2#x', 'Messages'],
    ['T154 with encoded letters', '/%70rofile', 'Publisher profile'],
    ['T154 of a child in upper case', '/USER-MANAGEMENT/Roles/', 'Roles'],
  ])('%s shows the page: %s', async (_name, path, headline) => {
    await renderApp(path, { as: 'admin' });
    await heading(headline);
    expect(address()).toBe(path);
  });

  it.each(['//profile', '//evil.com', '//evil.com/profile', '/user-management//users', '/\\profile'])(
    'T154 with a doubled slash (%s) is unknown',
    async (path) => {
      await renderApp(path, { as: 'admin' });
      await heading(notFound);
      expect(address()).toBe('/404');
      expect(location.host).toBe('localhost:3000');
    },
  );

  it('T154 leads visitors to the sign-in page and from there to the page', async () => {
    const { user } = await renderApp('/MESSAGES/');
    await signInPage.heading();
    await signIn(user, 'editor');
    await heading('Messages');
    expect(address()).toBe('/MESSAGES/');
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

  it('T153 go round in no circle when session, permissions and identity all fail', async () => {
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

describe('an area that fails', () => {
  const openReview = (page: PageLoader) => {
    const area: Area = {
      key: 'press-review',
      path: 'press-review',
      permission: 'dashboard',
      order: 99,
      icon: WarningAmber,
      page,
    };
    return renderApp('/press-review', { as: 'admin', furtherAreas: [area] });
  };

  it('T156 while it renders shows an error in the content; the menu works and the next page too', async () => {
    expectConsole(/review is broken/);
    const { user } = await openReview(async () => BrokenReview);
    expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded.');
    expect(document.body).not.toHaveTextContent(/review is broken|token abc/);
    await user.click(await menu.line('Messages'));
    await heading('Messages');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('T156 T223 because its chunk is missing can be tried again in place', async () => {
    expectConsole(/chunk is missing/);
    const loadPage = vi.fn<PageLoader>(async () => Review);
    loadPage.mockRejectedValueOnce(new Error('The chunk is missing'));
    const { user } = await openReview(loadPage);
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Press review');
    expect(loadPage).toHaveBeenCalledTimes(2);
  });
});

function Review() {
  return <h1>Press review</h1>;
}

function BrokenReview(): never {
  throw new Error('The review is broken: token abc');
}
