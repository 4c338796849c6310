// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openFixtureApi } from '../../../support/renderApp';
import { openUsers, userList, withoutScrolling } from './listScreen';

const fixtures = openFixtureApi({ counts: { users: 20, groups: 5 } });
const { latest } = userList(fixtures);
withoutScrolling();

async function openViews(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: /^View/ }));
  return within(await screen.findByRole('dialog', { name: 'Views' }));
}

describe('the views of the users', () => {
  it('offer some queries, and say which one is in force', async () => {
    const { user } = await openUsers({ perPage: 10 });
    let panel = await openViews(user);
    expect(await panel.findByRole('button', { name: 'All users' })).toHaveAttribute('aria-current', 'true');
    await user.click(panel.getByRole('button', { name: 'Inactive for 180 days' }));
    await waitFor(() =>
      expect(latest()).toEqual({
        filter: { inactiveDays: 180 },
        sort: ['lastSignInAt', 'ASC'],
        range: [0, 9],
      }),
    );
    expect(await screen.findByRole('button', { name: 'View: Inactive for 180 days' })).toBeVisible();
    panel = await openViews(user);
    await user.click(panel.getByRole('button', { name: 'Expired invitations' }));
    await waitFor(() => expect(latest().filter).toEqual({ invitationExpired: true }));
    panel = await openViews(user);
    await user.click(panel.getByRole('button', { name: 'Suspended' }));
    await waitFor(() => expect(latest().filter).toEqual({ status_eq_any: ['suspended'] }));
  });
});
