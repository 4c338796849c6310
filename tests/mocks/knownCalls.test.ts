import { describe, expect, it } from 'vitest';
import { createTestApi, signInAs } from './fixtureClient';

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

  it.each(['{', '[]', '"x"', 'null'])('refuses the body %s with 400', async (json) => {
    const { client } = createTestApi();
    await signInAs.admin(client);
    const answer = await client.call('POST', profile, { json });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'bad_request' }]);
  });
});

describe('the languages', () => {
  it('are English, German and French, unless told', async () => {
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
