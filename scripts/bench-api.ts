import { getResponse } from 'msw';
import { loadModule } from '../vite/loadModule.ts';

/**
 * `npm run bench:api`: how long the fixture API takes with 100,000 users and 10,000 groups. Prints the median and the
 * worst time of each call in milliseconds, in process, from the request to the complete answer.
 */
const counts = { users: 100_000, groups: 10_000 };
const rounds = 15;
const origin = 'http://benchmark.example';

const { createFixtureApi } = await loadModule<typeof import('../src/mocks/createFixtureApi.ts')>(
  '/src/mocks/createFixtureApi.ts',
);

type Body = { id: string; results: { ok: boolean }[] } & { id: string }[];

interface Answer {
  readonly body: Body;
  readonly total: string;
}

/** A fixture API that nobody has asked for records yet, and a way to call it as the administrator. */
async function open() {
  const api = createFixtureApi({ counts, antiForgery: false });

  async function send(method: string, path: string, headers: HeadersInit, body?: string): Promise<Response> {
    const request = new Request(`${origin}${path}`, { method, headers, ...(body !== undefined && { body }) });
    const response = await getResponse([...api.handlers], request);
    if (!response?.ok) throw new Error(`${method} ${path}: ${response?.status} ${await response?.text()}`);
    return response;
  }

  const signIn = await send(
    'POST',
    '/clientapi/v1/oauth/token',
    {
      Authorization: `Basic ${btoa('back-office:replace-me')}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    'grant_type=password&username=admin%40publisher.example&password=Admin123!',
  );
  const { access_token: token } = await signIn.json();

  return async (path: string, body?: object): Promise<Answer> => {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await send(body ? 'POST' : 'GET', path, headers, body && JSON.stringify(body));
    return { body: await response.json(), total: response.headers.get('Content-Range') ?? '' };
  };
}

function list(resource: string, filter: object, sort: [string, string], first = 0): string {
  const query = { filter, sort, range: [first, first + 24] };
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, JSON.stringify(value)]),
  );
  return `${resource}?${search}`;
}

const users = '/clientapi/v1/users';
const groups = '/api/groups';
const lines: string[] = [];

/** Times some work several times; `prepare` is not counted. */
async function measure<T>(
  what: string,
  work: (prepared: T, round: number) => Promise<Answer>,
  { prepare, times = rounds }: { prepare?: () => Promise<T>; times?: number } = {},
): Promise<Answer> {
  const taken: number[] = [];
  let answer: Answer | undefined;
  for (let round = 0; round < times; round++) {
    // Without `prepare` the work looks at nothing that would have been prepared.
    const prepared = (await prepare?.()) as T;
    const start = performance.now();
    answer = await work(prepared, round);
    taken.push(performance.now() - start);
  }
  if (!answer) throw new Error('Nothing was measured');
  taken.sort((left, right) => left - right);
  const [median = 0, worst = 0] = [taken[Math.floor(times / 2)], taken.at(-1)];
  const size = answer.total.split('/')[1] ?? answer.body.results?.length ?? '';
  lines.push(
    `${what.padEnd(52)}${median.toFixed(1).padStart(9)}${worst.toFixed(1).padStart(9)}${String(size).padStart(9)}`,
  );
  return answer;
}

await measure(
  'first list, seeding included',
  (fresh: Awaited<ReturnType<typeof open>>) => fresh(list(users, {}, ['createdAt', 'DESC'])),
  { prepare: open, times: 5 },
);

const call = await open();
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

const head = `${'ms'.padEnd(52)}${'median'.padStart(9)}${'worst'.padStart(9)}${'records'.padStart(9)}`;
console.info([head, ...lines].join('\n'));
