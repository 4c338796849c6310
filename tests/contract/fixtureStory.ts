import { type Answer, clientCredential, type FixtureClient, signInAs } from '../fixture-api/apiClient';

/** The time at which every host plays the story: tokens and the records' dates depend on it. */
export const storyTime = Date.parse('2025-06-01');

/** A host's responses so far, by the name of the step. */
type Answers = Readonly<Record<string, Pick<Answer, 'status' | 'body'>>>;

export type Step = readonly [
  name: string,
  call: (client: FixtureClient, answers: Answers) => Promise<Answer>,
];

const profile = '/clientapi/v1/admin/profile';

/** The calls of the specification, including early refusals. */
export const knownCalls: readonly Step[] = [
  ['languages, signed out', (client) => client.call('GET', '/api/groups/languages')],
  ['sign-in without form', (client) => client.call('POST', '/clientapi/v1/oauth/token', { json: {} })],
  ['sign-in without client', (client) => client.token({ grant_type: 'password' })],
  [
    'sign-in, wrong password',
    (client) =>
      client.token(
        { grant_type: 'password', username: 'admin@publisher.example', password: 'x' },
        { Authorization: clientCredential },
      ),
  ],
  ['sign-in', signInAs.admin],
  ['languages', (client) => client.call('GET', '/api/groups/languages')],
  ['profile', (client) => client.call('GET', profile)],
  ['save', (client) => client.call('POST', profile, { json: { name: 'Jördis 😀' } })],
  ['profile, saved', (client) => client.call('GET', profile)],
  ['save, invalid', (client) => client.call('POST', profile, { json: { name: '' } })],
  ['save, malformed', (client) => client.call('POST', profile, { json: '{' })],
  [
    'save, forged',
    (client) =>
      client.call('POST', profile, { json: { name: 'Eve' }, headers: { 'X-XSRF-TOKEN': 'forged' } }),
  ],
  ['unknown call', (client) => client.call('PATCH', '/clientapi/v2/nothing')],
  [
    'password, wrong',
    (client) =>
      client.call('POST', '/clientapi/v1/admin/password', {
        json: { currentPassword: 'x', newPassword: 'Winter-2026' },
      }),
  ],
  [
    'password reset',
    (client) =>
      client.call('POST', '/clientapi/v1/admin/password-reset', { json: { email: 'a@verlag.example' } }),
  ],
  ['refresh', (client) => client.refresh()],
  ['refresh, unknown token', (client) => client.refresh('x')],
];

const users = '/clientapi/v1/users';
const roles = '/clientapi/v1/roles';
const groups = '/api/groups';

const query = (parameters: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, JSON.stringify(value)]));

/** A record in the list response of an earlier step. */
function recordAt(answers: Answers, step: string, index: number): Record<string, unknown> {
  const { body } = answers[step] ?? {};
  const record: unknown = Array.isArray(body) ? body[index] : body;
  if (typeof record === 'object' && record !== null) return { ...record };
  throw new Error(`There is no record ${index} in the answer to '${step}'`);
}

const idAt = (answers: Answers, step: string, index = 0) => String(recordAt(answers, step, index).id);

