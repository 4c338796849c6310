import type { Any, Management } from '../areas/user-management/fixtures/managed';
import type { FixtureClient } from '../fixture-api/fixtureClient';
import { clientCredential, signInAs } from '../fixture-api/fixtureClient';

const profile = '/clientapi/v1/admin/profile';
const password = '/clientapi/v1/admin/password';
const query = (parameters: object) =>
  new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, JSON.stringify(value)]));

/** A valid body for each operation, so that a call is refused only for other reasons. */
export const goodBodies: Readonly<Record<string, object>> = {
  token: { grant_type: 'check' },
  inspectFilm: { address: '/a.webm' },
  publishFilm: {},
  archiveFilm: {},
  reopenFilm: {},
  verifyFilm: {},
  putCues: { kind: 'captions', cues: [] },
  orderFilms: { videoIds: [] },
  putProgress: { positionSec: 0, finished: false },
  sendFeedback: { vote: 'yes' },
  saveProfile: { name: 'Ada' },
  changePassword: { currentPassword: 'Admin123!', newPassword: 'Admin456!' },
  requestPasswordReset: { email: 'ada@verlag.example' },
  createUser: { email: 'new@verlag.example' },
  changeUser: { name: 'Ada' },
  suspendUser: {},
  activateUser: {},
  resendInvitation: {},
  sendPasswordReset: {},
  signOutEverywhere: {},
  revokeInvitation: {},
  invitationLink: {},
  changeUsers: { op: 'update', ids: [], args: {} },
  inviteUsers: { emails: ['a@verlag.example'], dryRun: true },
  importUsers: { rows: [], mode: 'skip', dryRun: true },
  createGroup: { name: 'New' },
  changeGroup: { name: 'Other' },
  changeGroups: { op: 'update', ids: [], args: {} },
  moveGroup: { parentId: null, position: 0 },
  deleteGroup: { children: 'moveUp', members: 'moveUp', dryRun: true },
  createRole: { name: 'New' },
  changeRole: { name: 'Other' },
  changeRoles: { op: 'update', ids: [], args: {} },
  previewImpact: { changes: [] },
  previewGroupImpact: { parentId: null },
  setPermissions: { changes: [] },
  shareView: {
    resource: 'user-management/users',
    label: 'Mine',
    value: { filter: {}, sort: { field: 'name', order: 'ASC' }, perPage: 25 },
    roleIds: [],
  },
  saveTextLanguage: { publishes: 'translated', version: 1 },
  publishTexts: { languages: [] },
  restoreTexts: { version: 0 },
  addTextComment: { translationId: 'none', language: 'de', text: 'Check this' },
  saveText: { value: 'Sichern', version: 1 },
  queryFigures: { queries: [{ id: 'a', metrics: ['visits'], period: { preset: 'yesterday' } }] },
  findFigureValues: {
    dimension: 'country',
    q: 'g',
    query: { metrics: ['visits'], period: { preset: 'yesterday' } },
  },
  createMessage: { name: 'New' },
  changeMessage: { name: 'Other' },
  publishMessage: { expectedCount: 1 },
  pauseMessage: {},
  resumeMessage: {},
  endMessage: {},
  archiveMessage: {},
  duplicateMessage: {},
  remindOfMessage: { dryRun: true },
  changeMessages: { op: 'pause', ids: [] },
  changeModule: { schedule: null },
  switchModules: { changes: [{ id: 'none', enabled: true }], dryRun: true },
  changeModules: { op: 'removeRule', ids: [], args: {} },
  savePositions: { positions: [{ id: 'none', moduleIds: [] }] },
  saveLayout: { widgets: [] },
  saveStandardLayout: { widgets: [] },
  countAudience: { audience: { everyone: true, include: [], exclude: [], languages: [] } },
};

/** Calls the token endpoint, the profile and the languages, with all refusals. */
export async function exerciseSession(client: FixtureClient): Promise<void> {
  const basic = { Authorization: clientCredential };
  const { accessToken, cookie } = client;
  client.accessToken = undefined;
  client.cookie = undefined;
  await client.call('GET', '/api/groups/languages');
  await client.call('POST', '/clientapi/v1/oauth/token', { json: {} });
  await client.token({ grant_type: 'password', username: 'a', password: 'b' });
  await client.token({ grant_type: 'password', username: 'a', password: 'b' }, basic);
  await client.token({ grant_type: 'password' }, basic);
  await client.token({ grant_type: 'check' }, basic);
  await client.token({ grant_type: 'check' }, { 'X-XSRF-TOKEN': 'forged' });
  await client.refresh('unknown');
  await signInAs.admin(client);
  await client.refresh();
  Object.assign(client, { accessToken, cookie });
  await client.call('GET', '/api/groups/languages');
  await client.call('GET', profile);
  await client.call('POST', profile, { json: { name: 'Jördis' } });
  await client.call('POST', profile, { json: { name: '' } });
  const reset = '/clientapi/v1/admin/password-reset';
  await client.call('POST', password, { json: { currentPassword: 'wrong', newPassword: 'Admin456!' } });
  await client.call('POST', password, { json: { currentPassword: 'Admin123!', newPassword: 'Admin456!' } });
  await client.call('POST', reset, { json: { email: '' } });
  await client.call('POST', reset, {
    json: { email: 'a@verlag.example' },
    headers: { 'X-XSRF-TOKEN': 'forged' },
  });
}

