import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { address, heading, openFixtureApi, renderApp } from '../../support/renderApp';
import { withLayout } from './groups/groupsScreen';

const fixtures = openFixtureApi();
withLayout();

/** Ids that an address cannot have as they are, or that are others once they are decoded twice. */
const ids = ['part 1/2?x=1#100%2F+tête'];

const role = (id: string) => ({
  id,
  version: 1,
  key: 'surgeon',
  name: 'Surgeon',
  description: '',
  permissions: ['profile'],
});
const path = (id: string) => `/user-management/roles/${encodeURIComponent(id)}`;
const call = (id: string) => `/clientapi/v1/roles/${encodeURIComponent(id)}`;
const add = (id: string) =>
  fixtures.api.applyChanges({ records: [{ resource: 'roles', id, record: role(id) }] });

it.each(ids)(
  'A record with the id %j is opened from its row, there after a reload, saved and deleted',
  async (id) => {
    add(id);
    const list = await renderApp('/user-management/roles', { as: 'admin' });
    await list.user.click(await screen.findByRole('link', { name: 'Surgeon' }));
    await heading('Surgeon');
    expect(address()).toBe(path(id));
    list.unmount();
    const { user } = await renderApp(path(id), { as: 'admin' });
    await heading('Surgeon');
    expect(address()).toBe(path(id));
    await user.clear(await screen.findByRole('textbox', { name: /^Name/ }));
    await user.paste('Dentist');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(fixtures.calls(call(id), 'PUT')).toHaveLength(1));
    await heading('Dentist');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe('/user-management/roles'));
    expect(fixtures.calls(call(id), 'DELETE')).toHaveLength(1);
    expect(fixtures.api.records('roles').some((each) => each.id === id)).toBe(false);
  },
);
