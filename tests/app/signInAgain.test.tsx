import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { calls } from '../support/calls';
import { inOtherTab } from '../support/otherTab';
import { gate, recordFrames } from '../support/pageHistory';
import { address, heading, openFixtureApi, openServices, people, renderApp } from '../support/renderApp';
import { menu, signInPage } from '../support/screens';
import { advance, openProfile, profile, rename, runOnTestClock, setupUser } from './profileScreen';
import { endSession, signInAgain } from './signInAgainScreen';

const fixtures = openFixtureApi();
runOnTestClock();

const saves = () => fixtures.calls(calls.profile, 'POST');
const nameField = () => screen.getByLabelText<HTMLInputElement>('Full name');
const tokens = () => ['access_token', 'refresh_token', 'session_id'].map((key) => localStorage.getItem(key));
const question = () => screen.findByRole('dialog', { name: 'Unsaved changes' });
/** The menu's text behind the dialog, where assistive technology cannot find it. */
const veiledMenu = () =>
  within(screen.getByRole('navigation', { hidden: true }))
    .getAllByRole('link', { hidden: true })
    .map(({ textContent }) => textContent);
const closingAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
/** Data of the first admin that the page could still show. */
const traces = () =>
  [document.body.textContent, ...[...document.querySelectorAll('input')].map(({ value }) => value)]
    .join(' ')
    .match(/Ada|Alexandra|admin@publisher/g);

/** Changes the name in the profile and saves it after the server has ended the session. */
async function interruptedSave(options: Parameters<typeof openProfile>[0] = {}) {
  const app = await openProfile(options);
  await rename(app.user, 'Ada');
  endSession(fixtures);
  await app.user.click(profile.save());
  await signInAgain.dialog();
  return app;
}

/** Opens the profile with a changed name, and another tab. */
async function changedProfileAndOtherTab() {
  const app = await openProfile();
  await rename(app.user, 'Ada');
  return { ...app, otherTab: await openServices() };
}

