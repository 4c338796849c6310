import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { calls, profileAnswers } from '../support/calls';
import { inOtherTab } from '../support/otherTab';
import { recordFrames, recordNavigations } from '../support/pageHistory';
import { address, heading, openFixtureApi, openServices, people, renderApp } from '../support/renderApp';
import { menu, signInPage } from '../support/screens';

const fixtures = openFixtureApi();
const { editor } = people;

async function openVideoHelp() {
  const app = await renderApp('/video-help', { blank: true, as: 'admin' });
  await heading('Video Help');
  return { ...app, otherTab: await openServices() };
}

describe('a sign-out in another tab', () => {
  it('signs this tab out at once and remembers where it was', async () => {
    const { otherTab } = await openVideoHelp();
    const navigations = recordNavigations();
    const frames = recordFrames();
    await inOtherTab(() => otherTab.session.signOut());
    await signInPage.heading();
    expect(navigations).toEqual(['replace /login?return=%2Fvideo-help']);
    expect(menu.captions()).toEqual(['Sign In']);
    expect(frames.filter(({ text }) => /User Management|Logout/.test(text))).toEqual([]);
  });
});

describe('another sign-in in another tab', () => {
  it('gives this tab the other person: identity, menu and page, never mixed', async () => {
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

  it('leads a tab that shows the sign-in page into the application', async () => {
    await renderApp('/login?return=/video-help', { blank: true });
    await signInPage.heading();
    const otherTab = await openServices();
    await inOtherTab(() => otherTab.session.signIn(editor.email, editor.password));
    await heading('Video Help');
    expect(address()).toBe('/video-help');
  });
});

describe('a token in another tab', () => {
  it('that comes and goes while this tab shows the sign-in page leaves no target behind', async () => {
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