/** Reads, creates, changes, invites and imports users. */
export async function exerciseUsers(m: Management): Promise<void> {
  const active = m.find(
    'users',
    ({ status, email }) => status === 'active' && !email.endsWith('@publisher.example'),
  );
  const suspended = m.find('users', ({ status }) => status === 'suspended');
  const invited = m.find('users', ({ status }) => status === 'invited');
  const [role, group] = [m.role('editor'), m.group('Editorial')];

  for (const filter of [
    {},
    { q: 'no such person' },
    { neverSignedIn: true },
    { inactiveDays: 180 },
    { invitationExpired: true },
    { invitationRevoked: true },
    { withoutRoles: true, withoutGroups: false, createdAt_gte: '2020-01-01T00:00:00.000Z' },
    { status_eq_any: ['invited', 'suspended'] },
    { withRole: role.id, groupId_within: group.id },
  ]) {
    await m.call('GET', `users?${query({ filter, range: [0, 49], sort: ['lastSignInAt', 'DESC'] })}`);
  }
  await m.call('GET', `users?${query({ filter: { id: [active.id, invited.id] } })}`);
  await m.call('GET', `users/${m.own.id}`);
  await m.client.call('GET', '/clientapi/v1/permissions');
  for (const { id } of m.all('users').slice(0, 20)) await m.call('GET', `users/${id}/effective-permissions`);

  await m.post('users', { email: 'first@verlag.example', roleIds: [role.id], groupIds: [], language: 'de' });
  await m.post('users', { email: 'first@verlag.example' });
  await m.put(`users/${active.id}`, { name: 'Ada Byron', version: active.version });
  await m.put(`users/${active.id}`, { name: '', roleIds: ['none'] });
  await m.put(`users/${active.id}`, { name: 'Late', version: active.version });
  await m.post(`users/${active.id}/actions/activate`);
  await m.post(`users/${active.id}/actions/send-password-reset`);
  await m.post(`users/${invited.id}/actions/send-password-reset`);
  await m.post(`users/${active.id}/actions/resend-invitation`);
  await m.post(`users/${active.id}/actions/revoke-invitation`);
  await m.post(`users/${active.id}/actions/suspend`);
  await m.post(`users/${suspended.id}/actions/suspend`);
  await m.post(`users/${suspended.id}/actions/activate`);
  await m.post(`users/${invited.id}/actions/resend-invitation`);
  await m.post(`users/${invited.id}/actions/invitation-link`);
  await m.post(`users/${active.id}/actions/invitation-link`);
  await m.post('users/nobody/actions/invitation-link');
  await m.post(`users/${invited.id}/actions/revoke-invitation`);
  await m.post(`users/${m.own.id}/actions/suspend`);
  await m.remove(`users/${m.own.id}`);
  await m.remove(`users/${active.id}`);

  const [current, other] = (await m.call('GET', `users/${m.own.id}/sessions`)).body as Any[];
  await m.remove(`users/${m.own.id}/sessions/${current?.id}`);
  await m.remove(`users/${m.own.id}/sessions/${other?.id}`);
  await m.post(`users/${m.own.id}/actions/sign-out-everywhere`);

  const ids = [m.own.id, invited.id, 'none'];
  for (const [op, args] of [
    ['suspend', {}],
    ['activate', {}],
    ['addGroups', { groupIds: [group.id] }],
    ['removeGroups', { groupIds: [group.id] }],
    ['addRoles', { roleIds: [role.id] }],
    ['removeRoles', { roleIds: [role.id] }],
    ['resendInvitations', {}],
    ['update', { language: 'xx' }],
    ['delete', {}],
  ] as const) {
    await m.post('users/actions/bulk', { op, ids, args, dryRun: true });
  }
  await m.post('users/actions/bulk', {
    op: 'suspend',
    filter: { status: 'active' },
    expectedCount: 1,
    dryRun: true,
  });

  const addresses = [
    'new@verlag.example',
    'new@verlag.example',
    'no address',
    invited.email,
    suspended.email,
    m.own.email,
  ];
  const more = { roleIds: [role.id], groupIds: [group.id], language: 'de' };
  await m.post('users/actions/invite', { emails: addresses, ...more, dryRun: true });
  await m.post('users/actions/invite', { emails: addresses, ...more });
  await m.post('users/actions/invite', { emails: addresses, roleIds: ['none'] });
  const person = { name: 'Zoe', roles: ['editor'], groups: ['Editorial'], language: 'de' };
  const rows = [
    { line: 2, email: 'zoe@verlag.example', ...person },
    { line: 3, email: 'ZOE@verlag.example', ...person },
    { line: 4, email: 'none', ...person },
    { line: 5, email: 'a@verlag.example', ...person, name: '' },
    { line: 6, email: 'b@verlag.example', ...person, roles: ['none'] },
    { line: 7, email: 'c@verlag.example', ...person, groups: ['none'] },
    { line: 8, email: 'd@verlag.example', ...person, language: 'xx' },
    { line: 9, email: m.own.email, ...person, roles: ['reader'], groups: [] },
    { line: 10, email: invited.email, ...person },
  ];
  for (const mode of ['skip', 'update']) {
    for (const dryRun of [true, false]) await m.post('users/actions/import', { rows, mode, dryRun });
  }
}

