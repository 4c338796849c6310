import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { calls, profileAnswers } from '../support/calls';
import { gate } from '../support/pageHistory';
import { address, heading, openFixtureApi, renderApp } from '../support/renderApp';
import { content, menu, signIn, signInPage } from '../support/screens';
import { advance, openProfile, profile, rename, runOnTestClock, setupUser } from './profileScreen';

// The server has its own clock, because a test changes the browser's.
const fixtures = openFixtureApi({ now: () => Date.UTC(2030, 0) });
runOnTestClock();

type Answer = () => Response | Promise<Response>;

const html: Answer = () => HttpResponse.html('<!doctype html><h1>Sign in to the WLAN</h1><script>x</script>');
const profileSays = (body: unknown) => profileAnswers(() => HttpResponse.text(JSON.stringify(body)));
const loads = () => fixtures.calls(calls.profile);

describe('a profile that cannot be loaded', () => {
  const unusable = /The server’s answer cannot be used/;
  const answers: [string, Answer, RegExp][] = [
    ['a page', html, unusable],
    ['no network', () => HttpResponse.error(), /The server cannot be reached/],
  ];

  it.each(answers)(
    '%s: is reported inside the shell, requested once, and again by a retry',
    async (_what, answer, words) => {
      fixtures.server.use(profileAnswers(answer));
      await renderApp('/profile', { as: 'admin' });
      const failure = await screen.findByRole('alert');
      expect(failure).toHaveTextContent('Your profile could not be loaded.');
      expect(failure).toHaveTextContent(words);
      expect(content()).not.toHaveTextContent(/[<{]|WLAN|Gateway|at x/);
      expect(document.querySelector('script')).toBeNull();
      expect(menu.captions()).toEqual(['Logout']);
      expect(localStorage.getItem('access_token')).not.toBeNull();
      await advance(60_000);
      expect(loads()).toHaveLength(1);
      fixtures.server.resetHandlers();
      await setupUser().click(within(failure).getByRole('button', { name: 'Try again' }));
      expect(await profile.loaded()).toHaveValue('Alexandra Winter');
      expect(await menu.line('Dashboard')).toBeVisible();
      expect(loads()).toHaveLength(2);
    },
  );
});

const json = { headers: { 'Content-Type': 'application/json' } };

describe('what the server says', () => {
  it.each(['<script>document.title=1</script>', '\u202Eevil\u202C', '%{product} |||| $& ra.action.save'])(
    'is shown as it is: %j',
    async (name) => {
      fixtures.server.use(profileSays({ name, email: name, permissions: ['profile'] }));
      const { user } = await openProfile();
      expect(profile.name()).toHaveValue(name);
      expect(profile.email()).toHaveValue(name);
      expect(document.querySelector('script, img, svg[onload]')).toBeNull();
      await waitFor(() => expect(document.title).toBe('Publisher profile · Press back-office'));
      await user.type(profile.name(), '!');
      await user.click(profile.save());
      await screen.findByText('Changes saved.');
      expect(JSON.parse(fixtures.calls(calls.profile, 'POST')[0]?.body ?? '')).toEqual({ name: `${name}!` });
    },
  );

  it('gives no rights and reaches no prototype', async () => {
    fixtures.server.use(
      profileAnswers(() =>
        HttpResponse.text(
          `{"name": "Eve", "name": "Ada", "email": "a@x.example",
            "permissions": ["__proto__", "constructor", "toString", "none", "DASHBOARD", " dashboard"],
            "__proto__": {"isAdmin": true, "permissions": ["dashboard"]},
            "constructor": {"prototype": {"isAdmin": true}}}`,
          json,
        ),
      ),
    );
    await renderApp('/dashboard', { as: 'admin' });
    expect(await heading('Access denied')).toBeVisible();
    expect(menu.captions()).toEqual(['Logout']);
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
    expect(Reflect.get([], 'permissions')).toBeUndefined();
  });

  it('first is not taken for the latest: a slow load does not undo a save', async () => {
    const { user, services } = await openProfile();
    const { opened, open } = gate();
    fixtures.server.use(
      profileAnswers(() =>
        opened.then(() =>
          HttpResponse.json({ name: 'Old', email: 'a@x.example', permissions: ['dashboard'] }),
        ),
      ),
    );
    act(() => void services.queryClient.refetchQueries());
    await advance(100);
    expect(loads()).toHaveLength(2);
    await rename(user, 'Ada');
    await user.click(profile.save());
    await screen.findByText('Changes saved.');
    open();
    await advance(1000);
    expect(profile.name()).toHaveValue('Ada');
    await user.click(await menu.line('Video Help'));
    await heading('Video Help');
    await user.click(await menu.line('Profile'));
    expect(await profile.loaded()).toHaveValue('Ada');
  });
});

describe('the world around', () => {
  it('is offline at the start: the sign-in page is there and says that it failed', async () => {
    fixtures.server.use(http.all('*', () => HttpResponse.error()));
    await renderApp('/video-help', { blank: true });
    const user = setupUser();
    await signIn(user, 'editor');
    expect(await signInPage.failure()).toBeVisible();
    expect(address()).toBe('/login?return=%2Fvideo-help');
    fixtures.server.resetHandlers();
    await user.click(signInPage.submit());
    expect(await heading('Video Help')).toBeVisible();
  });

  it('is a captive portal: every answer is a page, and none of it is shown', async () => {
    fixtures.server.use(http.all('*', html));
    await renderApp('/login');
    const user = setupUser();
    await signIn(user, 'admin');
    expect(await signInPage.failure()).toBeVisible();
    expect(localStorage.getItem('access_token')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Language' }));
    expect(await screen.findByText('The list of languages could not be loaded.')).toBeVisible();
    expect(document.body).not.toHaveTextContent('WLAN');
  });

  it('comes and goes: neither focus nor network cause a burst of loads', async () => {
    await openProfile();
    for (const type of ['focus', 'online', 'offline', 'online']) {
      act(() => void window.dispatchEvent(new Event(type)));
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    }
    await advance(10_000);
    expect(loads()).toHaveLength(1);
  });
});
