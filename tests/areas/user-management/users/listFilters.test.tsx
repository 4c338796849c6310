import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openFixtureApi } from '../../../support/renderApp';
import { chips, choose, openFilters, openUsers, userList, withoutScrolling } from './listScreen';

const fixtures = openFixtureApi({ counts: { users: 40, groups: 12 } });
const { latest, requested } = userList(fixtures);
withoutScrolling();

describe('the filters of users', () => {
  it('narrow to those who have not signed in for a number of days of one’s own', async () => {
    const { user } = await openUsers({ filter: { inactiveDays: 7 } });
    const panel = await openFilters(user);
    // The input is a part of its own, which is loaded now.
    expect(await panel.findByRole('combobox', { name: 'Last sign-in' })).toHaveTextContent(
      'Not for another number of days',
    );
    const days = panel.getByRole('textbox', { name: 'Days without a sign-in' });
    expect(days).toHaveValue('7');
    await user.clear(days);
    await user.type(days, '0');
    expect(panel.getByText('Please enter a whole number of days, 1 or more.')).toBeVisible();
    await user.clear(days);
    await user.type(days, '45');
    await waitFor(() => expect(latest().filter).toEqual({ inactiveDays: 45 }));
    expect(requested().map(({ filter }) => filter)).not.toContain('{"inactiveDays":4}');
  });

  it('narrow to who can do something', async () => {
    const { user } = await openUsers();
    const panel = await openFilters(user);
    await choose(user, panel.getByRole('combobox', { name: 'Who can use' }), 'User Management');
    await waitFor(() => expect(latest().filter).toEqual({ withPermission: 'user-management' }));
    await user.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(chips()).toEqual(['Can use: User Management']));
  });
});
