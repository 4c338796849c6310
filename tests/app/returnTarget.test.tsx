// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { calls, profileAnswers, tokenAnswers } from '../support/calls';
import { hostileTargets } from '../support/hostileTargets';
import { recordNavigations, visit } from '../support/pageHistory';
import { address, heading, openFixtureApi, type openServices, renderApp } from '../support/renderApp';
import { content, menu, signIn, signInPage } from '../support/screens';

const fixtures = openFixtureApi();
const origin = location.origin;
const signInWith = (target: string) => `/login?return=${encodeURIComponent(target)}`;

const acceptedTargets: [target: string, headline: string][] = [
  ['/profile', 'Publisher profile'],
  ['/dashboard', 'Dashboard'],
  ['/user-management/users', 'Users'],
  ['/messages?x=1#y', 'Messages'],
  ['/messages?next=//evil.com', 'Messages'],
  ['/messages?u=https://evil.com', 'Messages'],
  ['/messages#//evil.com', 'Messages'],
  ['/user-management/users?email=me@example.com', 'Users'],
  ['/onboarding-wizard/', 'Onboarding Wizard'],
  ['/messages?q=%2F%2F', 'Messages'],
];

describe('after signing in', () => {
  it.each([
    ['T081 return', '/login?return=/messages', '/messages', 'Messages'],
    ['T082 url', '/login?url=/messages', '/messages', 'Messages'],
    ['T083 return and url: return', '/login?url=/dashboard&return=/messages', '/messages', 'Messages'],
    ['T083 a bad return and url: url', '/login?return=//evil.com&url=/messages', '/messages', 'Messages'],
    ['T084 neither', '/login', '/profile', 'Publisher profile'],
    [
      'T085 return with path, query and hash',
      '/login?return=/user-management/users%3Fpage%3D2%23x',
      '/user-management/users?page=2#x',
      'Users',
    ],
    ['T086 return twice: the first', '/login?return=/messages&return=/dashboard', '/messages', 'Messages'],
    [
      'T086 return twice, the first one bad',
      '/login?return=x&return=/messages',
      '/profile',
      'Publisher profile',
    ],
    ['T087 an empty return', '/login?return=', '/profile', 'Publisher profile'],
    ['T088 another name', '/login?return[]=/messages&Return=/messages', '/profile', 'Publisher profile'],
  ])('%s is where the person goes', async (_name, path, target, headline) => {
    const { user, services } = await renderApp(path);
    await signIn(user, 'admin');
    await heading(headline);
    expect(address()).toBe(target);
    // A page that is closed while it loads complains of that.
    await waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
  });

  it('T024 with a hostile target the person is at the profile and sees no error', async () => {
    const navigations = recordNavigations();
    const { user } = await renderApp(signInWith('https://evil.com'));
    await signIn(user, 'admin');
    await heading('Publisher profile');
    expect(address()).toBe('/profile');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(navigations.slice(1)).toEqual(['replace /profile']);
  });

  it('T094 the target has survived an attempt that failed', async () => {
    const { user } = await renderApp('/login?return=/messages');
    await signIn(user, 'admin', 'Wrong123!');
    await signInPage.failure();
    await signIn(user, 'admin');
    await heading('Messages');
    expect(address()).toBe('/messages');
  });

  it('T095 the target has survived the way over the forgotten password', async () => {
    const { user } = await renderApp('/messages?page=2');
    await signInPage.heading();
    await user.click(signInPage.forgotPassword());
    await heading('Reset your password!');
    await user.type(screen.getByLabelText('Email Address'), 'admin@publisher.example');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await signIn(user, 'admin');
    await heading('Messages');
    expect(address()).toBe('/messages?page=2');
  });

  it('T092 a target that the person may not open says so; the menu does not offer it', async () => {
    const navigations = recordNavigations();
    const { user } = await renderApp('/login?return=/dashboard');
    await signIn(user, 'editor');
    await heading('Access denied');
    expect(navigations.slice(1)).toEqual(['replace /dashboard']);
    expect(menu.captions()).not.toContain('Dashboard');
  });

  it('T103 what react-admin keeps in the history is not followed', async () => {
    const { user } = await renderApp('/login');
    await signInPage.heading();
    act(() => {
      const hostile = { nextPathname: '//evil.com', nextSearch: '?x', redirectTo: 'https://evil.com' };
      window.history.replaceState({ ...window.history.state, usr: hostile }, '', '/login');
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    });
    await signIn(user, 'admin');
    await heading('Publisher profile');
    expect(address()).toBe('/profile');
  });
});

