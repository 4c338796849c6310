import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { calls } from '../support/calls';
import { gate } from '../support/pageHistory';
import { openFixtureApi, renderApp } from '../support/renderApp';
import { pasteInto } from '../support/screens';
import { advance, openProfile, profile, rename, runOnTestClock } from './profileScreen';

// Responses take no time, because the clock is stopped.
const fixtures = openFixtureApi({ around: (_request, serve) => serve() });
runOnTestClock();

const answerProfile = (body: Record<string, unknown>) => http.get(calls.profile, () => Response.json(body));

/** Lets responses arrive while the clock is stopped. */
const realTurn = setImmediate;
async function standingStill(isThere: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1000 && !isThere(); turn += 1) {
    await advance(0);
    await new Promise((resolve) => realTurn(resolve));
  }
  expect(isThere()).toBe(true);
}

/** Opens the profile page up to the arrival of the profile, with a stopped clock. */
async function openAtArrival(): Promise<void> {
  const { opened, open } = gate();
  fixtures.server.use(http.get(calls.profile, () => opened.then(() => undefined)));
  await renderApp('/profile', { as: 'admin' });
  expect(screen.queryByRole('textbox')).toBeNull();
  vi.setTimerTickMode('manual');
  open();
  await standingStill(() => screen.queryByRole('textbox', { name: 'Full name' }) !== null);
}

/** Typing that takes no time. */
const typeAtOnce = (name: string) => fireEvent.change(profile.name(), { target: { value: name } });

describe('the profile', () => {
  it('is shown by name and email, the email for reading only', async () => {
    const { user } = await openProfile();
    expect(screen.getByRole('heading', { level: 1, name: 'Publisher profile' })).toBeVisible();
    expect(profile.name()).toHaveValue('Alexandra Winter');
    expect(profile.email()).toHaveValue('admin@publisher.example');
    expect(profile.email()).toHaveAttribute('readonly');
    await user.type(profile.email(), 'x');
    expect(profile.email()).toHaveValue('admin@publisher.example');
    expect(profile.save()).toBeDisabled();
    await waitFor(() => expect(document.title).toBe('Publisher profile · Press back-office'));
    expect(fixtures.calls(calls.profile)).toHaveLength(1);
  });

  it('has an empty name where the server says null, and takes a new one', async () => {
    fixtures.server.use(answerProfile({ name: null, email: ['a'], permissions: ['profile'] }));
    const { user } = await openProfile();
    expect(profile.name()).toHaveValue('');
    expect(profile.email()).toHaveValue('');
    expect(profile.save()).toBeDisabled();
    await rename(user, 'Ada');
    await user.click(profile.save());
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(fixtures.calls(calls.profile, 'POST').map(({ body }) => body)).toEqual(['{"name":"Ada"}']);
  });

  it('drops spaces around the name, as other forms do', async () => {
    const { user } = await openProfile();
    await rename(user, '  Alexandra Sommer ');
    await user.click(profile.save());
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(fixtures.calls(calls.profile, 'POST').map(({ body }) => body)).toEqual([
      '{"name":"Alexandra Sommer"}',
    ]);
    await waitFor(() => expect(profile.name()).toHaveValue('Alexandra Sommer'));
    expect(profile.save()).toBeDisabled();
  });

  it('is not filled in from the address', async () => {
    const source = encodeURIComponent('{"name":"PWNED","email":"evil@x"}');
    await renderApp(`/profile?source=${source}`, { as: 'admin' });
    await profile.loaded();
    await advance(300);
    expect(profile.name()).toHaveValue('Alexandra Winter');
    expect(profile.email()).toHaveValue('admin@publisher.example');
    expect(profile.save()).toBeDisabled();
  });
});

describe('change tracking', () => {
  it('does not count an edit 299 ms after the profile has arrived', async () => {
    await openAtArrival();
    await advance(299);
    typeAtOnce('Alexandra Sommer');
    await advance(1);
    expect(profile.name()).toHaveValue('Alexandra Sommer');
    expect(profile.save()).toBeDisabled();
    await advance(10_000);
    expect(profile.save()).toBeDisabled();
    typeAtOnce('Alexandra Winter');
    expect(profile.save()).toBeEnabled();
    typeAtOnce('Alexandra Sommer');
    expect(profile.save()).toBeDisabled();
  });

  it('counts an edit after 301 ms', async () => {
    await openAtArrival();
    await advance(301);
    expect(profile.save()).toBeDisabled();
    typeAtOnce('Alexandra Sommer');
    expect(profile.save()).toBeEnabled();
  });

  it('forgets a change that is taken back, in a name and in a password', async () => {
    const { user } = await openProfile();
    await user.type(profile.name(), 's');
    expect(profile.save()).toBeEnabled();
    await user.type(profile.name(), '{Backspace}');
    expect(profile.save()).toBeDisabled();
    await pasteInto(user, profile.newPassword(), 'Abcdef1!');
    await pasteInto(user, profile.confirmPassword(), 'Abcdef1!');
    expect(profile.save()).toBeEnabled();
    await user.clear(profile.newPassword());
    await user.clear(profile.confirmPassword());
    expect(profile.save()).toBeDisabled();
  });

  it('keeps what is typed when the profile arrives once more', async () => {
    const { user, services } = await openProfile();
    await pasteInto(user, profile.name(), ' and more');
    fixtures.server.use(
      answerProfile({ name: 'Somebody Else', email: 'admin@publisher.example', permissions: [] }),
    );
    await act(() => services.queryClient.refetchQueries());
    expect(fixtures.calls(calls.profile)).toHaveLength(2);
    await advance(1000);
    expect(profile.name()).toHaveValue('Alexandra Winter and more');
    expect(profile.save()).toBeEnabled();
    await user.click(profile.save());
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(fixtures.calls(calls.profile, 'POST')[0]?.body).toBe('{"name":"Alexandra Winter and more"}');
  });
});