/** The records of User Management, in every way of reading, changing and refusing them. */
export const userManagementCalls: readonly Step[] = [
  [
    'users, a page',
    (client) =>
      client.call('GET', `${users}?${query({ sort: ['name', 'DESC'], range: [5, 14], filter: {} })}`),
  ],
  [
    'users, filtered',
    (client) =>
      client.call(
        'GET',
        `${users}?${query({ filter: { q: 'jö', status: 'active' }, sort: ['email', 'ASC'] })}`,
      ),
  ],
  ['users, none', (client) => client.call('GET', `${users}?${query({ filter: { q: 'nobody at all' } })}`)],
  ['users, malformed', (client) => client.call('GET', `${users}?range=x`)],
  [
    'suspended',
    (client) => client.call('GET', `${users}?${query({ filter: { status: 'suspended' }, range: [0, 2] })}`),
  ],
  ['own record', (client) => client.call('GET', `${users}?${query({ filter: { q: 'admin@publisher' } })}`)],
  ['roles', (client) => client.call('GET', `${roles}?${query({ sort: ['key', 'ASC'] })}`)],
  ['permissions', (client) => client.call('GET', '/clientapi/v1/permissions')],
  ['groups, roots', (client) => client.call('GET', `${groups}?${query({ filter: { parentId: null } })}`)],
  [
    'groups, below',
    (client, answers) =>
      client.call('GET', `${groups}?${query({ filter: { parentId: idAt(answers, 'groups, roots') } })}`),
  ],
  [
    'user, created',
    (client) => client.call('POST', users, { json: { email: 'Uenal@verlag.example', name: 'Ünal Ω' } }),
  ],
  ['user, invalid', (client) => client.call('POST', users, { json: { email: 'x', roleIds: ['nothing'] } })],
  ['user', (client, answers) => client.call('GET', `${users}/${idAt(answers, 'users, a page')}`)],
  [
    'user, changed',
    (client, answers) =>
      client.call('PUT', `${users}/${idAt(answers, 'user')}`, { json: { name: 'Zoë', version: 1 } }),
  ],
  [
    'user, stale',
    (client, answers) => client.call('PUT', `${users}/${idAt(answers, 'user')}`, { json: { version: 1 } }),
  ],
  ['user, unknown', (client) => client.call('GET', `${users}/a%20b`)],
  [
    'user, activated',
    (client, answers) => client.call('POST', `${users}/${idAt(answers, 'suspended')}/actions/activate`),
  ],
  [
    'user, activated twice',
    (client, answers) => client.call('POST', `${users}/${idAt(answers, 'suspended')}/actions/activate`),
  ],
  [
    'user, oneself suspended',
    (client, answers) => client.call('POST', `${users}/${idAt(answers, 'own record')}/actions/suspend`),
  ],
  [
    'user, permissions',
    (client, answers) => client.call('GET', `${users}/${idAt(answers, 'own record')}/effective-permissions`),
  ],
  [
    'invitation, dry run',
    (client) =>
      client.call('POST', `${users}/actions/invite`, {
        json: { emails: ['new@verlag.example', 'x', 'guest@publisher.example'], dryRun: true },
      }),
  ],
  [
    'import',
    (client) =>
      client.call('POST', `${users}/actions/import`, {
        json: {
          mode: 'update',
          rows: [
            { line: 2, email: 'first@verlag.example', name: 'First', roles: ['Reader'], groups: ['Finance'] },
            { line: 3, email: 'uenal@verlag.example', name: 'Second', language: 'xx' },
          ],
        },
      }),
  ],
  [
    'bulk, dry run',
    (client, answers) =>
      client.call('POST', `${users}/actions/bulk`, {
        json: {
          op: 'addRoles',
          ids: [0, 1, 2].map((index) => idAt(answers, 'users, a page', index)),
          args: { roleIds: [idAt(answers, 'roles', 1)] },
          dryRun: true,
        },
      }),
  ],
  [
    'bulk',
    (client, answers) =>
      client.call('POST', `${users}/actions/bulk`, {
        json: { op: 'suspend', ids: [idAt(answers, 'users, a page', 3), idAt(answers, 'own record'), 'x'] },
      }),
  ],
  [
    'bulk, another number',
    (client) =>
      client.call('POST', `${users}/actions/bulk`, {
        json: { op: 'activate', filter: { status: 'suspended' }, expectedCount: 1 },
      }),
  ],
  ['bulk, unknown', (client) => client.call('POST', `${users}/actions/bulk`, { json: { op: 'x', ids: [] } })],
  [
    'user, deleted',
    (client, answers) => client.call('DELETE', `${users}/${idAt(answers, 'users, a page', 4)}`),
  ],
  [
    'group, moved',
    (client, answers) =>
      client.call('POST', `${groups}/${idAt(answers, 'groups, below')}/actions/move`, {
        json: { parentId: idAt(answers, 'groups, roots', 1), position: 0 },
      }),
  ],
  [
    'group, circle',
    (client, answers) =>
      client.call('POST', `${groups}/${idAt(answers, 'groups, roots', 1)}/actions/move`, {
        json: { parentId: idAt(answers, 'groups, below') },
      }),
  ],
  [
    'group, not empty',
    (client, answers) => client.call('DELETE', `${groups}/${idAt(answers, 'groups, roots')}`),
  ],
  [
    'group, deletion tried',
    (client, answers) =>
      client.call('POST', `${groups}/${idAt(answers, 'groups, roots')}/actions/delete`, {
        json: { children: 'moveUp', members: 'remove', dryRun: true },
      }),
  ],
  [
    'role, impact',
    (client, answers) =>
      client.call('POST', `${roles}/actions/preview-impact`, {
        json: { changes: [{ id: idAt(answers, 'roles', 0), permissions: ['profile'] }] },
      }),
  ],
  [
    'role, own rights',
    (client, answers) =>
      client.call('POST', `${roles}/actions/set-permissions`, {
        json: { changes: [{ id: idAt(answers, 'roles', 0), permissions: ['profile'], version: 1 }] },
      }),
  ],
  ['sign-in as another', signInAs.editor],
  ['users, not permitted', (client) => client.call('GET', users)],
];

/** Without the cookie, which pages cannot read in responses, and which their document has before the first call. */
export const comparedHeaders = ['content-type', 'content-range', 'cache-control', 'www-authenticate'];

/** The claims of a token that hosts must agree on: all but the random part. */
function claimsOf(token: unknown): unknown {
  const [payload = ''] = String(token).split('.');
  const { nonce, ...claims } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  return { ...claims, hasNonce: typeof nonce === 'string' };
}

function comparable(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('access_token' in body)) return body;
  const { access_token, refresh_token, ...rest } = { refresh_token: undefined, ...body };
  const refresh = refresh_token === undefined ? undefined : claimsOf(refresh_token);
  return { ...rest, access_token: claimsOf(access_token), refresh_token: refresh };
}

/** Makes the calls in order and returns the part of each response that hosts must agree on. */
export async function playStory(
  client: FixtureClient,
  story: readonly Step[],
  headerNames = comparedHeaders,
) {
  const answers: Record<string, { status: number; body: unknown; headers: (string | null)[] }> = {};
  for (const [name, call] of story) {
    const { status, body, headers } = await call(client, answers);
    answers[name] = {
      status,
      body: comparable(body),
      headers: headerNames.map((header) => headers.get(header)),
    };
  }
  return answers;
}

/** The different statuses in a story, in order. */
export const statusesIn = (answers: Awaited<ReturnType<typeof playStory>>) =>
  [...new Set(Object.values(answers).map(({ status }) => status))].sort();