describe('a session that the server ends while a form is changed', () => {
  it('R7 keeps the page under a dialog, signed out', async () => {
    const before = await openProfile();
    await rename(before.user, 'Ada');
    const field = nameField();
    endSession(fixtures);
    await before.user.click(profile.save());
    expect(await signInAgain.dialog()).toBeVisible();
    expect(field).toBeInTheDocument();
    expect(field).toHaveValue('Ada');
    expect(field.closest('[inert]')).not.toBeNull();
    expect(field.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(tokens()).toEqual([null, null, null]);
    expect(veiledMenu()).toEqual(['Sign In']);
    expect(address()).toBe('/profile');
    expect(saves()).toHaveLength(1);
    expect(screen.queryByText('Failed to save your changes.')).toBeNull();
    expect(document.title).toBe('Sign in again · Press back-office');
    expect(await signInAgain.email()).toHaveValue(people.admin.email);
    expect(await signInAgain.email()).toHaveAttribute('autocomplete', 'username');
    expect(await signInAgain.password()).toHaveAttribute('autocomplete', 'current-password');
    await waitFor(async () => expect(await signInAgain.password()).toHaveFocus());
    expect(closingAsks()).toBe(true);
  });

  it('R7 drops everything cached except the form at once', async () => {
    const { services } = await renderApp('/user-management/users', { as: 'admin' });
    const user = setupUser();
    const cached = () =>
      JSON.stringify(
        services.queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      );
    await screen.findByRole('table');
    await user.click(await menu.line('Profile'));
    await profile.loaded();
    await advance(300);
    await rename(user, 'Ada');
    expect(cached()).toContain('lastSignInAt');
    endSession(fixtures);
    await user.click(profile.save());
    await signInAgain.dialog();
    expect(cached()).not.toContain('lastSignInAt');
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/permissions|user-management|publisher/);
    await signInAgain.as(user);
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(await menu.group('User Management')).toBeVisible();
  });

  it('R7 continues for the same admin: the form is unchanged, and the failed request is sent once', async () => {
    const { user } = await interruptedSave();
    const field = nameField();
    fixtures.sent.length = 0;
    await signInAgain.as(user);
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(signInAgain.gone()).toBe(true);
    expect(field).toBeInTheDocument();
    expect(field).toHaveValue('Ada');
    expect(field.closest('[inert]')).toBeNull();
    expect(profile.save()).toBeDisabled();
    expect(saves().map(({ body }) => body)).toEqual(['{"name":"Ada"}']);
    expect(saves()[0]?.headers.get('Authorization')).toBe(`Bearer ${localStorage.getItem('access_token')}`);
    const order = fixtures.sent.map(({ method, path }) => `${method} ${path}`);
    expect(order.slice(0, 2)).toEqual([`POST ${calls.token}`, `GET ${calls.profile}`]);
    expect(await menu.line('Dashboard')).toBeVisible();
    expect(document.title).toBe('Publisher profile · Press back-office');
    await advance(5000);
    expect(saves()).toHaveLength(1);
    expect(closingAsks()).toBe(false);
  });

  it('R7 gives another admin a clean page: nothing of the first is shown, kept or sent', async () => {
    const { user, services } = await interruptedSave();
    const field = nameField();
    fixtures.sent.length = 0;
    await signInAgain.as(user, 'editor');
    expect(await screen.findByDisplayValue('Emil Sommer')).toBeVisible();
    const frames = recordFrames();
    expect(signInAgain.gone()).toBe(true);
    expect(field).not.toBeInTheDocument();
    expect(await menu.line('Video Help')).toBeVisible();
    expect(menu.captions()).toEqual(['Messages', 'Video Help', 'Default Translations', 'Profile', 'Logout']);
    await advance(5000);
    expect(saves()).toEqual([]);
    expect(traces()).toBeNull();
    expect(frames.filter(({ text }) => /Ada|Failed|Alexandra/.test(text))).toEqual([]);
    expect(
      JSON.stringify(
        services.queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      ),
    ).not.toMatch(/admin@|Alexandra/);
    expect(closingAsks()).toBe(false);
    expect(address()).toBe('/profile');
  });

  it('R7 shows a wrong password in the dialog, and loses nothing', async () => {
    const { user } = await interruptedSave();
    await signInAgain.as(user, 'admin', 'wrong');
    const alert = await (await signInAgain.within()).findByRole('alert');
    expect(alert).toHaveTextContent('Invalid email address or password.');
    expect(await signInAgain.password()).toHaveFocus();
    expect(await signInAgain.password()).toHaveValue('wrong');
    expect(nameField()).toHaveValue('Ada');
    expect(saves()).toHaveLength(1);
    await signInAgain.as(user);
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(saves()).toHaveLength(2);
  });

  it('R7 Back asks above the dialog: Cancel stays, OK discards the form', async () => {
    await renderApp('/onboarding-wizard', { as: 'admin' });
    const user = setupUser();
    await heading('Onboarding Wizard');
    await user.click(await menu.line('Profile'));
    await profile.loaded();
    await advance(300);
    await rename(user, 'Ada');
    endSession(fixtures);
    await user.click(profile.save());
    await signInAgain.dialog();
    history.back();
    await advance(100);
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    await advance(500);
    expect(await signInAgain.dialog()).toBeVisible();
    expect(nameField()).toHaveValue('Ada');
    history.back();
    await advance(100);
    await user.click(within(await question()).getByRole('button', { name: 'OK' }));
    await signInPage.heading();
    expect(address()).toBe('/login?return=%2Fonboarding-wizard');
    expect(signInAgain.gone()).toBe(true);
    expect(traces()).toBeNull();
  });
});

describe('another tab that signs out while a form is changed here', () => {
  it('R7 and signs in says so: Reload gives a clean page of the other admin', async () => {
    const { user, otherTab } = await changedProfileAndOtherTab();
    await inOtherTab(() => otherTab.session.signOut());
    await signInAgain.dialog();
    await inOtherTab(() => otherTab.session.signIn(people.editor.email, people.editor.password));
    expect(await screen.findByText(/You signed in from another tab/)).toBeVisible();
    expect(nameField()).toHaveValue('Ada');
    await user.click(await signInAgain.button('Reload'));
    expect(await screen.findByDisplayValue('Emil Sommer')).toBeVisible();
    expect(signInAgain.gone()).toBe(true);
    expect(address()).toBe('/profile');
    expect(traces()).toBeNull();
    expect(saves()).toEqual([]);
    expect(closingAsks()).toBe(false);
  });

  it('R7 in the middle of a save: what the server has saved is not sent again', async () => {
    const { user, otherTab } = await changedProfileAndOtherTab();
    const held = gate();
    fixtures.server.use(http.post(calls.profile, () => held.opened.then(() => undefined), { once: true }));
    await user.click(profile.save());
    await inOtherTab(() => otherTab.session.signOut());
    await signInAgain.dialog();
    held.open();
    await advance(1000);
    expect(screen.queryByText('Changes saved.')).toBeNull();
    await signInAgain.as(user);
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(saves()).toHaveLength(1);
    expect(profile.save()).toBeDisabled();
  });
});