/** Reads, creates, changes, moves and deletes groups. */
export async function exerciseGroups(m: Management): Promise<void> {
  await m.call(
    'GET',
    `groups?${query({ filter: { parentId: null }, range: [0, 24], sort: ['position', 'ASC'] })}`,
  );
  await m.call('GET', `groups?${query({ filter: {}, range: [0, 99], sort: ['path', 'ASC'] })}`);
  const make = async (name: string, parentId: string | null = null) =>
    (await m.post('groups', { name, parentId, description: '', languages: ['de'], roleIds: [] })).body as Any;
  const upper = await make('Upper');
  const middle = await make('Middle', upper.id);
  await make('Same', upper.id);
  await make('Same', middle.id);
  await m.post('groups', { name: 'Upper' });
  await m.call('GET', `groups/${middle.id}`);
  await m.put(`groups/${middle.id}`, { name: 'Centre', version: 1 });
  await m.put(`groups/${middle.id}`, { name: '' });
  await m.put(`groups/${middle.id}`, { name: 'Late', version: 1 });
  await m.remove(`groups/${middle.id}`);
  await m.post(`groups/${middle.id}/actions/preview-impact`, { parentId: middle.id });
  await m.post(`groups/${middle.id}/actions/preview-impact`, { roleIds: [m.role('reader').id] });
  await m.post(`groups/${middle.id}/actions/move`, { parentId: middle.id, position: 0 });
  await m.post(`groups/${middle.id}/actions/move`, { parentId: null, position: 0, version: 1 });
  const plan = { children: 'moveUp', members: 'moveUp' };
  await m.post(`groups/${middle.id}/actions/delete`, plan);
  await m.post(`groups/${middle.id}/actions/delete`, { ...plan, version: 1 });
  await m.post(`groups/${middle.id}/actions/delete`, { children: 'delete', members: 'remove', dryRun: true });
  await m.post(`groups/${middle.id}/actions/move`, { parentId: null, position: 0 });
  await m.post('groups/actions/bulk', { op: 'delete', ids: [upper.id, 'none'] });
  await m.post('groups/actions/bulk', { op: 'delete', filter: {}, expectedCount: 0 });
  await m.post(`groups/${middle.id}/actions/delete`, { children: 'delete', members: 'remove' });
  const last = await make('Last');
  await m.remove(`groups/${last.id}`);
}

/** Reads, creates, changes, compares and deletes roles. */
export async function exerciseRoles(m: Management): Promise<void> {
  await m.call('GET', `roles?${query({ filter: {}, range: [0, 24], sort: ['userCount', 'DESC'] })}`);
  const { id } = (await m.post('roles', { name: 'Proofreader' })).body as Any;
  await m.post('roles', { name: 'Proofreader', permissions: ['none'] });
  await m.call('GET', `roles/${id}`);
  await m.put(`roles/${id}`, { name: 'Proofreaders', permissions: ['profile'], version: 1 });
  await m.put(`roles/${id}`, { name: 'Late', version: 1 });
  await m.put(`roles/${id}`, { key: 'editor' });
  await m.remove(`roles/${m.role('editor').id}`);
  const changes = [
    { id, permissions: ['profile', 'dashboard'], version: 2 },
    { id: m.role('editor').id, permissions: ['profile'], version: 9 },
    { id: 'none', permissions: [], version: 1 },
    { id: m.role('reader').id, permissions: ['none'], version: 1 },
  ];
  await m.post('roles/actions/preview-impact', {
    changes: [{ id: m.role('editor').id, permissions: ['dashboard'] }],
  });
  await m.post('roles/actions/preview-impact', {
    changes: [{ id: m.role('administrator').id, permissions: [] }],
  });
  await m.post('roles/actions/preview-impact', { changes });
  await m.post('roles/actions/set-permissions', { changes, dryRun: true });
  await m.post('roles/actions/bulk', { op: 'update', ids: [id, 'none'], args: { description: 'Reads' } });
  await m.post('roles/actions/bulk', { op: 'delete', filter: {}, expectedCount: 0 });
  await m.remove(`roles/${id}`);
}

/** Reads the log of all previous changes. */
export async function exerciseAudit(m: Management): Promise<void> {
  const events = '/clientapi/v1/audit-events';
  const sort = ['at', 'DESC'];
  for (const filter of [
    {},
    { q: 'no such' },
    { actorId: m.own.id },
    { resource_eq_any: ['users', 'roles'] },
  ]) {
    await m.client.call('GET', `${events}?${query({ filter, range: [0, 49], sort })}`);
  }
  const [first] = m.all('audit-events');
  await m.client.call('GET', `${events}/${first?.id}`);
}

