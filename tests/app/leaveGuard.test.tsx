import Star from '@mui/icons-material/Star';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Area } from '@/areas';
import { PageHeader } from '@/ui/page/PageHeader';
import { calls } from '../support/calls';
import { address, heading, openFixtureApi, renderApp } from '../support/renderApp';
import { menu } from '../support/screens';
import {
  advance,
  openProfile,
  profile,
  rename,
  runOnTestClock,
  setupUser,
  typePasswords,
} from './profileScreen';

const fixtures = openFixtureApi();
runOnTestClock();

const Profiles = () => <PageHeader headline="Profiles" />;

/** An area whose path starts like the profile's. */
const profiles: Area = {
  key: 'profiles',
  path: 'profiles',
  permission: 'profile',
  order: 0,
  icon: Star,
  page: async () => Profiles,
};

type User = ReturnType<typeof setupUser>;

const question = () => screen.findByRole('dialog', { name: 'Unsaved changes' });
const noQuestion = () => expect(screen.queryByRole('dialog')).toBeNull();
const answer = async (user: User, name: 'Cancel' | 'OK') => {
  await user.click(within(await question()).getByRole('button', { name }));
  await advance(500);
};

/** Whether the browser would ask before closing or reloading the window. */
const closingAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Opens another page, then the profile with a changed name, so that Back has a target. */
async function changedAfterAnotherPage() {
  await renderApp('/onboarding-wizard', { as: 'admin' });
  await heading('Onboarding Wizard');
  const user = setupUser();
  await user.click(await menu.line('Profile'));
  await profile.loaded();
  await advance(300);
  await rename(user, 'Ada');
  return user;
}

async function go(steps: number): Promise<void> {
  history.go(steps);
  await advance(100);
}

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

  it('T182 OK leads to the target, once, and the change is lost', async () => {
    const { user } = await openProfile();
    await rename(user, 'Ada');
    const entries = history.length;
    await user.click(await menu.line('Onboarding Wizard'));
    await user.dblClick(within(await question()).getByRole('button', { name: 'OK' }));
    expect(await heading('Onboarding Wizard')).toBeVisible();
    await advance(500);
    noQuestion();
    expect(address()).toBe('/onboarding-wizard');
    expect(history.length).toBe(entries + 1);
    await user.click(await menu.line('Profile'));
    expect(await profile.loaded()).toHaveValue('Alexandra Winter');
    expect(fixtures.calls(calls.profile, 'POST')).toHaveLength(0);
  });

  it('T189 by Back while the question is open, and by two Backs at once', async () => {
    const user = await changedAfterAnotherPage();
    await go(-1);
    await question();
    await go(-1);
    expect(address()).toBe('/profile');
    await answer(user, 'Cancel');
    noQuestion();
    expect(address()).toBe('/profile');
    expect(profile.name()).toHaveValue('Ada');
    history.back();
    history.back();
    await advance(200);
    await answer(user, 'Cancel');
    expect(address()).toBe('/profile');
    expect(profile.name()).toHaveValue('Ada');
  });

  it('T189 Escape and a click outside the dialog are Cancel', async () => {
    const { user } = await openProfile();
    await rename(user, 'Ada');
    await user.click(await menu.line('Onboarding Wizard'));
    await question();
    await user.keyboard('{Escape}');
    await advance(500);
    noQuestion();
    expect(address()).toBe('/profile');
    await user.click(await menu.line('Onboarding Wizard'));
    const container = (await question()).parentElement;
    expect(container).not.toBeNull();
    if (container) await user.click(container);
    await advance(500);
    noQuestion();
    expect(address()).toBe('/profile');
    expect(profile.name()).toHaveValue('Ada');
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

  it('T187 by reload, close or a typed address makes the browser ask, while there is something to lose', async () => {
    const { user } = await openProfile();
    expect(closingAsks()).toBe(false);
    await rename(user, 'Ada');
    expect(closingAsks()).toBe(true);
    await rename(user, 'Alexandra Winter');
    expect(closingAsks()).toBe(false);
    await rename(user, '');
    expect(closingAsks()).toBe(false);
    await rename(user, 'Ada');
    expect(closingAsks()).toBe(true);
    await user.click(profile.save());
    await screen.findByText('Changes saved.');
    expect(closingAsks()).toBe(false);
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

  it('T190 about another query or hash of the same page', async () => {
    await renderApp('/profile?tab=1', { as: 'admin' });
    const user = setupUser();
    await profile.loaded();
    await advance(300);
    await rename(user, 'Ada');
    await user.click(await menu.line('Profile'));
    await advance(500);
    expect(address()).toBe('/profile');
    noQuestion();
    expect(profile.name()).toHaveValue('Ada');
    await waitFor(() => expect(profile.save()).toBeEnabled());
  });

  it('T190 M7 except about a path with the same beginning', async () => {
    const { user } = await openProfile({ furtherAreas: [profiles] });
    await rename(user, 'Ada');
    await user.click(await menu.line('areas.profiles.caption'));
    await answer(user, 'Cancel');
    expect(profile.name()).toHaveValue('Ada');
    await user.click(await menu.line('areas.profiles.caption'));
    await answer(user, 'OK');
    expect(await heading('Profiles')).toBeVisible();
    expect(address()).toBe('/profiles');
  });
});
