import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { renderApp } from '../support/renderApp';
import { pasteInto } from '../support/screens';

/** Where the tests configure the call that changes the password. */
export const passwordCall = '/clientapi/v1/admin/password';

/** A clock that runs by itself and that a test can turn forward. */
export function runOnTestClock(): void {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 2 }));
  afterEach(() => void vi.useRealTimers());
}

/** Hands that follow the test's clock. */
export const setupUser = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

/** Lets milliseconds pass. */
export const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The parts of the profile page; a field that is not there is an error. */
export const profile = {
  name: () => screen.getByRole('textbox', { name: 'Full name' }),
  email: () => screen.getByRole('textbox', { name: 'Email' }),
  currentPassword: () => screen.getByLabelText('Current password'),
  newPassword: () => screen.getByLabelText('New password'),
  confirmPassword: () => screen.getByLabelText('Confirm new password'),
  save: () => screen.getByRole('button', { name: 'Save' }),
  loaded: () => screen.findByRole('textbox', { name: 'Full name' }),
};

/** The profile page of the demo admin, 300 ms after the profile has arrived: changes count from now on. */
export async function openProfile(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/profile', { as: 'admin', ...options });
  await profile.loaded();
  await advance(300);
  return { ...app, user: setupUser() };
}

/** Replaces what stands in the name field. */
export async function rename(user: ReturnType<typeof setupUser>, name: string): Promise<void> {
  await user.clear(profile.name());
  if (name !== '') await pasteInto(user, profile.name(), name);
}

/** Types into the three password fields, as far as a text is given. */
export async function typePasswords(
  user: ReturnType<typeof setupUser>,
  {
    current = '',
    next = '',
    confirmation = next,
  }: { current?: string; next?: string; confirmation?: string },
): Promise<void> {
  if (current !== '') await pasteInto(user, profile.currentPassword(), current);
  if (next !== '') await pasteInto(user, profile.newPassword(), next);
  if (confirmation !== '') await pasteInto(user, profile.confirmPassword(), confirmation);
}
