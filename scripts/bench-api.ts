import { Collection as FakeRest } from 'fakerest';
import { measureFilms } from './bench-api/films.ts';
import { type Body, open } from './bench-api/fixtures.ts';
import { lines, measure } from './bench-api/measure.ts';

/**
 * `npm run bench:api`: how long the fixture API takes with 100,000 users and 10,000 groups, and with 2,000 films of 120 lines. Prints the median and the
 * worst time of each call in milliseconds, in process, from the request to the complete answer, and beside it what
 * FakeRest takes for three lists of the same users. Exit code 1: FakeRest was quicker, or an audience was answered later than
 * after 300 ms.
 */
function list(resource: string, filter: object, sort: [string, string], first = 0): string {
  const query = { filter, sort, range: [first, first + 24] };
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, JSON.stringify(value)]),
  );
  return `${resource}?${search}`;
}

const users = '/clientapi/v1/users';
const groups = '/api/groups';

await measure(
  'first list, seeding included',
  ({ call: first }: Awaited<ReturnType<typeof open>>) => first(list(users, {}, ['createdAt', 'DESC'])),
  { prepare: () => open(), times: 5 },
);

const { call, records } = await open();
await call(list(users, {}, ['name', 'ASC']));
const { body: roots } = await call(list(groups, { parentId: null }, ['position', 'ASC']));
const { body: roles } = await call('/clientapi/v1/roles');
const { body: large } = await call(list(groups, {}, ['childCount', 'DESC']));
const [root, role, parent] = [roots[0]?.id, roles[2]?.id, large[0]?.id];

/** A small change, after which no order is kept any more. */
const change = async () => {
  const { body } = await call(list(users, { status: 'invited' }, ['id', 'ASC'], 50));
  await call(`${users}/${body[0]?.id}/actions/resend-invitation`, {});
};

await measure('users by name, first time after a change', () => call(list(users, {}, ['name', 'ASC'])), {
  prepare: change,
});
await measure('users by name, further pages', (_, round) =>
  call(list(users, {}, ['name', 'ASC'], round * 6000)),
);
await measure(
  'users by last sign-in, first time after a change',
  () => call(list(users, {}, ['lastSignInAt', 'DESC'])),
  { prepare: change },
);
await measure('users by last sign-in, further pages', (_, round) =>
  call(list(users, {}, ['lastSignInAt', 'DESC'], round * 6000)),
);
await measure('users by role, first time after a change', () => call(list(users, {}, ['roleIds', 'ASC'])), {
  prepare: change,
});
const words = ['bauer', 'ada ko', 'inkwell', 'zoe', 'o', 'lena vogel'];
await measure('search for users', (_, round) =>
  call(list(users, { q: words[round % words.length] }, ['name', 'ASC'])),
);
await measure('users of a group with all below it', () =>
  call(list(users, { groupId_within: root }, ['name', 'ASC'])),
);
await measure('users inactive for 180 days', () =>
  call(list(users, { inactiveDays: 180 }, ['lastSignInAt', 'ASC'])),
);
await measure('users who hold a permission', () =>
  call(list(users, { withPermission: 'admin_messages' }, ['name', 'ASC'])),
);
await measure('children of a group', () => call(list(groups, { parentId: parent }, ['position', 'ASC'])));
await measure('search for groups', () => call(list(groups, { q: 'photo' }, ['name', 'ASC'])));
await measure('roles with their numbers of users, after a change', () => call('/clientapi/v1/roles'), {
  prepare: change,
});

