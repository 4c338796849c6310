import { fireEvent, screen } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { calls } from '../support/calls';
import { openFixtureApi, renderApp } from '../support/renderApp';
import { menu, signIn, signInPage } from '../support/screens';
import { advance, openProfile, profile, rename, runOnTestClock, setupUser } from './profileScreen';

const fixtures = openFixtureApi();
runOnTestClock();

const refuseSave = () => http.post(calls.profile, () => new Response(null, { status: 500 }));

/** Stops the clock: from now on only `pass` advances it, and nothing else may be awaited. */
const stopClock = () => vi.setTimerTickMode('manual');
/** Lets the clock run by itself again. */
const startClock = () => vi.setTimerTickMode('interval', 2);

/** Expects a new toast to be visible at 1.9 s and gone at 2.3 s. */
async function expectTwoSeconds(text: string): Promise<void> {
  stopClock();
  await advance(1850);
  expect(screen.getByText(text)).toBeVisible();
  await advance(450);
  expect(screen.queryByText(text)).toBeNull();
  startClock();
}

async function failToSignIn(user = setupUser()) {
  await signIn(user, 'admin', 'wrong');
  await screen.findByRole('alert');
  return user;
}

describe('a toast', () => {
  it('T191 of a failed sign-in is at the top, looks like an error, and disappears after two seconds', async () => {
    await renderApp('/login');
    await failToSignIn();
    const toast = screen.getByRole('alert');
    expect(toast).toHaveTextContent('Invalid email address or password.');
    const place = getComputedStyle(toast.parentElement ?? toast);
    expect(place).toMatchObject({ position: 'fixed', top: '4px', justifyContent: 'center' });
    await expectTwoSeconds('Invalid email address or password.');
  });

  it('T192 of a save and of a failed save disappear after two seconds, and look different', async () => {
    const { user } = await openProfile();
    await rename(user, 'Ada');
    await user.click(profile.save());
    const saved = await screen.findByRole('status');
    expect(saved).toHaveTextContent('Changes saved.');
    const green = getComputedStyle(saved).backgroundColor;
    await expectTwoSeconds('Changes saved.');
    fixtures.server.use(refuseSave());
    await user.type(profile.name(), '!');
    await user.click(profile.save());
    const failed = await screen.findByRole('alert');
    expect(failed).toHaveTextContent('Failed to save your changes.');
    expect(getComputedStyle(failed).backgroundColor).not.toBe(green);
    await expectTwoSeconds('Failed to save your changes.');
  });

  it('T196 for one person is not seen by the next', async () => {
    fixtures.server.use(refuseSave());
    const { user } = await openProfile();
    await rename(user, 'Ada');
    await user.click(profile.save());
    await screen.findByText('Failed to save your changes.');
    fireEvent.click(await menu.line('Logout'));
    fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await signInPage.heading();
    expect(screen.queryByText('Failed to save your changes.')).toBeNull();
    await signIn(user, 'guest');
    expect(await profile.loaded()).toHaveValue('Greta Gast');
    expect(screen.queryByText('Failed to save your changes.')).toBeNull();
  });
});