describe('the sign-in page for somebody who is signed in already', () => {
  it('T089 T091 T093 T096 T097 leads to the profile in place of each bad target, and nowhere else on the way', async () => {
    // The profile itself is of no interest here, and its form would be rendered a hundred times.
    fixtures.server.use(profileAnswers(() => delay('infinite')));
    await renderApp('/profile', { as: 'admin' });
    await heading('Publisher profile');
    const navigations = recordNavigations();
    for (const parameter of ['return', 'url']) {
      for (const target of hostileTargets) {
        await act(async () => visit(`/login?${parameter}=${encodeURIComponent(target)}`));
        expect(address(), `for ${JSON.stringify(target)}`).toBe('/profile');
        const own = navigations.splice(0).filter((each) => each.startsWith('replace'));
        expect(own, `for ${JSON.stringify(target)}`).toEqual(['replace /profile']);
      }
    }
    expect(location.origin).toBe(origin);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('T089 T097 leads to each good target as it is written', async () => {
    await renderApp('/login', { as: 'admin' });
    await heading('Publisher profile');
    for (const [target, headline] of acceptedTargets) {
      act(() => visit(signInWith(target)));
      await waitFor(() => expect(document.title).toMatch(headline));
      expect(address()).toBe(target);
    }
  });

  it('T089 leads to a good target below an area that has no such page: 404', async () => {
    await renderApp(signInWith('/video-help/path%20with%20space'), { as: 'admin' });
    await heading('404 Oops something went wrong Sorry!');
    expect(address()).toBe('/404');
  });
});

describe('a session that has expired', () => {
  /** The next call finds the session expired, and the refresh fails. */
  async function expire(services: Awaited<ReturnType<typeof openServices>>): Promise<void> {
    fixtures.api.expireAccessTokens();
    fixtures.server.use(tokenAnswers(() => HttpResponse.json({ error: 'invalid_grant' }, { status: 400 })));
    await act(() => services.api.send({ url: calls.profile }));
    fixtures.server.resetHandlers();
  }

  it('T098 leads back to the same place, query and hash included', async () => {
    const { services, user } = await renderApp('/dashboard?x=1#y', { as: 'admin' });
    await heading('Dashboard');
    await expire(services);
    await signInPage.heading();
    expect(address()).toBe('/login?return=%2Fdashboard%3Fx%3D1%23y');
    await signIn(user, 'admin');
    await heading('Dashboard');
    expect(address()).toBe('/dashboard?x=1#y');
  });

  it('T099 on the profile leaves no target, because that is the default', async () => {
    const { services } = await renderApp('/profile', { as: 'admin' });
    await heading('Publisher profile');
    await expire(services);
    await signInPage.heading();
    expect(address()).toBe('/login');
  });

  it('T100 on a public page leaves the person there', async () => {
    const { services } = await renderApp('/forgot-password', { as: 'admin' });
    await heading('Reset your password!');
    await expire(services);
    await waitFor(() => expect(menu.captions()).toEqual(['Sign In']));
    expect(address()).toBe('/forgot-password');
    expect(await heading('Reset your password!')).toBeVisible();
  });

  it('T101 after Logout there is no target, and the next person starts at the profile', async () => {
    const { user } = await renderApp('/dashboard', { as: 'admin' });
    await user.click(await menu.line('Logout'));
    await signInPage.heading();
    expect(address()).toBe('/login');
    await signIn(user, 'editor');
    await heading('Publisher profile');
    expect(address()).toBe('/profile');
  });

  it('T102 shows another person nothing of the page that the first one was on', async () => {
    const { services, user } = await renderApp('/onboarding-wizard', { as: 'admin' });
    await heading('Onboarding Wizard');
    const [lead] = within(content()).getAllByText(/./, { selector: 'p' });
    const purpose = lead?.textContent ?? '';
    await expire(services);
    await signIn(user, 'editor');
    await heading('Access denied');
    expect(content()).not.toHaveTextContent(purpose);
    expect(menu.captions()).toEqual(['Messages', 'Video Help', 'Default Translations', 'Profile', 'Logout']);
  });

  it('T102 leads another person to the page of the first one, where it is permitted', async () => {
    const { services, user } = await renderApp('/messages', { as: 'admin' });
    await heading('Messages');
    await expire(services);
    await signIn(user, 'editor');
    await heading('Messages');
    expect(menu.captions()).not.toContain('Dashboard');
  });
});
