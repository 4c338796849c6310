import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, heading, openFixtureApi } from '../support/renderApp';
import { menu } from '../support/screens';
import {
  advance,
  openProfile,
  profile,
  rename,
  runOnTestClock,
  type setupUser,
  typePasswords,
} from './profileScreen';

openFixtureApi();
runOnTestClock();

type User = ReturnType<typeof setupUser>;

const question = () => screen.findByRole('dialog', { name: 'Unsaved changes' });
const noQuestion = () => expect(screen.queryByRole('dialog')).toBeNull();
const answer = async (user: User, name: 'Cancel' | 'OK') => {
  await user.click(within(await question()).getByRole('button', { name }));
  await advance(500);
};

/** Whether the browser would ask before closing or reloading the window. */
const closingAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('leaving the profile with valid unsaved changes', () => {
  it('T182 by a menu link asks in these words; Cancel stays and keeps everything', async () => {
    const { user } = await openProfile();
    await rename(user, 'Ada');
    await user.click(await menu.line('Onboarding Wizard'));
    const dialog = await question();
    expect(dialog).toHaveAccessibleDescription(
      'Are you sure you want to leave this page? Unsaved changes will be lost.',
    );
    expect(
      within(dialog)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Cancel', 'OK']);
    await answer(user, 'Cancel');
    noQuestion();
    expect(address()).toBe('/profile');
    expect(profile.name()).toHaveValue('Ada');
    expect(await menu.line('Onboarding Wizard')).toHaveFocus();
    expect(profile.save()).toBeEnabled();
  });

  it('T186 by Logout asks before the session is cleared', async () => {
    const { user } = await openProfile();
    await rename(user, 'Ada');
    const token = localStorage.getItem('access_token');
    expect(token).not.toBeNull();
    await user.click(await menu.line('Logout'));
    await question();
    expect(localStorage.getItem('access_token')).toBe(token);
    await answer(user, 'Cancel');
    expect(address()).toBe('/profile');
    expect(profile.name()).toHaveValue('Ada');
    expect(localStorage.getItem('access_token')).toBe(token);
    await user.click(profile.save());
    await screen.findByText('Changes saved.');
    await user.type(profile.name(), '!');
    await user.click(await menu.line('Logout'));
    await answer(user, 'OK');
    expect(await heading('Welcome back.')).toBeVisible();
    expect(address()).toBe('/login');
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(localStorage.getItem('refresh_token')).toBeNull();
  });
});

describe('no question', () => {
  it('T188 while the changes are not valid', async () => {
    const { user } = await openProfile();
    await rename(user, '');
    await user.click(await menu.line('Onboarding Wizard'));
    expect(await heading('Onboarding Wizard')).toBeVisible();
    noQuestion();
    await user.click(await menu.line('Profile'));
    await profile.loaded();
    await advance(300);
    await typePasswords(user, { next: 'Abcdef1!', confirmation: 'other' });
    expect(closingAsks()).toBe(false);
    await user.click(await menu.line('Onboarding Wizard'));
    expect(await heading('Onboarding Wizard')).toBeVisible();
    noQuestion();
  });

  it('T190 after a save', async () => {
    const { user } = await openProfile();
    await rename(user, 'Ada');
    await user.click(profile.save());
    await screen.findByText('Changes saved.');
    await user.click(await menu.line('Onboarding Wizard'));
    expect(await heading('Onboarding Wizard')).toBeVisible();
    noQuestion();
  });
});