/** Reads the groups and roles for audiences, and counts their people. */
export async function exerciseAudiences(m: Management): Promise<void> {
  const [group, role] = [m.group('Editorial'), m.role('reader')];
  const audiences = '/clientapi/v1/admin/audiences';
  for (const parameters of [
    { filter: {}, range: [0, 24], sort: ['name', 'ASC'] },
    { filter: { q: 'no such group' }, range: [0, 24] },
    { filter: { id: [`group:${group.id}`, `role:${role.id}`, 'group:none'] } },
  ]) {
    await m.client.call('GET', `${audiences}?${query(parameters)}`);
  }
  const include = [
    { type: 'group', id: group.id, within: true },
    { type: 'role', id: role.id },
  ];
  for (const audience of [
    { everyone: true, include: [], exclude: [], languages: [] },
    { everyone: false, include, exclude: [{ type: 'group', id: 'none' }], languages: ['de'] },
    { everyone: false, include: [], exclude: [], languages: [] },
  ]) {
    await m.client.call('POST', `${audiences}/actions/count`, { json: { audience } });
  }
}

/** Reads, shares and deletes views, with refusals. */
export async function exerciseSharedViews(m: Management): Promise<void> {
  const views = '/clientapi/v1/admin/shared-views';
  const parameters = {
    filter: { resource: 'user-management/users' },
    range: [0, 99],
    sort: ['label', 'ASC'],
  };
  await m.client.call('GET', `${views}?${query(parameters)}`);
  await m.client.call('GET', `${views}?range=nonsense`);
  const shared = await m.client.call('POST', views, { json: goodBodies.shareView });
  await m.client.call('POST', views, { json: goodBodies.shareView });
  await m.client.call('POST', views, { json: { ...goodBodies.shareView, resource: 'no/list' } });
  const some = { label: 'For some', roleIds: [m.role('reader').id] };
  await m.client.call('POST', views, { json: { ...goodBodies.shareView, ...some } });
  await m.client.call('DELETE', `${views}/${(shared.body as Any).id}`);
  await m.client.call('DELETE', `${views}/none`);
}

/** Reads figures of each kind with and without rows, refusals, and the values of a filter. */
export async function exerciseFigures(m: Management): Promise<void> {
  const figures = '/clientapi/v1/figures';
  await m.client.call('GET', `${figures}/catalogue`);
  const compare = { mode: 'previousYear' };
  const some = { metrics: ['item_requests', 'active_readers', 'revenue_net', 'conversion'], compare };
  const queries = [
    { id: 'hours', ...some, period: { preset: 'yesterday' } },
    { id: 'weeks', ...some, period: { preset: 'last12months' }, dimensions: ['institution'], range: [0, 4] },
    { id: 'none', metrics: ['none'], period: { preset: 'today' } },
    { id: 'wrong', metrics: ['visits'], period: { from: '2026-03-02', to: '2026-03-01' } },
  ];
  await m.client.call('POST', `${figures}/actions/query`, { json: { queries: queries.slice(0, 3) } });
  await m.client.call('POST', `${figures}/actions/query`, { json: { queries } });
  for (const query of [queries[0], queries[3]])
    await m.client.call('POST', `${figures}/actions/values`, { json: { dimension: 'country', query } });
}

/**
 * Grants permissions that the user lacks, and removes the last holder of a permission in every way: refused, with a confirmation only
 * while someone else has it.
 */
export async function exerciseGuards(m: Management): Promise<void> {
  const manager = m.role('user-manager');
  const make = async (name: string, parentId: string | null, roleIds: string[]) =>
    (await m.post('groups', { name, parentId, roleIds })).body as Any;
  const loseInEveryWay = async (above: Any, own: Any, role: Any) => {
    await m.put(`users/${m.own.id}`, { groupIds: [] });
    await m.put(`groups/${above.id}`, { roleIds: [] });
    await m.post(`groups/${own.id}/actions/move`, { parentId: null, position: 0 });
    await m.post(`groups/${own.id}/actions/delete`, { children: 'moveUp', members: 'remove', dryRun: true });
    await m.put(`roles/${role.id}`, { permissions: ['profile'] });
    const changes = [{ id: role.id, permissions: [], version: m.role(role.key).version }];
    await m.post('roles/actions/set-permissions', { changes });
    await m.post(`users/${m.own.id}/actions/suspend`);
    await m.remove(`users/${m.own.id}`);
  };
  const administrator = m.role('administrator').id;
  const higher = m.find('users', (user) => user.id !== m.own.id && user.roleIds.includes(administrator));
  await m.post(`users/${higher.id}/actions/suspend`);
  const fields = { name: 'Sole', permissions: ['website-modules'] };
  const sole = (await m.post('roles', fields)).body as Any;
  const alone = await make('Alone', null, [sole.id]);
  const member = await make('Member', alone.id, []);
  await m.given(m.own, { groupIds: [member.id], roleIds: [manager.id] });
  await loseInEveryWay(alone, member, sole);
  await m.post(`users/${higher.id}/actions/activate`);

  const above = await make('Access', null, [manager.id]);
  const own = await make('Own', above.id, []);
  await m.given(m.own, { groupIds: [own.id], roleIds: [] });
  const { id, version } = m.role('reader');
  await m.post('roles/actions/set-permissions', { changes: [{ id, permissions: ['video-help'], version }] });

  await m.remove(`users/${higher.id}`);
  await m.post(`users/${higher.id}/actions/send-password-reset`);

  await loseInEveryWay(above, own, manager);
  await m.leaveAlone();
  await loseInEveryWay(above, own, manager);
}

