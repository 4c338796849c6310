import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { calls } from '../support/calls';
import { gate } from '../support/pageHistory';
import { openFixtureApi, people } from '../support/renderApp';
import { menu } from '../support/screens';
import {
  advance,
  openProfile,
  passwordCall,
  profile,
  rename,
  runOnTestClock,
  typePasswords,
} from './profileScreen';

const fixtures = openFixtureApi();
runOnTestClock();

const connected = { config: { calls: { changePassword: 'admin/password' } } };
const passwords = { current: 'Admin123!', next: 'Verse-And-Prose-7' };
const changes = () => fixtures.calls(passwordCall, 'POST');
const takesPasswords = () => http.post(passwordCall, () => new HttpResponse(null, { status: 204 }));

describe('where a call changes the password', () => {
  it('R7 carries both passwords as typed, and only after the name was saved', async () => {
    const { opened, open } = gate();
    fixtures.server.use(
      http.post(calls.profile, () => opened.then(() => undefined)),
      takesPasswords(),
    );
    const { user } = await openProfile(connected);
    expect(screen.queryByText(/cannot be changed here yet/)).toBeNull();
    await rename(user, 'Ada');
    const spaced = { current: ' old ', next: ` ${'Äbcdef1!'.normalize('NFD')} ` };
    await typePasswords(user, spaced);
    await user.click(profile.save());
    await advance(5000);
    expect(fixtures.calls(calls.profile, 'POST').map(({ body }) => body)).toEqual(['{"name":"Ada"}']);
    expect(changes()).toHaveLength(0);
    open();
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    const dialog = await screen.findByRole('dialog', { name: 'Password changed' });
    expect(changes().map(({ body }) => JSON.parse(body))).toEqual([
      { currentPassword: spaced.current, newPassword: spaced.next },
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await advance(500);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(profile.currentPassword()).toHaveValue('');
    expect(profile.newPassword()).toHaveValue('');
    expect(profile.confirmPassword()).toHaveValue('');
    expect(profile.save()).toBeDisabled();
  });

  it('R7 is not made, and shows no message, when another person has signed in meanwhile', async () => {
    const { opened, open } = gate();
    fixtures.server.use(
      http.post(calls.profile, () => opened.then(() => undefined)),
      takesPasswords(),
    );
    const { user, services } = await openProfile(connected);
    await rename(user, 'Ada');
    await typePasswords(user, passwords);
    await user.click(profile.save());
    await act(() => services.session.signIn(people.editor.email, people.editor.password));
    open();
    await advance(3000);
    expect(await screen.findByDisplayValue(people.editor.email)).toBeVisible();
    expect(changes()).toHaveLength(0);
    expect(screen.queryByText('Changes saved.')).toBeNull();
    expect(screen.queryByText('Failed to save your changes.')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('R7 is not made when the name could not be saved, and everything is kept', async () => {
    fixtures.server.use(
      http.post(calls.profile, () => new HttpResponse(null, { status: 500 })),
      takesPasswords(),
    );
    const { user } = await openProfile(connected);
    await rename(user, 'Ada');
    await typePasswords(user, passwords);
    await user.click(profile.save());
    expect(await screen.findByText('Failed to save your changes.')).toBeVisible();
    await advance(5000);
    expect(changes()).toHaveLength(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(profile.newPassword()).toHaveValue(passwords.next);
    expect(profile.save()).toBeEnabled();
  });

  it('R7 shows a refusal separately and keeps typed text: 400', async () => {
    fixtures.server.use(
      http.post(passwordCall, () => HttpResponse.json({ message: 'wrong' }, { status: 400 })),
    );
    const { user } = await openProfile(connected);
    await rename(user, 'Ada');
    await typePasswords(user, passwords);
    await user.click(profile.save());
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    const dialog = await screen.findByRole('dialog', { name: 'Password not changed' });
    expect(dialog).toHaveAccessibleDescription(/Your other changes are saved/);
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await advance(500);
    expect(profile.currentPassword()).toHaveFocus();
    expect(profile.name()).toHaveValue('Ada');
    expect(profile.currentPassword()).toHaveValue(passwords.current);
    expect(profile.newPassword()).toHaveValue(passwords.next);
    expect(profile.confirmPassword()).toHaveValue(passwords.next);
    expect(profile.save()).toBeEnabled();
    await user.click(await menu.line('Dashboard'));
    const question = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await advance(500);
    fixtures.server.use(takesPasswords());
    await user.click(profile.save());
    expect(await screen.findByRole('dialog', { name: 'Password changed' })).toBeVisible();
    expect(fixtures.calls(calls.profile, 'POST').map(({ body }) => body)).toEqual([
      '{"name":"Ada"}',
      '{"name":"Ada"}',
    ]);
    expect(profile.newPassword()).toHaveValue('');
  });

  it.each([
    [503, 'Something went wrong on the server. Try again later.'],
    [429, 'Too many requests. Wait a moment and try again.'],
  ])('R7 blames no password for a failure of the server: %i', async (status, reason) => {
    fixtures.server.use(http.post(passwordCall, () => new HttpResponse('<html></html>', { status })));
    const { user } = await openProfile(connected);
    await typePasswords(user, passwords);
    await user.click(profile.save());
    expect(await screen.findByRole('dialog', { name: 'Password not changed' })).toHaveAccessibleDescription(
      `Your other changes are saved. ${reason}`,
    );
  });
});
