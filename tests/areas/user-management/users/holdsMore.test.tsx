import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openFixtureApi } from '../../../support/renderApp';
import { withoutScrolling } from './listScreen';
import { field, userPage } from './userPage';

const fixtures = openFixtureApi({ counts: { users: 40, groups: 20 }, scenarios: ['only-user-management'] });
const { find, open } = userPage(fixtures);
withoutScrolling();

const reason = 'This person has permissions that you do not have. Ask somebody who has them.';

it('who may do more keeps their email address, password and account, and the page says why', async () => {
  const { user } = await open(find(({ email }) => email === 'editor@publisher.example'));
  const email = await field('Email');
  expect(email).toBeDisabled();
  expect(email).toHaveAccessibleDescription(reason);
  expect(await field('Name')).toBeEnabled();
  const before = fixtures.sent.length;
  for (const name of ['Suspend', 'Send password reset', 'Delete']) {
    const button = screen.getByRole('button', { name });
    expect(button, name).toHaveAttribute('aria-disabled', 'true');
    expect(button, name).toHaveAccessibleDescription(reason);
    await user.click(button);
  }
  expect(fixtures.sent).toHaveLength(before);
  expect(screen.queryByRole('dialog')).toBeNull();
});