/** Saves texts of the application, with refusals, and previews a publication. */
export async function exerciseTexts(m: Management): Promise<void> {
  const text = `/clientapi/v1/translations/${m.all('translations')[0]?.id}/values`;
  await m.client.call('PUT', `${text}/de`, { json: { value: 'Sichern', version: 1, baseVersion: 1 } });
  await m.client.call('PUT', `${text}/de`, { json: { value: 'Speichern', version: 1 } });
  await m.client.call('PUT', `${text}/de`, { json: { value: 'a\u0000', version: 2 } });
  await m.client.call('PUT', `${text}/xx`, { json: { value: 'Save', version: 0 } });
  await m.client.call('PUT', `${text}/de`, { json: { version: 'x' } });
  await m.client.call('GET', text.replace('values', 'suggestions?language=de'));
  await m.client.call('GET', '/clientapi/v1/translations/none/suggestions?language=de');
  await m.client.call('GET', '/clientapi/v1/translations/people');
  await m.client.call('GET', '/clientapi/v1/translation-revisions');
  const comments = '/clientapi/v1/translation-comments';
  const comment = { translationId: m.all('translations')[0]?.id, language: 'de', text: 'Kurz genug?' };
  await m.client.call('GET', comments);
  for (const text of ['Kurz genug?', ''])
    await m.client.call('POST', comments, { json: { ...comment, text } });
  for (const each of m.all('translation-comments')) await m.client.call('DELETE', `${comments}/${each.id}`);
  const imported = { mode: 'all', unknownKeys: 'create', empty: 'keep', change: 'c1' };
  const row = { line: 1, key: 'app.story', language: 'de', value: 'Neu', state: 'reviewed' };
  const rows = [row, row, { ...row, line: 2, key: 'app', value: null }, { ...row, line: 3, language: 'xx' }];
  const importing = '/clientapi/v1/translations/actions/import';
  await m.client.call('POST', importing, { json: { ...imported, rows, dryRun: true } });
  await m.client.call('POST', importing, { json: { ...imported, rows } });
  await m.client.call('POST', importing, { json: { ...imported, rows, mode: 'some' } });
  const changes = '/clientapi/v1/translation-changes';
  await m.client.call('GET', `${changes}?range=[0,4]`);
  await m.client.call('GET', `${changes}/c1`);
  await m.client.call('GET', `${changes}/none`);
  await m.client.call('POST', `${changes}/c1/actions/revert`, { json: { dryRun: true } });
  await m.client.call('POST', `${changes}/c1/actions/revert`, { json: {} });
  await m.client.call('POST', `${changes}/c1/actions/revert`, { json: { ids: 'all' } });
  await m.client.call('POST', `${changes}/none/actions/revert`, { json: {} });
  const syncing = importing.replace('import', 'sync');
  await m.client.call('POST', syncing, { json: { build: 'b2', texts: { 'ui.new': 'New' } } });
  await m.client.call('POST', syncing, { json: { build: 'b2', texts: [] } });
  const synced = m.all('translation-changes').find(({ kind }) => kind === 'sync');
  await m.client.call('POST', `${changes}/${synced?.id}/actions/revert`, { json: {} });
  await m.client.call('GET', '/clientapi/v1/admin/draft-texts?language=de');
  const languages = '/clientapi/v1/translation-languages';
  await m.client.call('GET', `${languages}?sort=["position","ASC"]`);
  await m.client.call('GET', `${languages}/de`);
  for (const id of ['sv', 'sv', 'no code']) await m.client.call('POST', languages, { json: { id } });
  await m.client.call('PUT', `${languages}/sv`, { json: { position: 0 } });
  for (const listed of [true, 'yes']) await m.client.call('PUT', `${languages}/sv`, { json: { listed } });
  for (const id of ['sv', 'de', 'xx']) await m.client.call('POST', `${languages}/${id}/actions/remove`);
  await exercisePublishing(m);
}

/** Publishes texts and restores earlier ones; an outdated preview is refused. */
async function exercisePublishing({ client, all }: Management): Promise<void> {
  const languages = '/clientapi/v1/translation-languages';
  const german = async (): Promise<Any> => (await client.call('GET', `${languages}/de`)).body as Any;
  await client.call('GET', `${languages}/xx`);
  await client.call('GET', `${languages}/de/differences?range=[0,9]`);
  await client.call('GET', `${languages}/de/differences?range=[9,x]`);
  await client.call('GET', `${languages}/xx/differences`);
  const setting = async (json: object, code = 'de') => client.call('PUT', `${languages}/${code}`, { json });
  await setting({ publishes: 'translated', version: (await german()).version });
  await setting({ publishes: 'all', version: (await german()).version });
  await setting({ publishes: 'reviewed', version: 1 });
  await setting({ publishes: 'reviewed', version: 1 }, 'xx');
  await client.call('PUT', `${languages}/de`, { json: [] });
  const publish = (json: object) => client.call('POST', `${languages}/actions/publish`, { json });
  const order = { languages: [{ id: 'de', version: (await german()).version }] };
  await publish({ ...order, dryRun: true });
  await publish(order);
  await publish(order);
  await publish({ languages: [{ id: 'xx', version: 1 }] });
  await publish({ languages: 'de' });
  const [first] = all('translation-publications');
  const restore = (json: object, id = first?.id) =>
    client.call('POST', `/clientapi/v1/translation-publications/${id}/actions/restore`, { json });
  await restore({ version: 1 });
  await restore({});
  await restore({ version: 1 }, 'none');
  await restore({ version: (await german()).revision });
  await restore({ version: (await german()).revision });
  await client.call('GET', '/clientapi/v1/translation-publications?range=[0,9]');
}

