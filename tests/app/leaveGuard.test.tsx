import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, heading, openFixtureApi } from '../support/renderApp';
import { menu } from '../support/screens';
import { advance, openProfile, profile, rename, runOnTestClock, type setupUser } from './profileScreen';

openFixtureApi();
runOnTestClock();

type User = ReturnType<typeof setupUser>;

const question = () => screen.findByRole('dialog', { name: 'Unsaved changes' });
const answer = async (user: User, name: 'Cancel' | 'OK') => {
  await user.click(within(await question()).getByRole('button', { name }));
  await advance(500);
};

describe('leaving the profile with valid unsaved changes', () => {
  it('by Logout asks before the session is cleared', async () => {
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
