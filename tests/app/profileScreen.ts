import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { renderApp } from '../support/renderApp';
import { pasteInto } from '../support/screens';

/** The configured path of the call that changes the password. */
export const passwordCall = '/clientapi/v1/admin/password';

/**
 * Uses a fake clock that runs by itself and that tests can advance. Timers that are due at the end of a test still fire:
 * react-admin would otherwise keep the references of this page in its queue and request them with the next page's.
 */
export function runOnTestClock(): void {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 2 }));
  afterEach(() => {
    act(() => void vi.advanceTimersByTime(0));
    vi.useRealTimers();
  });
}

/** A user-event instance on the fake clock. */
export const setupUser = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

/** Advances the fake clock by milliseconds. */
export const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The elements of the profile page; throws if one is missing. */
export const profile = {
  name: () => screen.getByRole('textbox', { name: 'Full name' }),
  email: () => screen.getByRole('textbox', { name: 'Email' }),
  currentPassword: () => screen.getByLabelText('Current password'),
  newPassword: () => screen.getByLabelText('New password'),
  confirmPassword: () => screen.getByLabelText('Confirm new password'),
  save: () => screen.getByRole('button', { name: 'Save' }),
  loaded: () => screen.findByRole('textbox', { name: 'Full name' }),
};

/** Opens the demo admin's profile page and waits the 300 ms after which changes count. */
export async function openProfile(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/profile', { as: 'admin', ...options });
  await profile.loaded();
  await advance(300);
  return { ...app, user: setupUser() };
}

/** Replaces the text in the name field. */
export async function rename(user: ReturnType<typeof setupUser>, name: string): Promise<void> {
  await user.clear(profile.name());
  if (name !== '') await pasteInto(user, profile.name(), name);
}

/** Types the given texts into the three password fields. */
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