type Reached = Any & { reach: { audience: number } };

/** Takes messages through their life cycle, with every refusal. */
export async function exerciseMessages(m: Management): Promise<void> {
  const messages = '/clientapi/v1/messages';
  const ask = (method: string, path: string, json?: object) =>
    m.client.call(method, `${messages}${path}`, json ? { json } : {});
  for (const filter of [{}, { q: 'no such' }, { phase_eq_any: ['live'], missingLanguage: 'fr' }])
    await ask('GET', `?${query({ filter, range: [0, 49], sort: ['startsAt', 'DESC'] })}`);
  await ask('POST', '/actions/test', { kind: 'none' });
  await ask('GET', '/none/actions/reach');
  await ask('POST', '', { name: '' });
  const text = { title: 'Sale', summary: 'Today', body: '', actionLabel: '', actionUrl: '' };
  const everyone = { everyone: true, include: [], exclude: [], languages: [] };
  const receipts = 'people';
  const { id } = (await ask('POST', '', { name: 'Sale', receipts })).body as Any;
  const act = (action: string, json: object = {}) => ask('POST', `/${id}/actions/${action}`, json);
  await ask('GET', `/${id}`);
  await ask('POST', '/actions/test', { texts: { en: text } });
  await ask('GET', `/${id}/actions/reach`);
  await act('publish', { expectedCount: 0 });
  await ask('PUT', `/${id}`, { texts: { en: text }, version: 1 });
  await ask('PUT', `/${id}`, { kind: 'none', version: 2 });
  await act('publish', { expectedCount: 0 });
  for (const late of [-60_000, 60_000]) {
    const endsAt = new Date(m.clock.now + late).toISOString();
    const { reach } = (await ask('PUT', `/${id}`, { audience: everyone, endsAt })).body as Reached;
    await act('publish', { expectedCount: reach.audience });
  }
  const { version, reach } = (await ask('PUT', `/${id}`, { endsAt: null })).body as Reached;
  await act('publish', { expectedCount: 1000, version });
  await act('remind', { dryRun: true });
  for (const action of ['pause', 'resume', 'end', 'archive']) await act(action, { version: version - 1 });
  await act('publish', { expectedCount: reach.audience, version: version - 1 });
  await act('publish', { expectedCount: reach.audience, version });
  await act('publish', { expectedCount: reach.audience });
  await act('resume');
  await act('archive');
  await ask('PUT', `/${id}`, { name: 'Sales', version: version + 1 });
  await ask('PUT', `/${id}`, { name: 'Sales', version: version + 1, change: 'news' });
  await ask('PUT', `/${id}`, { name: 'Late', version: 1 });
  await ask('DELETE', `/${id}`);
  await act('remind', { dryRun: true });
  await act('remind');
  const receiptsPath = '/clientapi/v1/message-receipts';
  const filter = { messageId: id };
  await m.client.call('GET', `${receiptsPath}?${query({ filter, range: [0, 24], sort: ['state', 'DESC'] })}`);
  await m.client.call('GET', `${receiptsPath}?${query({ filter: { messageId: 'none' } })}`);
  await ask('PUT', `/${id}`, { receipts: 'counts', change: 'correction' });
  await m.client.call('GET', `${receiptsPath}?${query({ filter })}`);
  await act('remind');
  for (const action of ['pause', 'pause', 'resume', 'end', 'end', 'pause', 'archive', 'archive'])
    await act(action);
  await ask('PUT', `/${id}`, { name: 'Sale', change: 'correction' });
  await act('duplicate', { name: '' });
  const copy = (await act('duplicate', { name: 'Sale again' })).body as Any;
  await ask('POST', '/actions/bulk', { op: 'archive', ids: [copy.id, id, 'none'], dryRun: true });
  await ask('POST', '/actions/bulk', { op: 'delete', filter: {}, expectedCount: 0 });
  await ask('DELETE', `/${copy.id}`);
  await exerciseReaders(m);
}

async function exerciseReaders(m: Management): Promise<void> {
  const ask = async (path: string) => (await m.client.call('GET', `/clientapi/v1/admin/${path}`)).body;
  const { revision } = (await ask('current-messages?language=en')) as Record<'revision', string>;
  await ask(`current-messages?language=en&known=${revision}`);
  const [item] = (await ask(`inbox?${query({ filter: { language: 'de' }, range: [0, 4] })}`)) as Any[];
  await ask(`inbox/${item?.id}`);
  const events = [item?.id, 'none'].map((id) => ({ id, revision: 1, event: 'seen' }));
  await m.client.call('POST', '/clientapi/v1/admin/inbox/actions/receipts', { json: { events } });
}

