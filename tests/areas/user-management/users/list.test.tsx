import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openFixtureApi } from '../../../support/renderApp';
import { openFilters, openUsers, userList, withoutScrolling } from './listScreen';

const fixtures = openFixtureApi({ counts: { users: 80, groups: 6 } });
const { latest, requested } = userList(fixtures);
withoutScrolling();

it('The filters find users without a sign-in for any number of days', async () => {
  const { user } = await openUsers({ filter: { inactiveDays: 7 } });
  const panel = await openFilters(user);
  // The input is a part of its own, which is loaded now.
  expect(await panel.findByRole('combobox', { name: 'Last sign-in' })).toHaveTextContent(
    'Other number of days',
  );
  const days = panel.getByRole('textbox', { name: 'Days without a sign-in' });
  expect(days).toHaveValue('7');
  await user.clear(days);
  await user.type(days, '0');
  expect(panel.getByText('Enter a whole number of days, 1 or more.')).toBeVisible();
  await user.clear(days);
  await user.type(days, '45');
  await waitFor(() => expect(latest().filter).toEqual({ inactiveDays: 45 }));
  expect(requested().map(({ filter }) => filter)).not.toContain('{"inactiveDays":4}');
});
