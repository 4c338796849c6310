import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openActions } from '../../../support/actions';
import { heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { field, userPage } from '../users/userPage';
import { matrix, rolesOf, withoutScrolling } from './rolesScreen';

const fixtures = openFixtureApi({
  counts: { users: 10, groups: 4, roles: 4 },
  scenarios: ['only-user-management'],
});
const { role } = rolesOf(fixtures);
withoutScrolling();

describe('an administrator who only has user management', () => {
  it('cannot choose a role that gives more, and sees why', async () => {
    const person = fixtures.api
      .records('users')
      .find(({ roleIds }) => Array.isArray(roleIds) && roleIds.length === 0);
    const { user } = await renderApp(`/user-management/users/${person?.id}`, { as: 'admin' });
    await heading(String(person?.name));
    await user.click(await screen.findByRole('combobox', { name: 'Roles' }));
    const option = await screen.findByRole('option', { name: /^Editor/ });
    expect(option).toHaveAttribute('aria-disabled', 'true');
    expect(option).toHaveTextContent('Grants permissions you do not have: Profile, Messages, Video Help');
  });

  it('nor in the matrix, but can take one away and give it back', async () => {
    const { user } = await renderApp('/user-management/roles/matrix', { as: 'admin' });
    await heading('Roles and permissions');
    const grid = within(await matrix.grid());
    const off = await matrix.cell('Editor: Dashboard');
    expect(off).toHaveAttribute('aria-disabled', 'true');
    await user.click(off);
    expect(off).not.toBeChecked();
    const held = await matrix.cell('Editor: Messages');
    await user.click(held);
    expect(held).not.toBeChecked();
    await user.click(held);
    expect(held).toBeChecked();
    await user.click(await matrix.cell('Editor: all permissions shown'));
    expect(await matrix.cell('Editor: User Management')).toBeChecked();
    expect(off).not.toBeChecked();
    expect(grid.getAllByText(/You do not have this permission/).length).toBeGreaterThan(1);
    expect(role('editor').permissions).not.toContain('dashboard');
  });
});

describe('the page of a user', () => {
  const { find, open } = userPage(fixtures);

  const reason = 'This person has permissions you do not have. Ask someone who has them.';

  it('with more permissions has a locked email address, password and account, with the reason', async () => {
    const { user } = await open(find(({ email }) => email === 'editor@publisher.example'));
    const email = await field('Email');
    expect(email).toBeDisabled();
    expect(email).toHaveAccessibleDescription(reason);
    expect(await field('Name')).toBeEnabled();
    const changes = () => fixtures.sent.filter(({ method }) => method !== 'GET');
    expect(changes()).toEqual([]);
    const suspend = screen.getByRole('button', { name: 'Suspend' });
    expect(suspend).toHaveAccessibleDescription(reason);
    await user.click(suspend);
    await openActions(user);
    for (const name of ['Send password reset', 'Delete']) {
      const button = screen.getByRole('button', { name });
      expect(button, name).toHaveAttribute('aria-disabled', 'true');
      expect(button, name).toHaveAccessibleDescription(reason);
      await user.click(button);
    }
    expect(changes()).toEqual([]);
    // The menu alone, with the reasons.
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
