import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openFixtureApi } from '../support/renderApp';
import { openProfile, profile, rename, runOnTestClock, typePasswords } from './profileScreen';

openFixtureApi();
runOnTestClock();

const weak =
  'Password minimum length is 8 characters, also the password must contain at least one lower case, one uppercase, one number and one symbol.';
const different = 'Passwords do not match.';

describe('the full name', () => {
  it('is required: empty and only spaces are the same', async () => {
    const { user } = await openProfile();
    await rename(user, '');
    expect(screen.queryByText('Enter your full name.')).toBeNull();
    expect(profile.save()).toBeDisabled();
    await user.tab();
    expect(screen.getByText('Enter your full name.')).toBeVisible();
    expect(profile.name()).toBeInvalid();
    await user.type(profile.name(), '   ');
    expect(screen.getByText('Enter your full name.')).toBeVisible();
    expect(profile.save()).toBeDisabled();
    await user.type(profile.name(), 'Ada');
    expect(screen.queryByText('Enter your full name.')).toBeNull();
    expect(profile.name()).toBeValid();
    expect(profile.save()).toBeEnabled();
  });
});

describe('a new password', () => {
  it('is called weak once the field was touched, in these words', async () => {
    const { user } = await openProfile();
    await user.type(profile.newPassword(), 'abc');
    expect(screen.queryByText(weak)).toBeNull();
    expect(profile.save()).toBeDisabled();
    await user.tab();
    expect(screen.getByText(weak)).toBeVisible();
    expect(profile.newPassword()).toBeInvalid();
    expect(profile.newPassword()).toHaveAccessibleDescription(weak);
    await user.type(profile.newPassword(), 'DEF12!');
    expect(screen.queryByText(weak)).toBeNull();
    expect(profile.newPassword()).toBeValid();
  });

  it('must be repeated, and is compared again when it changes itself', async () => {
    const { user } = await openProfile();
    await typePasswords(user, { next: 'Abcdef1!', confirmation: 'Abcdef1?' });
    expect(screen.queryByText(different)).toBeNull();
    await user.tab();
    expect(screen.getByText(different)).toBeVisible();
    expect(profile.confirmPassword()).toHaveAccessibleDescription(different);
    expect(profile.save()).toBeDisabled();
    await user.type(profile.newPassword(), '{Backspace}?');
    expect(screen.queryByText(different)).toBeNull();
    expect(profile.save()).toBeEnabled();
    await user.type(profile.newPassword(), '?');
    expect(screen.getByText(different)).toBeVisible();
    expect(profile.save()).toBeDisabled();
  });
});
