import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openActions } from '../../support/actions';
import { address, heading, openFixtureApi, renderApp } from '../../support/renderApp';
import { withLayout } from './groups/groupsScreen';

const fixtures = openFixtureApi();
withLayout();

/** It has to be encoded in an address, and is another one when it is decoded twice. */
const id = 'part 1/2?x=1#100%2F+tête';

const role = {
  id,
  version: 1,
  key: 'surgeon',
  name: 'Surgeon',
  description: '',
  permissions: ['profile'],
};
const path = `/user-management/roles/${encodeURIComponent(id)}`;
const call = `/clientapi/v1/roles/${encodeURIComponent(id)}`;
it('A record with an id that needs encoding is opened from its row, there after a reload, saved and deleted', async () => {
  fixtures.api.applyChanges({ records: [{ resource: 'roles', id, record: role }] });
  const list = await renderApp('/user-management/roles', { as: 'admin' });
  await list.user.click(await screen.findByRole('link', { name: 'Surgeon' }));
  await heading('Surgeon');
  expect(address()).toBe(path);
  list.unmount();
  const { user } = await renderApp(path, { as: 'admin' });
  await heading('Surgeon');
  expect(address()).toBe(path);
  await user.clear(await screen.findByRole('textbox', { name: /^Name/ }));
  await user.paste('Dentist');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fixtures.calls(call, 'PUT')).toHaveLength(1));
  await heading('Dentist');
  await openActions(user);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(address()).toBe('/user-management/roles'));
  expect(fixtures.calls(call, 'DELETE')).toHaveLength(1);
  expect(fixtures.api.records('roles').some((each) => each.id === id)).toBe(false);
});