/** Modules with their plans, settings, rules, and the positions in which they stand. */
export async function exerciseModules(m: Management): Promise<void> {
  const ask = (method: string, path: string, json?: object) =>
    m.client.call(method, `/clientapi/v1/${path}`, json ? { json } : {});
  const module = (key: string) => m.find('modules', (each) => each.key === key);
  const path = (key: string) => `modules/${module(key).id}`;
  for (const filter of [{}, { q: 'no such' }, { state_eq_any: ['broken'], groupRule: 'group:g1' }])
    await ask('GET', `modules?${query({ filter, range: [0, 49], sort: ['name.en', 'ASC'] })}`);
  await ask('GET', path('teaser'));
  const change = (key: string, enabled: boolean) => ({ changes: [{ id: module(key).id, enabled }] });
  const turn = (key: string, enabled: boolean, more: object) =>
    ask('POST', 'modules/actions/switch', { ...change(key, enabled), ...more });
  const plan = (await turn('comments', false, { dryRun: true })).body as { plan: string };
  await turn('comments', false, { plan: 'another' });
  await turn('comments', false, plan);
  for (const [key, enabled] of [
    ['page-frame', false],
    ['legacy-slider', true],
    ['glossary-tooltips', true],
    ['map', true],
  ] as const)
    await turn(key, enabled, { dryRun: true });
  const both = [...change('consent-manager', true).changes, ...change('ab-testing', true).changes];
  await ask('POST', 'modules/actions/switch', { changes: both, dryRun: true });
  await ask('PUT', path('teaser'), { settings: { teaserLength: 900 } });
  await ask('PUT', path('teaser'), { secrets: { apiKey: null }, schedule: null, version: 1 });
  await ask('PUT', path('teaser'), { secrets: { apiKey: 'new' }, version: 1 });
  const [group] = m.all('groups');
  await ask('GET', `effective-modules?groupId=${group?.id}`);
  await ask('GET', 'effective-modules?groupId=none');
  await ask('GET', 'effective-modules?at=2026-12-24T18:00:00Z');
  await ask('GET', 'effective-modules?at=never');

  await ask('GET', `positions?${query({ filter: {}, range: [0, 59], sort: ['page', 'ASC'] })}`);
  const [head] = m.all('positions') as readonly (Any & { moduleIds: string[] })[];
  await ask('GET', `positions/${head?.id}`);
  const save = (more: object) =>
    ask('POST', 'positions/actions/save', { positions: [{ id: head?.id, moduleIds: [], ...more }] });
  await save({ version: 9 });
  await save({ moduleIds: ['none'] });
  await save({ id: 'none' });
  await save({ version: 1 });
}

/** Saves the user's arrangement of the dashboard and the one for everyone, with refusals. */
export async function exerciseDashboards({ client }: Management): Promise<void> {
  const widget = { widget: 'user-management/users', size: 'm' };
  for (const id of ['own', 'standard']) {
    const ask = (method: string, json?: object) =>
      client.call(method, `/clientapi/v1/dashboard-layouts/${id}`, json ? { json } : {});
    await ask('GET');
    await ask('DELETE');
    await ask('PUT', { widgets: [widget], version: 0 });
    await ask('PUT', { widgets: [], version: 0 });
    await ask('PUT', { widgets: [widget, widget], version: 1 });
    await ask('PUT', { widgets: [{ widget: 'x', size: 'xl' }], version: 1 });
    const many = Array.from({ length: 25 }, (_, index) => ({ widget: `x/${index}`, size: 's' }));
    await ask('PUT', { widgets: many, version: 1 });
    await ask('GET');
    await ask('DELETE');
  }
}

/** Covers films with their captions, states, order and coverage, and the readers' calls. */
export async function exerciseFilms(m: Management): Promise<void> {
  const ask = (method: string, path: string, json?: object) =>
    m.client.call(method, `/clientapi/v1/${path}`, json ? { json } : {});
  await ask('POST', 'videos/actions/inspect', { address: 'https://youtu.be/dQw4w9WgXcQ?t=42' });
  await ask('POST', 'videos/actions/inspect', { address: 'javascript:alert(1)' });
  await ask('GET', 'videos/v1/preview?language=de');
  await ask('GET', 'videos/v29/comments');
  const { body } = await ask('GET', 'videos/v1/cues/de');
  const cue = { start: 1, end: 2, text: 'Open Users' };
  await ask('PUT', 'videos/v1/cues/de', { ...(body as object), version: 99 });
  await ask('PUT', 'videos/v1/cues/de', { kind: 'captions', cues: [{ ...cue, end: 1 }] });
  await ask('PUT', 'videos/v1/cues/it', { kind: 'subtitles', cues: [cue] });
  await ask('DELETE', 'videos/v1/cues/de');
  await ask('DELETE', 'videos/v1/cues/it');
  await ask('POST', 'videos/v1/actions/mark-verified', { version: 99 });
  await ask('POST', 'videos/v1/actions/mark-verified', {});
  await ask('POST', 'videos/v1/actions/reopen', {});
  await ask('POST', 'videos/v1/actions/archive', {});
  await ask('POST', 'videos/v1/actions/archive', {});
  await ask('POST', 'videos/v1/actions/publish', {});
  await ask('POST', 'videos/v1/actions/reopen', {});
  await ask('POST', 'videos/v1/actions/publish', {});
  const topic = (await ask('GET', 'video-topics/t1')).body as { videoIds: string[] };
  await ask('POST', 'video-topics/t1/actions/order', { videoIds: topic.videoIds.toReversed() });
  await ask('POST', 'video-topics/t1/actions/order', { videoIds: [] });
  await ask('GET', 'help-coverage');
  await ask('GET', 'admin/help?page=/user-management/users&language=de');
  await ask('GET', 'admin/help/topics?language=de');
  await ask('GET', 'admin/help/search?q=einladen&language=de&range=[0,24]');
  const film = (await ask('GET', 'admin/help/v1?language=de')).body as { source: { src: string } };
  await ask('GET', 'admin/help/v1/cues/de');
  await ask('PUT', 'admin/help/v1/progress', { positionSec: 61, finished: false });
  await ask('POST', 'admin/help/v1/feedback', { vote: 'outdated' });
  await m.client.call('GET', film.source.src);
  await m.client.call('GET', '/clientapi/v1/help-posters/p1.webp');
  await m.client.call('GET', film.source.src, { headers: { Range: 'bytes=0-9' } });
}

