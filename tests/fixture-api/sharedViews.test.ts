import { describe, expect, it } from 'vitest';
import { type Any, openManagement } from '../areas/user-management/fixtures/managed';
import { clientOf, type FixtureClient, signInAs } from './fixtureClient';

const views = '/clientapi/v1/admin/shared-views';
const view = (label: string, more: object = {}) => ({
  resource: 'user-management/users',
  label,
  value: { filter: { withoutRoles: true }, sort: { field: 'name', order: 'ASC' }, perPage: 25 },
  roleIds: [],
  ...more,
});

/** The application's fixtures, with an editor who manages users as well. */
async function openViews() {
  const m = await openManagement();
  const user = m.find('users', ({ email }) => email === 'editor@publisher.example');
  const manager = m.role('user-manager');
  await m.put(`users/${user.id}`, { roleIds: [...user.roleIds, manager.id], version: user.version });
  const editor = clientOf(m.api);
  await signInAs.editor(editor);
  const list = async (client: FixtureClient) => {
    const filter = JSON.stringify({ resource: 'user-management/users' });
    return (await client.call('GET', `${views}?${new URLSearchParams({ filter })}`)).body as Any[];
  };
  return {
    m,
    manager,
    editor,
    share: (client: FixtureClient, json: object) => client.call('POST', views, { json }),
    labels: async (client: FixtureClient) => (await list(client)).map(({ label }) => label),
    list,
  };
}

describe('shared views', () => {
  it('for everyone are listed for all who may open the list, with their owner', async () => {
    const { m, editor, share, list } = await openViews();
    expect(await share(m.client, view('Nobody’s'))).toMatchObject({ status: 201, body: { canDelete: true } });
    const sharedView = (await list(editor)).find(({ label }) => label === 'Nobody’s');
    expect(sharedView).toMatchObject({ ownerName: 'Alexandra Winter', canDelete: false });
    expect(sharedView).not.toHaveProperty('ownerEmail');
    const guest = clientOf(m.api);
    await signInAs.guest(guest);
    expect(await list(guest)).toEqual([]);
  });

  it('for a role are listed for its holders and their owner', async () => {
    const { m, manager, editor, share, labels } = await openViews();
    await share(m.client, view('Managers', { roleIds: [manager.id] }));
    await share(m.client, view('Readers', { roleIds: [m.role('reader').id] }));
    expect(await labels(editor)).toContain('Managers');
    expect(await labels(editor)).not.toContain('Readers');
    expect(await labels(m.client)).toEqual(expect.arrayContaining(['Managers', 'Readers']));
  });

  it('are deleted by who shared them alone', async () => {
    const { m, editor, share, labels } = await openViews();
    const { body } = await share(m.client, view('Mine'));
    const call = `${views}/${(body as Any).id}`;
    expect(await editor.call('DELETE', call)).toMatchObject({ status: 403 });
    expect(await m.client.call('DELETE', call)).toMatchObject({ status: 200, body: { label: 'Mine' } });
    expect(await m.client.call('DELETE', call)).toMatchObject({ status: 404 });
    expect(await labels(editor)).not.toContain('Mine');
  });

  it('have a name once in a list', async () => {
    const { m, editor, share } = await openViews();
    await share(m.client, view('Übersicht'));
    expect(await share(editor, view(' ubersicht '))).toMatchObject({
      status: 422,
      body: { errors: { label: 'records.views.nameTaken' } },
    });
    expect(await share(editor, view('Übersicht', { resource: 'user-management/roles' }))).toMatchObject({
      status: 201,
    });
  });

  it('are shared only by those who may change the list', async () => {
    const { m, share } = await openViews();
    const guest = clientOf(m.api);
    await signInAs.guest(guest);
    expect(await share(guest, view('Guest’s'))).toMatchObject({ status: 403 });
    expect(await share(m.client, view('Nowhere', { resource: 'no/list' }))).toMatchObject({ status: 403 });
  });
});
