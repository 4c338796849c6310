import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { calls, profileAnswers, tokenAnswers } from '../support/calls';
import { recordNavigations, visit } from '../support/pageHistory';
import { address, heading, openFixtureApi, type openServices, renderApp } from '../support/renderApp';
import { content, menu, signIn, signInPage } from '../support/screens';

const fixtures = openFixtureApi();
const origin = location.origin;

describe('after signing in', () => {
  it('the target with query and hash survives a failed attempt', async () => {
    const { user } = await renderApp('/login?return=/messages%3Fpage%3D2%23x');
    await signIn(user, 'admin', 'Wrong123!');
    await signInPage.failure();
    await signIn(user, 'admin');
    await heading('Messages');
    expect(address()).toBe('/messages?page=2#x');
  });

  it('a target that the person may not open says so; the menu does not offer it', async () => {
    const navigations = recordNavigations();
    const { user } = await renderApp('/login?return=/dashboard');
    await signIn(user, 'editor');
    await heading('Access denied');
    expect(navigations.slice(1)).toEqual(['replace /dashboard']);
    expect(menu.captions()).not.toContain('Dashboard');
  });

  it('what react-admin keeps in the history is not followed', async () => {
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

describe('the sign-in page while signed in', () => {
  it('leads to the profile in place of a bad target, and nowhere else on the way', async () => {
    // This test does not need the profile.
    fixtures.server.use(profileAnswers(() => delay('infinite')));
    await renderApp('/profile', { as: 'admin' });
    await heading('Publisher profile');
    const navigations = recordNavigations();
    for (const parameter of ['return', 'url']) {
      for (const target of ['//evil.com', 'javascript:alert(1)', '/login']) {
        await act(async () => visit(`/login?${parameter}=${encodeURIComponent(target)}`));
        expect(address(), `for ${JSON.stringify(target)}`).toBe('/profile');
        const redirects = navigations.splice(0).filter((each) => each.startsWith('replace'));
        expect(redirects, `for ${JSON.stringify(target)}`).toEqual(['replace /profile']);
      }
    }
    expect(location.origin).toBe(origin);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a session that has expired', () => {
  /** Expires the session, so that the next call and its refresh fail. */
  async function expire(services: Awaited<ReturnType<typeof openServices>>): Promise<void> {
    fixtures.api.expireAccessTokens();
    fixtures.server.use(tokenAnswers(() => HttpResponse.json({ error: 'invalid_grant' }, { status: 400 })));
    await act(() => services.api.send({ url: calls.profile }));
    fixtures.server.resetHandlers();
  }

  it('on a public page leaves the person there', async () => {
    const { services } = await renderApp('/forgot-password', { as: 'admin' });
    await heading('Reset your password!');
    await expire(services);
    await waitFor(() => expect(menu.captions()).toEqual(['Sign In']));
    expect(address()).toBe('/forgot-password');
    expect(await heading('Reset your password!')).toBeVisible();
  });

  it('shows another person nothing of the page that the first one was on', async () => {
    const { services, user } = await renderApp('/onboarding-wizard', { as: 'admin' });
    await heading('Onboarding Wizard');
    // A list that is still loading would be refused, and react-admin would log it.
    await screen.findByText(/^\d+ guides$/);
    const [lead] = within(content()).getAllByText(/./, { selector: 'p' });
    const purpose = lead?.textContent ?? '';
    await expire(services);
    await signIn(user, 'editor');
    await heading('Access denied');
    expect(content()).not.toHaveTextContent(purpose);
    expect(menu.captions()).toEqual(['Messages', 'Video Help', 'Default Translations', 'Profile', 'Logout']);
  });
});