/** Takes guides through their life cycle, and a user through one. */
export async function exerciseGuides(m: Management): Promise<void> {
  const flows = (method: string, path: string, json?: object) =>
    m.client.call(method, `/clientapi/v1/flows${path}`, json ? { json } : {});
  const step = (id: string, more: object = {}) => ({
    ...{ id, kind: 'note', title: { en: id }, text: {}, page: null, anchor: null, ifMissing: 'panel' },
    ...{ required: false, doneBy: { type: 'next' }, videoId: null, ...more },
  });
  const audience = { everyone: true, include: [], exclude: [], languages: [] };
  const content = {
    name: 'Tour',
    title: { en: 'Tour' },
    audience,
    steps: [step('a', { required: true }), step('b')],
  };
  await flows('GET', `?${query({ filter: { hasProblems: true }, range: [0, 49], sort: ['name', 'ASC'] })}`);
  await flows('POST', '', { name: '' });
  const { id } = (await flows('POST', '', content)).body as Any;
  const { id: draft } = (await flows('POST', '', { name: 'Draft' })).body as Any;
  await flows('GET', `/${id}`);
  await flows('PUT', `/${id}`, { name: 'Tour 2', version: 1 });
  for (const json of [{ name: 'x', version: 1 }, { name: '' }]) await flows('PUT', `/${id}`, json);
  await flows('PUT', '/none', { name: 'x' });
  const verbs = ['publish', 'pause', 'resume', 'archive', 'duplicate', 'try'];
  for (const verb of verbs) await flows('POST', `/none/actions/${verb}`, {});
  for (const verb of verbs) await flows('POST', `/${draft}/actions/${verb}`, {});
  await flows('POST', `/${id}/actions/publish`, { dryRun: true });
  await flows('POST', `/${id}/actions/publish`, {});
  await flows('DELETE', `/${id}`);
  for (const part of ['versions', 'figures'])
    for (const each of [id, 'none']) await flows('GET', `/${each}/${part}`);
  await m.client.call('GET', '/clientapi/v1/onboarding-checks');
  for (const search of ['range=[0,4]', 'sort=["title.en","up"]'])
    await m.client.call('GET', `/clientapi/v1/onboarding-films?${search}`);
  await m.client.call('GET', '/clientapi/v1/admin/onboarding?language=de');
  const move = (name: string, json: object, of = id) =>
    m.client.call('POST', `/clientapi/v1/admin/onboarding/${of}/actions/${name}`, { json });
  const until = new Date(m.clock.now + 60_000).toISOString();
  for (const name of ['start', 'done', 'skip', 'later', 'hide', 'restart', 'check', 'missing'])
    await move(name, { revision: 0 }, 'none');
  await move('start', { revision: 0 });
  for (const name of ['start', 'done', 'skip', 'later', 'hide', 'restart'])
    await move(name, { revision: 99, stepId: 'a', until });
  await move('done', { revision: 1, stepId: 'a' });
  await move('skip', { revision: 2, stepId: 'b' });
  await move('restart', { revision: 3 });
  await move('later', { revision: 4, until });
  await move('hide', { revision: 5 });
  await move('check', { stepId: 'b' });
  await move('missing', { stepId: 'b' });
  for (const verb of ['pause', 'resume', 'pause']) await flows('POST', `/${id}/actions/${verb}`, {});
  for (const name of ['check', 'missing']) await move(name, { stepId: 'b' });
  await flows('POST', `/${id}/actions/duplicate`, { name: ' ' });
  await flows('POST', `/${id}/actions/archive`, {});
  await flows('POST', '/actions/bulk', { op: 'archive', ids: [id, draft] });
  await flows('POST', '/actions/bulk', { op: 'pause', filter: {}, expectedCount: 1 });
  await flows('DELETE', `/${draft}`);
}
