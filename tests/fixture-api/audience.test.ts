import { describe, expect, it } from 'vitest';
import { type Any, openManagement } from '../areas/user-management/fixtures/managed';
import { clientOf, createTestApi, signInAs } from './fixtureClient';

const audiences = '/clientapi/v1/admin/audiences';
const audience = (parts: object) => ({ everyone: false, include: [], exclude: [], languages: [], ...parts });

/** Without case and diacritics. */
const plain = (name: string) => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The application's fixtures, with an editor signed in, who does not manage users. */
async function openAudiences() {
  const m = await openManagement();
  const editor = clientOf(m.api);
  await signInAs.editor(editor);
  const active = (test: (user: Any) => boolean) =>
    m.all('users').filter((user) => user.status === 'active' && test(user));
  return {
    m,
    active,
    async list(parameters: Record<string, unknown>) {
      const query = new URLSearchParams(
        Object.entries(parameters).map(([name, value]) => [name, JSON.stringify(value)]),
      );
      const { body, headers, status } = await editor.call('GET', `${audiences}?${query}`);
      return { status, records: body as Any[], range: headers.get('Content-Range') };
    },
    async count(parts: object) {
      const { body } = await editor.call('POST', `${audiences}/actions/count`, {
        json: { audience: audience(parts) },
      });
      return body as {
        count: number;
        byLanguage: { language: string }[];
        sample: { name: string }[];
        includesCaller: boolean;
      };
    },
  };
}

/** The ids of a group and of all groups below it, by following the children. */
function below(groups: readonly Any[], id: string): string[] {
  return [
    id,
    ...groups.filter(({ parentId }) => parentId === id).flatMap((child) => below(groups, child.id)),
  ];
}

describe('the list of audiences', () => {
  it('shows an editor the groups, roles and active people, page by page and by name', async () => {
    const { m, list } = await openAudiences();
    const users = m.all('users').filter(({ status }) => status === 'active');
    const total = m.all('groups').length + m.all('roles').length + users.length;
    const { records, range } = await list({ range: [0, 9], sort: ['name', 'ASC'] });
    expect(range).toBe(`audiences 0-9/${total}`);
    const names = [...m.all('groups'), ...m.all('roles'), ...users].map(({ name }) => plain(name)).sort();
    expect(records.map(({ name }) => plain(name))).toEqual(names.slice(0, 10));
    const { records: last } = await list({ range: [0, 0], sort: ['name', 'DESC'] });
    expect(plain(last[0]?.name ?? '')).toBe(names.at(-1));
  });

  it('finds each word of a search in the name or above it', async () => {
    const { m, list } = await openAudiences();
    const child = m.find('groups', ({ parentId }) => parentId === m.group('Editorial').id);
    const { records } = await list({ filter: { q: `EDITORIAL ${child.name.slice(0, 4)}` } });
    expect(records.map(({ id }) => id)).toContain(`group:${child.id}`);
    expect(records.every(({ type }) => type === 'group')).toBe(true);
    expect((await list({ filter: { q: 'no such name' } })).range).toBe('audiences */0');
  });

  it('finds what a field shows, also with slashes, brackets and an email', async () => {
    const { m, list } = await openAudiences();
    const editorial = m.group('Editorial');
    const child = m.find('groups', ({ parentId }) => parentId === editorial.id);
    const person = m.find('users', ({ status }) => status === 'active');
    const first = async (q: string) => (await list({ filter: { q }, sort: ['fit', 'ASC'] })).records[0];
    expect(await first(`Editorial / ${child.name}`)).toMatchObject({ id: `group:${child.id}` });
    expect(await first(`${person.name} (${person.email})`)).toMatchObject({ id: `user:${person.id}` });
    expect(await first(person.email.slice(0, 12))).toMatchObject({ type: 'user' });
  });

  it('lists the type with the best hit first, and in it what begins with the text', async () => {
    const { m, list } = await openAudiences();
    const found = async (q: string) => {
      const { records } = await list({ ...(q && { filter: { q } }), sort: ['fit', 'ASC'], range: [0, 24] });
      return records as unknown as { type: string; name: string; path: { name: string }[] }[];
    };
    // The role's name is the text; that of the group only begins with it.
    expect((await found('editor')).slice(0, 1)).toMatchObject([{ type: 'role', name: 'Editor' }]);
    const groups = (await found('it')).filter(({ type }) => type === 'group');
    const begins = groups.map(({ name }) => name.toLowerCase().startsWith('it'));
    expect(begins[0]).toBe(true);
    expect(begins).toEqual(begins.toSorted((left, right) => Number(right) - Number(left)));
    // Without a text, the few roles come before the many groups and people.
    const opened = await found('');
    expect(new Set(opened.slice(0, m.all('roles').length).map(({ type }) => type))).toEqual(
      new Set(['role']),
    );
    expect(opened.at(-1)?.type).toBe('group');
  });

  it('gives some by id, with path and reach, and passes over those that are not there', async () => {
    const { m, active, list } = await openAudiences();
    const editorial = m.group('Editorial');
    const child = m.find('groups', ({ parentId }) => parentId === editorial.id);
    const reader = m.role('reader');
    const { records } = await list({
      filter: { id: [`group:${child.id}`, `role:${reader.id}`, 'role:none', `group:${reader.id}`] },
      sort: ['type', 'ASC'],
    });
    const groups = below(m.all('groups'), child.id);
    expect(records).toEqual([
      {
        id: `group:${child.id}`,
        type: 'group',
        name: child.name,
        path: [{ id: editorial.id, name: 'Editorial' }],
        count: active(({ groupIds }) => groupIds.some((id) => groups.includes(id))).length,
      },
      expect.objectContaining({ id: `role:${reader.id}`, type: 'role', name: 'Reader', path: [] }),
    ]);
  });

  it('is refused to those who hold the key of no area, and so is the count', async () => {
    const { m } = await openAudiences();
    const guest = clientOf(m.api);
    await signInAs.guest(guest);
    expect((await guest.call('GET', audiences)).status).toBe(403);
    const json = { audience: audience({}) };
    expect((await guest.call('POST', `${audiences}/actions/count`, { json })).status).toBe(403);
    expect((await m.client.call('GET', audiences)).status).toBe(200);
  });

  it('is empty where no area keeps groups and roles', async () => {
    const { client } = createTestApi();
    await signInAs.admin(client);
    const { body } = await client.call('GET', audiences);
    expect(body).toEqual([]);
    const json = { audience: audience({ everyone: true }) };
    expect((await client.call('POST', `${audiences}/actions/count`, { json })).body).toEqual({
      count: 0,
      includesCaller: false,
      byLanguage: [],
      sample: [],
    });
  });
});

