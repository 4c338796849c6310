import { describe, expect, it } from 'vitest';
import { createTestApi, type FixtureClient, signInAs } from './fixtureClient';

const profile = '/clientapi/v1/admin/profile';

describe('the profile', () => {
  it('has name, email and permissions', async () => {
    const { client } = createTestApi();
    await signInAs.editor(client);
    const answer = await client.call('GET', profile);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      name: 'Emil Sommer',
      email: 'editor@publisher.example',
      permissions: ['profile', 'admin_messages', 'video-help', 'default-translations'],
    });
  });

  it('gives the administrator the permission of an area that was dropped in, and nobody else', async () => {
    const { client } = createTestApi({ areas: [{ permission: 'reading-room' }] });
    const permissions = async () => (await client.call('GET', profile)).body;
    await signInAs.admin(client);
    expect(await permissions()).toMatchObject({
      permissions: expect.arrayContaining(['profile', 'reading-room']),
    });
    await signInAs.editor(client);
    expect(await permissions()).toMatchObject({ permissions: expect.not.arrayContaining(['reading-room']) });
  });

  it('takes a new name with 204, for this account alone', async () => {
    const { client } = createTestApi();
    await signInAs.admin(client);
    const saved = await client.call('POST', profile, { json: { name: 'Ada Winter' } });
    expect([saved.status, saved.body]).toEqual([204, '']);
    expect((await client.call('GET', profile)).body).toMatchObject({ name: 'Ada Winter' });
    await signInAs.guest(client);
    expect((await client.call('GET', profile)).body).toMatchObject({ name: 'Greta Gast' });
  });

  it.each([
    ['an empty name', { name: '' }, { name: 'ra.validation.required' }],
    ['spaces', { name: '  ' }, { name: 'ra.validation.required' }],
    ['no name', {}, { name: 'ra.validation.required' }],
    ['a number', { name: 7 }, { name: 'ra.validation.required' }],
    ['a further field', { name: 'Ada', email: 'a@b' }, { email: 'This field cannot be changed' }],
  ])('refuses %s with 422 on the field, and changes nothing', async (_, json, errors) => {
    const { client } = createTestApi();
    await signInAs.admin(client);
    const answer = await client.call('POST', profile, { json });
    expect([answer.status, answer.body]).toEqual([422, { errors }]);
    expect((await client.call('GET', profile)).body).toMatchObject({ name: 'Alexandra Winter' });
  });
});

describe('the password', () => {
  const password = '/clientapi/v1/admin/password';
  const signIn = (client: FixtureClient, word: string) => client.signIn('editor@publisher.example', word);

  it('is changed by who knows it: the old one is refused from then on, and other accounts keep theirs', async () => {
    const { api, client } = createTestApi();
    await signInAs.editor(client);
    const json = { currentPassword: 'Editor123!', newPassword: ' Herbst-2026 ' };
    expect((await client.call('POST', password, { json })).status).toBe(204);
    expect((await client.call('POST', password, { json })).body).toMatchObject({
      errors: { currentPassword: expect.any(String) },
    });
    const passwords = () => api.demoAccounts.map((account) => account.password);
    expect(passwords()).toEqual(['Admin123!', undefined, 'Guest123!']);
    expect((await signIn(client, 'Editor123!')).status).toBe(400);
    expect((await signIn(client, 'Herbst-2026')).status).toBe(400);
    expect((await signInAs.admin(client)).status).toBe(200);
    expect((await signIn(client, ' Herbst-2026 ')).status).toBe(200);
    const back = { currentPassword: ' Herbst-2026 ', newPassword: 'Editor123!' };
    expect((await client.call('POST', password, { json: back })).status).toBe(204);
    expect(passwords()).toEqual(['Admin123!', 'Editor123!', 'Guest123!']);
  });

  it.each([
    ['a wrong current one', { currentPassword: 'x', newPassword: 'Editor456!' }, ['currentPassword']],
    ['a weak new one', { currentPassword: 'Editor123!', newPassword: 'Editor456' }, ['newPassword']],
    ['a short new one', { currentPassword: 'Editor123!', newPassword: 'Edit12!' }, ['newPassword']],
    ['nothing at all', {}, ['currentPassword', 'newPassword']],
  ])('refuses %s with 422, and changes nothing', async (_, json, fields) => {
    const { client } = createTestApi();
    await signInAs.editor(client);
    const { status, body } = await client.call('POST', password, { json });
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, fields]);
    expect((await signIn(client, 'Editor123!')).status).toBe(200);
  });

  it('is reset for anybody who gives an address, signed out and without a cookie, alike for every address', async () => {
    const { client } = createTestApi();
    const ask = (email: string) =>
      client.call('POST', '/clientapi/v1/admin/password-reset', { json: { email } });
    for (const email of ['editor@publisher.example', 'nobody@publisher.example']) {
      const { status, body } = await ask(email);
      expect([status, body]).toEqual([204, '']);
    }
    expect((await ask(' ')).status).toBe(422);
    expect((await signIn(client, 'Editor123!')).status).toBe(200);
  });
});

describe('the languages', () => {
  it('are English, German and French by default', async () => {
    const { client } = createTestApi();
    const answer = await client.call('GET', '/api/groups/languages');
    expect([answer.status, answer.body]).toEqual([
      200,
      [
        { code: 'en', name: 'English' },
        { code: 'de', name: 'Deutsch' },
        { code: 'fr', name: 'Français' },
      ],
    ]);
    const { client: other } = createTestApi({ languages: [{ code: 'nl', name: 'Nederlands' }] });
    expect((await other.call('GET', '/api/groups/languages')).body).toEqual([
      { code: 'nl', name: 'Nederlands' },
    ]);
  });
});
