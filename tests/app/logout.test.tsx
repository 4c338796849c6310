import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { recordFrames, recordNavigations, visit } from '../support/pageHistory';
import { accountOf, address, heading, openFixtureApi, renderApp } from '../support/renderApp';
import { menu, signInPage } from '../support/screens';
import { advance, runOnTestClock } from './profileScreen';

const fixtures = openFixtureApi();
const storedTokens = () => [localStorage.getItem('access_token'), localStorage.getItem('refresh_token')];
const unreachable = () => HttpResponse.error();

async function openPage(options?: Parameters<typeof renderApp>[1]) {
  const app = await renderApp('/video-help', { blank: true, as: 'admin', ...options });
  await heading('Video Help');
  return app;
}

describe('Logout', () => {
  it('removes both tokens and leads to /login without a target, without asking a server that cannot be reached', async () => {
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

  it('opened directly when nobody is signed in leads to the sign-in page without an error', async () => {
    const navigations = recordNavigations();
    await renderApp('/logout');
    await signInPage.heading();
    expect(navigations.slice(1)).toEqual(['replace /login']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('in strict mode, which mounts its page twice, leads to the sign-in page once', async () => {
    const navigations = recordNavigations();
    await renderApp('/logout', { as: 'admin', strict: true });
    await signInPage.heading();
    expect(navigations.slice(1)).toEqual(['replace /login']);
    expect(storedTokens()).toEqual([null, null]);
  });

  it('leaves nothing of the person behind but keeps language, theme and menu', async () => {
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

  it('shows nothing protected once the tokens are gone, nor a message for the person', async () => {
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

  it('waits for it, three seconds at most', async () => {
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
