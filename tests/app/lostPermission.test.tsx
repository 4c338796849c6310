import { renderHook, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, usePermissions } from 'react-admin';
import { expect, it } from 'vitest';
import { createAuthProvider } from '@/app/authProvider';
import { profileQuery } from '@/app/profileQuery';
import { expectConsole } from '../support/consoleGuard';
import { heading, openFixtureApi, openServices, renderApp, signInBefore } from '../support/renderApp';
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

it('react-admin has the last known permissions at the first render, and those of the profile once it arrives', async () => {
  localStorage.setItem('RaStore.personal.session.permissions', JSON.stringify(['profile', 'admin_users']));
  fixtures.api.configure({ scenarios: ['only-profile'] });
  await signInBefore('admin');
  const services = await openServices();
  const { result } = renderHook(() => usePermissions<readonly string[]>(), {
    wrapper: ({ children }) => (
      <CoreAdminContext authProvider={createAuthProvider(services)} queryClient={services.queryClient}>
        {children}
      </CoreAdminContext>
    ),
  });
  expect(result.current).toMatchObject({ isPending: false, permissions: ['profile', 'admin_users'] });
  await services.queryClient.fetchQuery(profileQuery(services));
  await waitFor(() => expect(result.current.permissions).toEqual(['profile']));
});