const { body: some } = await call(
  `${users}?${new URLSearchParams({ filter: JSON.stringify({ status: 'active' }), range: '[1000,1999]' })}`,
);
const suspend = { op: 'suspend', dryRun: true };
await measure('dry run: suspending 1,000 by id', () =>
  call(`${users}/actions/bulk`, { ...suspend, ids: some.map(({ id }) => id) }),
);
const filter = { inactiveDays: 180 };
const { total } = await call(list(users, filter, ['name', 'ASC']));
const expectedCount = Number(total.split('/')[1]);
await measure(
  'dry run: suspending all inactive for 180 days',
  () => call(`${users}/actions/bulk`, { ...suspend, filter, expectedCount }),
  { times: 5 },
);
const addGroups = { op: 'addGroups', args: { groupIds: [root] }, dryRun: true };
await measure(
  'dry run: adding all inactive for 180 days to a group',
  () => call(`${users}/actions/bulk`, { ...addGroups, filter, expectedCount }),
  { times: 5 },
);
const changes = [{ id: role, permissions: ['profile'] }];
await measure(
  'preview of a role change, first time after a change',
  () => call('/clientapi/v1/roles/actions/preview-impact', { changes }),
  { prepare: change },
);
await measure('preview of a role change, again', () =>
  call('/clientapi/v1/roles/actions/preview-impact', { changes }),
);
await measure('effective permissions of a user', (_, round) =>
  call(`${users}/${some[round]?.id}/effective-permissions`),
);
const moving = large[5]?.id;
await measure('moving a group to another place', (_, round) =>
  call(`${groups}/${moving}/actions/move`, { parentId: parent, position: round }),
);

await measureFilms();

/** Milliseconds within which an audience is answered: somebody waits for the number while writing. */
const audienceWithin = 300;
const part = (type: string, id: string | undefined, within = false) => ({ type, id, within });
const nobody = { everyone: false, include: [], exclude: [], languages: [] };
const audiences: [string, object][] = [
  ['audience: everybody', { ...nobody, everyone: true }],
  ['audience: a role', { ...nobody, include: [part('role', role)] }],
  [
    'audience: a group with all below it but a role, in a language',
    { ...nobody, include: [part('group', root, true)], exclude: [part('role', role)], languages: ['de'] },
  ],
];
for (const [what, audience] of audiences) {
  const ask = () => call('/clientapi/v1/admin/audiences/actions/count', { audience });
  const { median } = await measure(`${what}, first time after a change`, ask, { prepare: change });
  await measure(`${what}, again`, ask);
  if (median > audienceWithin) process.exitCode = 1;
}
await measure(
  'list of 5,000 messages, first time after a change',
  () => call(list('/clientapi/v1/messages', {}, ['startsAt', 'DESC'])),
  { prepare: change },
);
await measure('what waits for a reader, of 5,000 messages', () =>
  call('/clientapi/v1/admin/current-messages?language=en'),
);
await measure('messages that overlap, of 200', async () => {
  const { body } = await call('/clientapi/v1/messages?range=[0,199]');
  return call('/clientapi/v1/messages/actions/overlaps', { ids: body.map(({ id }) => id) });
});

const fakeRest = new FakeRest();
// Its own way of adding records looks through all of them for each.
fakeRest.items = [...records()];
const beside: [string, { filter: Record<string, unknown>; sort: [string, 'asc' | 'desc'] }][] = [
  ['sorted', { filter: {}, sort: ['name', 'asc'] }],
  ['searched', { filter: { q: 'bauer' }, sort: ['id', 'asc'] }],
  [
    'filtered and sorted',
    { filter: { createdAt_gte: '2025-01-01', name_q: 'ada' }, sort: ['email', 'desc'] },
  ],
];
for (const [what, { filter, sort }] of beside) {
  const options = { prepare: change, times: 3 };
  const ours = await measure(what, () => call(list(users, filter, sort, 50)), options);
  const theirs = await measure(
    `${what}, by FakeRest`,
    async () => {
      const body = fakeRest.getAll({ filter, sort, range: [50, 74] }) as unknown as Body;
      return { body, total: `/${fakeRest.getCount({ filter })}` };
    },
    options,
  );
  if (ours.median >= theirs.median) process.exitCode = 1;
}

const head = `${'ms'.padEnd(52)}${'median'.padStart(9)}${'worst'.padStart(9)}${'records'.padStart(9)}`;
console.info([head, ...lines].join('\n'));
