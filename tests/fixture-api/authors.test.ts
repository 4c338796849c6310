import { expect, it } from 'vitest';
import { asUser } from '@/areas/user-management/fixtures/records';
import { createFixtureApi } from '@/fixture-api/createFixtureApi';

const now = Date.parse('2026-11-29T09:00:00Z');
const api = createFixtureApi({ now: () => now });
const users = api.records('users').map(asUser);
const roles = api.records('roles');
const permissionsOf = (roleIds: readonly string[]) =>
  roles.filter(({ id }) => roleIds.includes(id)).flatMap(({ permissions }) => permissions);

interface Written {
  readonly id: string;
  readonly at: string;
}

const written = (resource: string, by: string, at: string): Written[] =>
  api.records(resource).map((record) => ({ id: Object(record[by]).id, at: String(record[at]) }));

it.each([
  ['admin_messages', written('messages', 'updatedBy', 'updatedAt')],
  ['video-help', written('videos', 'updatedBy', 'updatedAt')],
  ['onboarding-wizard', written('flows', 'updatedBy', 'updatedAt')],
  ['website-modules', written('position-changes', 'actor', 'at')],
  ['press-controlling', written('reports', 'owner', 'createdAt')],
  ['default-translations', written('translation-comments', 'by', 'at')],
  ['default-translations', written('translation-changes', 'by', 'at')],
  ['default-translations', written('translation-publications', 'by', 'at')],
  [
    'default-translations',
    api.records('translations').flatMap(({ texts }) =>
      Object.values(Object(texts)).map((text) => {
        const { by, at } = Object(text);
        return { id: by.id, at: new Date(at).toISOString() };
      }),
    ),
  ],
] as const)('records of %s are by several people, who were there and hold it', (permission, all) => {
  expect(all.length).toBeGreaterThan(0);
  const authors = new Set(all.map(({ id }) => id));
  expect(authors.size).toBeGreaterThan(2);
  for (const id of authors) {
    const user = users.find(({ email }) => email === id);
    expect(user?.status, id).toBe('active');
    expect(permissionsOf(user?.roleIds ?? []), id).toContain(permission);
    const dates = all.filter((each) => each.id === id).map(({ at }) => at);
    for (const date of dates) if (date !== 'undefined') expect(date > (user?.createdAt ?? '')).toBe(true);
  }
});

it('what was done to users is by several people who manage users', () => {
  const actors = new Set(
    api
      .records('audit-events')
      .filter(({ action }) => action === 'update')
      .map(({ actor }) => Object(actor).id),
  );
  expect(actors.size).toBe(3);
  expect([...actors].every((id) => users.find((user) => user.id === id)?.status === 'active')).toBe(true);
});