describe('the count of an audience', () => {
  it('is everybody who is active, by language and with the first ten names', async () => {
    const { active, count } = await openAudiences();
    const everybody = active(() => true);
    const answer = await count({ everyone: true });
    expect(answer.count).toBe(everybody.length);
    const languages = everybody.map(({ language }) => language ?? null);
    expect(answer.byLanguage).toEqual(
      [...new Set(languages)]
        .map((language) => ({ language, count: languages.filter((each) => each === language).length }))
        .sort((left, right) => right.count - left.count),
    );
    expect(answer.includesCaller).toBe(true);
    expect((await count({ everyone: false })).includesCaller).toBe(false);
    expect(answer.sample).toHaveLength(10);
    expect(answer.sample.map(({ name }) => name)).toEqual(
      answer.sample.map(({ name }) => name).toSorted((left, right) => left.localeCompare(right)),
    );
  });

  it('takes a group alone, or with all groups below it', async () => {
    const { m, active, count } = await openAudiences();
    const { id } = m.group('Editorial');
    const groups = below(m.all('groups'), id);
    const members = active(({ groupIds }) => groupIds.includes(id)).length;
    const all = active(({ groupIds }) => groupIds.some((each) => groups.includes(each))).length;
    expect(all).toBeGreaterThan(members);
    expect((await count({ include: [{ type: 'group', id }] })).count).toBe(members);
    expect((await count({ include: [{ type: 'group', id, within: false }] })).count).toBe(members);
    expect((await count({ include: [{ type: 'group', id, within: true }] })).count).toBe(all);
  });

  it('takes a role as User Management does, also through a group or one above it', async () => {
    const { m, count } = await openAudiences();
    for (const { id } of m.all('roles')) {
      const holders = await m.list('users', { filter: { withRole: id, status: 'active' } });
      expect((await count({ include: [{ type: 'role', id }] })).count).toBe(holders.length);
    }
  });

  it('takes single people, and leaves single people out', async () => {
    const { m, active, count } = await openAudiences();
    const [one, two] = active(() => true);
    const part = (user: Any | undefined) => ({ type: 'user', id: m.must(user).id });
    const alone = await count({ include: [part(one), part(two)] });
    expect(alone.count).toBe(2);
    expect(alone.sample.map(({ name }) => name).toSorted()).toEqual([one?.name, two?.name].toSorted());
    expect((await count({ everyone: true, exclude: [part(one)] })).count).toBe(active(() => true).length - 1);
    const gone = m.find('users', ({ status }) => status !== 'active');
    expect((await count({ include: [part(gone)] })).count).toBe(0);
  });

  it('lets exclude win over include and over everyone', async () => {
    const { m, active, count } = await openAudiences();
    const part = { type: 'group', id: m.group('Editorial').id, within: true };
    expect((await count({ include: [part], exclude: [part] })).count).toBe(0);
    const inside = (await count({ include: [part] })).count;
    expect((await count({ everyone: true, exclude: [part] })).count).toBe(active(() => true).length - inside);
  });

  it('leaves those who have one of the languages', async () => {
    const { active, count } = await openAudiences();
    const german = active(({ language }) => language === 'de');
    expect(german.length).toBeGreaterThan(0);
    const answer = await count({ everyone: true, languages: ['de'] });
    expect(answer).toMatchObject({
      count: german.length,
      byLanguage: [{ language: 'de', count: german.length }],
    });
  });

  it.each([
    [undefined],
    [{ everyone: 'yes' }],
    [{ include: 'g1' }],
    [{ include: [{ type: 'site', id: 's1' }] }],
    [{ exclude: [{ type: 'group' }] }],
    [{ include: [{ type: 'group', id: 'g1', within: 'yes' }] }],
  ])('is refused for %j', async (malformed) => {
    const { m } = await openAudiences();
    const json = { audience: malformed };
    expect((await m.client.call('POST', `${audiences}/actions/count`, { json })).status).toBe(400);
  });
});
