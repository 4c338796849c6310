import { describe, expect, it } from 'vitest';
import { createFixtureApi } from '@/fixture-api/createFixtureApi';
import { startStandalone } from '@/fixture-api/standalone';
import { clientOf, signInAs } from '../fixtureClient';

describe('the choice of scenarios', () => {
  it('combines those of different groups, and takes the last one of a group', () => {
    const api = createFixtureApi({
      scenarios: ['slow', 'profile-failing', 'offline', 'profile-hostile', 'flaky'],
    });
    expect([...api.scenarios].sort()).toEqual(['flaky', 'profile-hostile', 'slow']);
  });

  it('refuses an unknown name, and continues as before', () => {
    const api = createFixtureApi({ scenarios: ['slow'] });
    expect(() => api.configure({ scenarios: ['offline', 'sloow', 'x'] })).toThrow(
      'There is no scenario sloow, x',
    );
    expect(api.scenarios).toEqual(['slow']);
    expect(() => createFixtureApi({ scenarios: ['nothing'] })).toThrow('There is no scenario nothing');
  });

  it('can be changed while the server runs, and taken back', async () => {
    const api = createFixtureApi({ accessTokenLifetime: 60_000 });
    const client = clientOf(api);
    await signInAs.admin(client);
    api.configure({ scenarios: ['profile-failing', 'token-never-valid'] });
    await client.refresh();
    api.configure({ scenarios: [] });
    await client.refresh();
    const { expiresAt = 0 } = api.issuedTokens.at(-1) ?? {};
    expect(expiresAt - Date.now()).toBeGreaterThan(50_000);
    expect((await client.call('GET', '/clientapi/v1/admin/profile')).status).toBe(200);
  });

  it('keeps the records, unless the scenario sets their number', async () => {
    const api = createFixtureApi();
    const client = clientOf(api);
    await signInAs.admin(client);
    const [role] = api.records('roles');
    await client.call('PUT', `/clientapi/v1/roles/${role?.id}`, { json: { name: 'Chief' } });
    api.configure({ scenarios: ['offline'] });
    expect(api.records('roles')[0]).toMatchObject({ name: 'Chief' });
    api.configure({ scenarios: ['records-one'] });
    expect(api.records('roles')).toHaveLength(1);
    expect(api.records('roles')[0]).toMatchObject({ name: role?.name });
  });
});

describe('scenarios of the stand-alone server', () => {
  it('begin with a control call, and end with a reset', async () => {
    const server = await startStandalone(0);
    const control = (path: string, body: unknown = {}) =>
      fetch(`${server.origin}/fixtures/${path}`, { method: 'POST', body: JSON.stringify(body) });
    const languages = async () => (await fetch(`${server.origin}/api/groups/languages`)).json();
    try {
      expect((await control('options', { scenarios: ['languages-empty'] })).status).toBe(204);
      expect(await languages()).toEqual([]);
      expect((await control('options', { scenarios: ['offline'] })).status).toBe(204);
      await expect(languages()).rejects.toThrow('fetch failed');
      expect((await control('options', { scenarios: ['x'] })).status).toBe(400);
      expect((await control('options', { scenarios: 'offline' })).status).toBe(400);
      await control('reset');
      expect(await languages()).toHaveLength(3);
    } finally {
      await server.close();
    }
  });
});
