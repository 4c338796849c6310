import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectConsole } from '../support/consoleGuard';
import { heading, openFixtureApi, renderApp } from '../support/renderApp';
import { menu } from '../support/screens';

const fixtures = openFixtureApi({ counts: { users: 10, groups: 3 } });
const profileCalls = () => fixtures.calls('/clientapi/v1/admin/profile', 'GET');

it('a refusal for want of a permission takes the area out of the menu, and its page says so', async () => {
  expectConsole(/ApiError/);
  const { user } = await renderApp('/user-management/users', { as: 'admin' });
  await heading('Users');
  fixtures.api.configure({ scenarios: ['only-profile'] });
  await user.click(await menu.line('Roles'));
  expect(await heading('Access denied')).toBeVisible();
  await waitFor(() => expect(menu.captions()).toEqual(['Profile', 'Logout']));
  expect(profileCalls()).toHaveLength(2);
  expect(screen.getByRole('alert')).toBeVisible();
});
