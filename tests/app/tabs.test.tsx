// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { calls, profile, profileAnswers } from '../support/calls';
import { clearInOtherTab, inOtherTab } from '../support/otherTab';
import { gate, recordFrames, recordNavigations } from '../support/pageHistory';
import { address, heading, openFixtureApi, openServices, people, renderApp } from '../support/renderApp';
import { menu, signInPage } from '../support/screens';
import { signInAgain } from './signInAgainScreen';

const fixtures = openFixtureApi();
const { editor } = people;

async function openVideoHelp() {
  const app = await renderApp('/video-help', { blank: true, as: 'admin' });
  await heading('Video Help');
  return { ...app, otherTab: await openServices() };
}

describe('a sign-out in another tab', () => {
  it('T075 signs this tab out at once and remembers where it was', async () => {
    const { otherTab } = await openVideoHelp();
    const navigations = recordNavigations();
    const frames = recordFrames();
    await inOtherTab(() => otherTab.session.signOut());
    await signInPage.heading();
    expect(navigations).toEqual(['replace /login?return=%2Fvideo-help']);
    expect(menu.captions()).toEqual(['Sign In']);
    expect(frames.filter(({ text }) => /User Management|Logout/.test(text))).toEqual([]);
  });

  it('T075 by clearing the storage does the same', async () => {
    await openVideoHelp();
    await clearInOtherTab();
    await signInPage.heading();
    expect(menu.captions()).toEqual(['Sign In']);
    expect({ ...localStorage }).toEqual({});
  });

  it('T075 discards what this tab was waiting for', async () => {
    const held = gate();
    fixtures.server.use(
      profileAnswers(async () => {
        await held.opened;
        return profile({ name: 'Alexandra Winter', permissions: ['dashboard'] });
      }),
    );
    const { services } = await renderApp('/profile', { as: 'admin' });
    const otherTab = await openServices();
    const waiting = services.api.send({ url: calls.profile });
    await inOtherTab(() => otherTab.session.signOut());
    await signInPage.heading();
    held.open();
    await expect(act(() => waiting)).rejects.toMatchObject({ reason: 'ended' });
    expect(address()).toBe('/login');
    expect(menu.captions()).toEqual(['Sign In']);
    expect(document.body).not.toHaveTextContent('Alexandra Winter');
    expect(fixtures.calls(calls.token, 'POST')).toEqual([]);
  });

  it('T075 T190 asks nobody about unsaved changes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await renderApp('/profile', { as: 'admin' });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const otherTab = await openServices();
    const name = await screen.findByRole('textbox', { name: 'Full name' });
    await act(() => vi.advanceTimersByTimeAsync(300));
    await user.type(name, '-Sommer');
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    await inOtherTab(() => otherTab.session.signOut());
    await signInAgain.dialog();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect({ ...localStorage }).toEqual({});
  });
});

describe('another sign-in in another tab', () => {
  it('T076 gives this tab the other person: identity, menu and page, never mixed', async () => {
    const { otherTab, user } = await openVideoHelp();
    expect(await menu.line('Dashboard')).toBeVisible();
    const frames = recordFrames();
    await inOtherTab(() => otherTab.session.signIn(editor.email, editor.password));
    await heading('Video Help');
    expect(await menu.line('Video Help')).toBeVisible();
    expect(menu.captions()).toEqual(['Messages', 'Video Help', 'Default Translations', 'Profile', 'Logout']);
    expect(address()).toBe('/video-help');
    expect(frames.filter(({ text }) => text.includes('Dashboard'))).toEqual([]);

    await user.click(await menu.line('Profile'));
    expect(await screen.findByRole('textbox', { name: 'Full name' })).toHaveValue('Emil Sommer');
    expect(fixtures.calls(calls.profile)).toHaveLength(2);
  });

  it('T076 T140 gives this tab a form with the values of the other person', async () => {
    const { user } = await renderApp('/profile', { as: 'admin' });
    await user.type(await screen.findByLabelText('Current password'), 'Admin123!');
    const otherTab = await openServices();
    await inOtherTab(() => otherTab.session.signIn(editor.email, editor.password));
    await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveValue('Emil Sommer'));
    expect(screen.getByLabelText('Email')).toHaveValue(editor.email);
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  it('T076 takes a page away that the other person may not see', async () => {
    await renderApp('/dashboard', { as: 'admin' });
    await heading('Dashboard');
    const otherTab = await openServices();
    await inOtherTab(() => otherTab.session.signIn(editor.email, editor.password));
    await heading('Access denied');
    expect(address()).toBe('/dashboard');
  });

  it('T076 T097 leads a tab that shows the sign-in page into the application', async () => {
    await renderApp('/login?return=/video-help', { blank: true });
    await signInPage.heading();
    const otherTab = await openServices();
    await inOtherTab(() => otherTab.session.signIn(editor.email, editor.password));
    await heading('Video Help');
    expect(address()).toBe('/video-help');
  });
});

describe('a token in another tab', () => {
  it('T077 that was renewed is used here without a refresh of its own', async () => {
    const { otherTab, services } = await openVideoHelp();
    fixtures.api.expireAccessTokens();
    await inOtherTab(() => otherTab.api.getProfile());
    const renewed = localStorage.getItem('access_token');
    fixtures.sent.length = 0;
    await services.api.getProfile();
    expect(fixtures.sent.map(({ headers }) => headers.get('Authorization'))).toEqual([`Bearer ${renewed}`]);
    expect(await heading('Video Help')).toBeVisible();
  });

  it('T077 is used here even before its news has arrived', async () => {
    const { otherTab, services } = await openVideoHelp();
    fixtures.api.expireAccessTokens();
    await otherTab.api.getProfile();
    fixtures.sent.length = 0;
    await services.api.getProfile();
    expect(fixtures.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET ${calls.profile}`,
      `GET ${calls.profile}`,
    ]);
  });

  it.each(['', 'undefined', 'null', '[object Object]', ' ', 'to ken', 'to\nken', 'tökén'])(
    'T078 that is garbage (%j) signs this tab out and is removed',
    async (garbage) => {
      await openVideoHelp();
      await inOtherTab(() => localStorage.setItem('access_token', garbage));
      await signInPage.heading();
      expect(menu.captions()).toEqual(['Sign In']);
      expect({ ...localStorage }).toEqual({});
    },
  );

  it('T100 that comes and goes while this tab shows the sign-in page leaves no target behind', async () => {
    await renderApp('/login');
    await signInPage.heading();
    fixtures.server.use(profileAnswers(() => HttpResponse.json({}, { status: 500 })));
    const otherTab = await openServices();
    await inOtherTab(() => otherTab.session.signIn(editor.email, editor.password));
    await heading('Publisher profile');
    await inOtherTab(() => otherTab.session.signOut());
    await signInPage.heading();
    expect(address()).toBe('/login');
  });
});
