import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { calls } from '../support/calls';
import { gate } from '../support/pageHistory';
import { address, openFixtureApi, people, renderApp } from '../support/renderApp';
import { menu, pasteInto } from '../support/screens';
import {
  advance,
  openProfile,
  profile,
  rename,
  runOnTestClock,
  setupUser,
  typePasswords,
} from './profileScreen';
import { signInAgain } from './signInAgainScreen';

const fixtures = openFixtureApi();
runOnTestClock();

const saves = () => fixtures.calls(calls.profile, 'POST');
const passwords = { current: 'Admin123!', next: 'Verse-And-Prose-7' };

function expectNoPasswords(): void {
  expect(profile.currentPassword()).toHaveValue('');
  expect(profile.newPassword()).toHaveValue('');
  expect(profile.confirmPassword()).toHaveValue('');
}

describe('a save', () => {
  it('shows a message, clears the passwords and resets the form', async () => {
    const { user } = await openProfile();
    await rename(user, 'Ada Lovelace');
    await typePasswords(user, passwords);
    await user.click(profile.save());
    expect(await screen.findByRole('status')).toHaveTextContent('Changes saved.');
    expect(profile.name()).toHaveValue('Ada Lovelace');
    expectNoPasswords();
    expect(profile.save()).toBeDisabled();
    await advance(10_000);
    expectNoPasswords();
    expect(profile.save()).toBeDisabled();
    expect(screen.queryByText('Passwords do not match.')).toBeNull();
    await user.type(profile.name(), '!');
    expect(profile.save()).toBeEnabled();
    await user.type(profile.name(), '{Backspace}');
    expect(profile.save()).toBeDisabled();
  });

  it('sends exactly the name, and no password in any request', async () => {
    const { user } = await openProfile();
    const urls: string[] = [];
    fixtures.server.events.on('request:start', ({ request }) => void urls.push(request.url));
    await rename(user, 'Ada');
    await typePasswords(user, passwords);
    await user.click(profile.save());
    await screen.findByText('Changes saved.');
    expect(saves().map(({ body }) => body)).toEqual(['{"name":"Ada"}']);
    expect(saves()[0]?.headers.get('Content-Type')).toBe('application/json');
    await typePasswords(user, passwords);
    await advance(2500);
    await user.click(profile.save());
    await screen.findByText('Changes saved.');
    expect(saves().map(({ body }) => body)).toEqual(['{"name":"Ada"}', '{"name":"Ada"}']);
    expect(urls).toHaveLength(2);
    const everything = JSON.stringify([
      urls,
      fixtures.sent.map(({ body, headers }) => [body, [...headers]]),
      { ...localStorage },
      { ...sessionStorage },
      document.title,
      address(),
    ]);
    expect(everything).not.toContain('Verse-And-Prose-7');
    expect(everything).not.toContain('Admin123!');
    expect(screen.getByText(/cannot be changed here yet/)).toBeVisible();
  });

  it('is sent once, however often Save is clicked', async () => {
    const { opened, open } = gate();
    fixtures.server.use(http.post(calls.profile, () => opened.then(() => undefined)));
    const { user } = await openProfile();
    await rename(user, 'Ada');
    await user.dblClick(profile.save());
    await user.type(profile.name(), '{Enter}{Enter}');
    const form = profile.save().closest('form');
    if (form) fireEvent.submit(form);
    await advance(1000);
    expect(saves()).toHaveLength(1);
    open();
    await screen.findByText('Changes saved.');
    expect(saves()).toHaveLength(1);
  });

  it('is sent by Enter in a field, and not while nothing has changed', async () => {
    const { user } = await openProfile();
    await user.type(profile.name(), '{Enter}');
    await advance(1000);
    expect(saves()).toHaveLength(0);
    await user.type(profile.name(), '!{Enter}');
    await screen.findByText('Changes saved.');
    expect(saves()).toHaveLength(1);
  });

  it('keeps text typed meanwhile as unsaved', async () => {
    const { opened, open } = gate();
    fixtures.server.use(http.post(calls.profile, () => opened.then(() => undefined)));
    const { user } = await openProfile();
    await rename(user, 'Ada');
    await user.click(profile.save());
    await pasteInto(user, profile.name(), ' Lovelace');
    await typePasswords(user, passwords);
    open();
    await screen.findByText('Changes saved.');
    expect(saves().map(({ body }) => body)).toEqual(['{"name":"Ada"}']);
    expect(profile.name()).toHaveValue('Ada Lovelace');
    expect(profile.newPassword()).toHaveValue(passwords.next);
    expect(profile.save()).toBeEnabled();
    await user.click(await menu.line('Dashboard'));
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await advance(500);
    await user.click(profile.save());
    await advance(2500);
    expect(saves().map(({ body }) => body)).toEqual(['{"name":"Ada"}', '{"name":"Ada Lovelace"}']);
    expect(profile.save()).toBeDisabled();
  });
});

describe('a save that fails', () => {
  it('because cookies are blocked: says so after the sign-in, and again after the specified toast', async () => {
    // A browser that blocks cookies refuses the storage too.
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    await renderApp('/login');
    const user = setupUser();
    await user.type(await screen.findByRole('textbox', { name: 'Email Address' }), people.admin.email);
    await user.type(screen.getByLabelText('Password'), `${people.admin.password}{Enter}`);
    await profile.loaded();
    const reason =
      'Your browser blocks cookies. Saving may fail, and your sign-in ends when you close or reload this page.';
    expect(await screen.findByText(reason)).toBeVisible();
    expect(localStorage.getItem('access_token')).toBeNull();
    await advance(10_000);
    expect(screen.queryByText(reason)).toBeNull();
    await rename(user, 'Ada');
    await user.click(profile.save());
    expect(await screen.findByText('Failed to save your changes.')).toBeVisible();
    await advance(2500);
    expect(screen.getByText(reason)).toBeVisible();
    expect(profile.name()).toHaveValue('Ada');
  });

  it('no network: says so, keeps everything, and the guard stays', async () => {
    fixtures.server.use(http.post(calls.profile, () => HttpResponse.error()));
    const { user } = await openProfile();
    await rename(user, 'Ada');
    await typePasswords(user, passwords);
    await user.click(profile.save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save your changes.');
    expect(screen.queryByText('Changes saved.')).toBeNull();
    expect(profile.name()).toHaveValue('Ada');
    expect(profile.currentPassword()).toHaveValue(passwords.current);
    expect(profile.newPassword()).toHaveValue(passwords.next);
    expect(profile.confirmPassword()).toHaveValue(passwords.next);
    expect(profile.save()).toBeEnabled();
    expect(screen.queryByText('Bad gateway')).toBeNull();
    await user.click(await menu.line('Dashboard'));
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
    expect(address()).toBe('/profile');
    expect(localStorage.getItem('access_token')).not.toBeNull();
  });

  it('because the session has ended and nobody signs in again: reports no success', async () => {
    const { user } = await openProfile();
    fixtures.api.expireAccessTokens();
    fixtures.server.use(http.post(calls.token, () => new HttpResponse(null, { status: 400 })));
    await rename(user, 'Ada');
    await user.click(profile.save());
    await user.click(await signInAgain.button('Cancel'));
    expect(await screen.findByRole('heading', { name: 'Welcome back.' })).toBeVisible();
    expect(await screen.findByText('Failed to save your changes.')).toBeVisible();
    expect(screen.queryByText('Changes saved.')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(saves()).toHaveLength(1);
    expect(localStorage.getItem('access_token')).toBeNull();
  });
});
