import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { calls, profile, profileAnswers, tokenAnswers } from '../support/calls';
import { gate, recordFrames, recordNavigations, visit } from '../support/pageHistory';
import { accountOf, address, heading, openFixtureApi, renderApp } from '../support/renderApp';
import { content, menu, signIn, signInPage } from '../support/screens';
import { advance, runOnTestClock } from './profileScreen';

const fixtures = openFixtureApi();
const grants = () =>
  fixtures.calls(calls.token, 'POST').map(({ body }) => new URLSearchParams(body).get('grant_type'));
const storedTokens = () => [localStorage.getItem('access_token'), localStorage.getItem('refresh_token')];
const unreachable = () => HttpResponse.error();

async function openPage(options?: Parameters<typeof renderApp>[1]) {
  const app = await renderApp('/video-help', { blank: true, as: 'admin', ...options });
  await heading('Video Help');
  return app;
}

describe('Logout', () => {
  it('T066 T101 removes both tokens and leads to /login without a target, without asking a server that cannot be reached', async () => {
    const { user } = await openPage();
    fixtures.server.use(http.all('*', unreachable));
    fixtures.sent.length = 0;
    await user.click(await menu.line('Logout'));
    await signInPage.heading();
    expect(address()).toBe('/login');
    expect(menu.captions()).toEqual(['Sign In']);
    expect(storedTokens()).toEqual([null, null]);
    expect(fixtures.sent).toEqual([]);
  });

  it('T068 opened directly when nobody is signed in leads to the sign-in page without an error', async () => {
    const navigations = recordNavigations();
    await renderApp('/logout');
    await signInPage.heading();
    expect(navigations.slice(1)).toEqual(['replace /login']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('T065 T244 in strict mode, which mounts its page twice, leads to the sign-in page once', async () => {
    const navigations = recordNavigations();
    await renderApp('/logout', { as: 'admin', strict: true });
    await signInPage.heading();
    expect(navigations.slice(1)).toEqual(['replace /login']);
    expect(storedTokens()).toEqual([null, null]);
  });

  it('T065 twice before the first has finished, and from elsewhere too, leads to the sign-in page once', async () => {
    const { services } = await openPage();
    const line = await menu.line('Logout');
    const navigations = recordNavigations();
    act(() => {
      line.click();
      line.click();
      services.session.signOut();
    });
    await signInPage.heading();
    expect(address()).toBe('/login');
    expect(navigations.filter((each) => each.includes('/login'))).toEqual(['replace /login']);
  });

  it('T069 leaves nothing of the person behind but keeps language, theme and menu', async () => {
    fixtures.server.use(http.head('/assets/i18n/*', () => new HttpResponse(null, { status: 404 })));
    const { user, services } = await openPage();
    const admin = accountOf('admin');
    await user.click(screen.getByRole('button', { name: 'Close menu' }));
    await user.click(screen.getByRole('button', { name: /^Account/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    act(() => services.store.setItem('session.search', 'Alexandra'));
    const lasting = { 'RaStore.device.sidebar.open': 'false', 'RaStore.device.theme': '"dark"' };
    expect({ ...localStorage }).toMatchObject(lasting);

    act(() => visit('/logout'));
    await signInPage.heading();
    expect({ ...localStorage }).toMatchObject(lasting);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/token|permissions|Alexandra|publisher/);
    expect({ ...sessionStorage }).toEqual({});
    expect(screen.getByRole('button', { name: 'Open menu' })).toBeVisible();
    const cached = JSON.stringify(
      services.queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    );
    for (const personal of [admin?.name, admin?.email, 'user-management']) {
      expect(cached).not.toContain(personal);
      expect(document.body.innerHTML).not.toContain(personal);
    }
  });

  it('T139 T196 shows nothing protected once the tokens are gone, nor a message for the person', async () => {
    const { user, services } = await openPage();
    await user.click(await menu.line('Profile'));
    await screen.findByRole('textbox', { name: 'Full name' });
    act(() => services.notices.raise({ textKey: 'app.profile.saved' }));
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    const frames = recordFrames();
    await user.click(await menu.line('Logout'));
    await signInPage.heading();
    const after = frames.filter(({ signedIn }) => !signedIn);
    expect(after.length).toBeGreaterThan(0);
    for (const { text } of after) {
      expect(text).not.toMatch(/Publisher profile|User Management|Messages|Logout|Full name|Changes saved/);
    }
  });
});

describe('Logout while areas have something to send', () => {
  runOnTestClock();

  it('MS35 waits for it, three seconds at most', async () => {
    const { services } = await openPage();
    const begun = performance.now();
    let ended = 0;
    services.session.subscribe(() => {
      ended = performance.now();
    });
    services.signOutWork.add(() => new Promise(() => {}));
    act(() => visit('/logout'));
    await waitFor(() => expect(address()).toBe('/logout'));
    expect(services.session.getSnapshot().signedIn).toBe(true);
    await advance(3000);
    await signInPage.heading();
    expect(storedTokens()).toEqual([null, null]);
    expect(ended - begun).toBeGreaterThan(2900);
  });
});

describe('Logout while requests are out', () => {
  /** Holds back each refresh until the test releases it; sign-ins work normally. */
  function holdRefresh(outcome: () => Response) {
    const answer = gate();
    fixtures.server.use(
      tokenAnswers(async ({ request }) => {
        const form = new URLSearchParams(await request.clone().text());
        if (form.get('grant_type') !== 'refresh_token') return undefined;
        await answer.opened;
        return outcome();
      }),
    );
    return answer;
  }
  const granted = () => HttpResponse.json({ access_token: 'too-late', refresh_token: 'too-late' });

  it('T061 during a refresh: its response restores nothing, and waiting calls are not sent again', async () => {
    const { user, services } = await openPage();
    fixtures.api.expireAccessTokens();
    const refresh = holdRefresh(granted);
    const refusedCall = services.api.send({ url: calls.profile });
    await waitFor(() => expect(grants()).toEqual(['refresh_token']));
    const waitingCall = services.api.send({ url: calls.profile, method: 'POST' }).catch((error) => error);
    fixtures.sent.length = 0;
    await user.click(await menu.line('Logout'));
    await signInPage.heading();

    refresh.open();
    expect((await refusedCall).status).toBe(403);
    expect(await waitingCall).toMatchObject({ reason: 'ended' });
    expect(fixtures.sent).toEqual([]);
    expect(storedTokens()).toEqual([null, null]);
    expect(address()).toBe('/login');
    expect(menu.captions()).toEqual(['Sign In']);
  });

  it('T062 that succeeds for the previous user does not affect a new sign-in', async () => {
    const { user, services } = await openPage();
    const ofAdmin = `Bearer ${localStorage.getItem('access_token')}`;
    fixtures.api.expireAccessTokens();
    const refresh = holdRefresh(granted);
    const saving = services.api.saveProfile('Alexandra Neumann').catch((error) => error);
    await waitFor(() => expect(grants()).toEqual(['refresh_token']));
    await user.click(await menu.line('Logout'));
    await signIn(user, 'editor');
    const name = await screen.findByRole('textbox', { name: 'Full name' });
    const ofEditor = storedTokens();

    refresh.open();
    expect(await saving).toMatchObject({ status: 403 });
    expect(storedTokens()).toEqual(ofEditor);
    expect(name).toHaveValue('Emil Sommer');
    expect(name).toBeInTheDocument();
    const saves = fixtures.calls(calls.profile, 'POST');
    expect(saves.map(({ headers }) => headers.get('Authorization'))).toEqual([ofAdmin]);
  });

  it('T064 200 responses that arrive afterwards change nothing', async () => {
    const answer = () => profile({ name: 'Alexandra Winter', permissions: ['dashboard'] });

    const held = gate();
    const answerLate = async () => {
      await held.opened;
      return answer();
    };
    fixtures.server.use(profileAnswers(answerLate), http.get(calls.languages, answerLate));
    const { user, services } = await renderApp('/profile', { as: 'admin' });
    const languages = services.api.send({ url: calls.languages });
    const further = services.api.send({ url: calls.profile });
    await waitFor(() => expect(fixtures.sent).toHaveLength(3));
    await user.click(await menu.line('Logout'));
    await signInPage.heading();

    held.open();
    await act(() => Promise.allSettled([languages, further]));
    expect(menu.captions()).toEqual(['Sign In']);
    expect(content()).not.toHaveTextContent('Alexandra Winter');
    expect(storedTokens()).toEqual([null, null]);
    expect(grants()).toEqual([]);
    const cached = services.queryClient.getQueryCache().findAll({ queryKey: ['profile'] });
    expect(cached.filter(({ state }) => state.data !== undefined)).toEqual([]);
  });
});
