import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, heading, openFixtureApi, renderApp } from '../../support/renderApp';
import { signIn } from '../../support/screens';
import { withLayout } from './groups/groupsScreen';

const fixtures = openFixtureApi();
withLayout();

/** Ids that an address cannot have as they are, or that are others once they are decoded twice. */
const ids = [
  'Test__Surgeon%',
  '10.5555/12345678',
  'part 1/2?x=1#100%2F',
  'a%2Fb',
  '100%25',
  'x%2fy',
  'tête:à+tête&co=1',
];

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

describe.each(ids)('the record with the id %j', (id) => {
  it('is opened from its row, saved and deleted', async () => {
    add(id);
    const { user } = await renderApp('/user-management/roles', { as: 'admin' });
    await user.click(await screen.findByRole('link', { name: 'Surgeon' }));
    await heading('Surgeon');
    expect(address()).toBe(path(id));
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, 'Dentist');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(fixtures.calls(call(id), 'PUT')).toHaveLength(1));
    await heading('Dentist');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe('/user-management/roles'));
    expect(fixtures.calls(call(id), 'DELETE')).toHaveLength(1);
    expect(fixtures.api.records('roles').some((each) => each.id === id)).toBe(false);
  });

  it('is there after a reload, and after signing in', async () => {
    add(id);
    const { user } = await renderApp(path(id));
    await signIn(user, 'admin');
    await heading('Surgeon');
    expect(address()).toBe(path(id));
    expect(fixtures.calls(call(id))).not.toHaveLength(0);
  });
});

const hard = 'part 1/2?x=1#100%2F';
const person = {
  email: 'ida.slash@publisher.example',
  status: 'active',
  groupIds: [hard],
  roleIds: [hard],
  language: null,
  lastSignInAt: null,
  invitation: null,
  createdAt: '2026-01-05T10:00:00.000Z',
};
const group = { parentId: null, description: '', languages: [], roleIds: [hard], position: 99 };

it.each([
  ['users', person, 1],
  ['groups', group, 2],
])('A page of %s with such an id asks for everything by it', async (resource, fields, level) => {
  add(hard);
  const record = { id: hard, version: 1, name: 'Ida Slash', ...fields };
  fixtures.api.applyChanges({ records: [{ resource, id: hard, record }] });
  await renderApp(`/user-management/${resource}/${encodeURIComponent(hard)}`, { as: 'admin' });
  await screen.findByRole('heading', { level, name: 'Ida Slash' });
  await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
  expect(fixtures.api.requests.filter(({ status }) => status >= 400)).toEqual([]);
});
