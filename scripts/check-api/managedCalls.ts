import type { Difference } from '../openapi/schemaDifferences.ts';
import { objectIn, objectsIn, textOf, textsIn } from './bodies.ts';
import type { Call } from './client.ts';
import type { Probe, Probed } from './createProbe.ts';
import {
  checkCount,
  checkFilters,
  checkResource,
  type ListedResource,
  recordCall,
  unknownId,
} from './recordCalls.ts';

export const users: ListedResource = {
  base: 'clientApi',
  name: 'users',
  sorts: ['name', 'email', 'status', 'groupIds', 'roleIds', 'language', 'lastSignInAt', 'createdAt'],
};
export const groups: ListedResource = { base: 'api', name: 'groups', sorts: ['name', 'position'] };
export const roles: ListedResource = {
  base: 'clientApi',
  name: 'roles',
  sorts: ['name', 'key', 'description', 'userCount', 'permissions'],
};

const auditEvents: ListedResource = { base: 'clientApi', name: 'audit-events', sorts: ['at', 'action'] };

const audiences = { base: 'clientApi', name: 'admin/audiences' } as const;

/** The groups and roles that an audience may name, and how many people everybody is. */
export async function checkAudiences(probe: Probe): Promise<void> {
  await checkFilters(probe, audiences, [
    { filter: { q: 'a' } },
    { filter: { type: 'role' }, holds: { type: 'role' } },
  ]);
  const everybody = { everyone: true, include: [], exclude: [], languages: [] };
  await probe('how many everybody is', post(audiences, '/actions/count', { audience: everybody }));
}

/** The views that are shared with the account, where the server keeps any; nothing is shared. */
export async function checkSharedViews(probe: Probe): Promise<void> {
  const views = { base: 'clientApi', name: 'admin/shared-views' } as const;
  await checkFilters(probe, views, [
    { filter: { resource: 'user-management/users' }, holds: { resource: 'user-management/users' } },
  ]);
}

type Asked = Readonly<Record<'group' | 'role', Record<string, unknown> | undefined>>;

/** The lists, records and permissions of User Management; nothing is changed. Gives a group and a role to ask about. */
export async function checkReading(probe: Probe): Promise<Asked> {
  const [user] = await checkResource(probe, users);
  const [group] = await checkResource(probe, groups);
  const [role] = await checkResource(probe, roles);
  const [groupId, roleId] = [textOf(group?.id), textOf(role?.id)];
  await checkFilters(probe, users, [
    { filter: { q: 'a' } },
    { filter: { status: 'active' }, holds: { status: 'active' } },
    { filter: { status_eq_any: ['invited'] }, holds: { status: 'invited' } },
    { filter: { neverSignedIn: true }, holds: { lastSignInAt: null } },
    { filter: { inactiveDays: 90 }, holds: { status: 'active' } },
    { filter: { invitationExpired: true }, holds: { status: 'invited' } },
    { filter: { invitationRevoked: true }, holds: { status: 'invited' } },
    { filter: { withoutRoles: true } },
    { filter: { withoutGroups: true } },
    { filter: { withPermission: 'user-management' } },
    ...(roleId === undefined
      ? []
      : [{ filter: { roleIds_inc_any: [roleId] } }, { filter: { withRole: roleId } }]),
    ...(groupId === undefined
      ? []
      : [{ filter: { groupIds_inc_any: [groupId] } }, { filter: { groupId_within: groupId } }]),
  ]);
  await checkCount(probe, users, { status_eq_any: ['active'] });
  await checkFilters(probe, groups, [
    { filter: { parentId: null }, holds: { parentId: null } },
    { filter: { q: 'a' } },
  ]);
  await checkResource(probe, auditEvents);
  await probe('all permissions', { method: 'GET', base: 'clientApi', path: 'permissions' });
  const userId = textOf(user?.id);
  if (userId !== undefined) {
    await probe('what a user may do', recordCall(users, userId, '/effective-permissions'));
    await probe('where a user is signed in', recordCall(users, userId, '/sessions'));
  }
  return { group, role };
}

/** A POST with a JSON body to a resource, or to a path below it that begins with `/`. */
export const post = (resource: Pick<ListedResource, 'base' | 'name'>, path: string, json: unknown): Call => ({
  method: 'POST',
  base: resource.base,
  path: `${resource.name}${path}`,
  json,
});

/** Each row must say no, with this code. */
export const refusedRows =
  (code: string) =>
  ({ body }: Probed): Difference[] => {
    const rows = objectsIn(objectIn(body).results);
    const isRefused = rows.length === 1 && (rows[0]?.code ?? rows[0]?.verdict) === code;
    return isRefused ? [] : [{ at: '/results', expected: `one row, ${code}`, found: 'other rows' }];
  };

const changesNothing = ({ body }: Probed): Difference[] =>
  (['gains', 'loses'] as const)
    .filter((side) => objectsIn(objectIn(body)[side]).length > 0)
    .map((side) => ({ at: `/${side}`, expected: 'none, because nothing would change', found: 'some' }));

/**
 * Dry runs. Each is about records that are not there, an address that is none, or what is so already: a server that
 * passes `dryRun` over changes nothing either.
 */
export async function checkDryRuns(probe: Probe, { group, role }: Asked): Promise<void> {
  const dryRun = true;
  for (const resource of [users, groups, roles]) {
    const bulk = (chosen: object) =>
      post(resource, '/actions/bulk', { op: 'update', args: {}, ...chosen, dryRun });
    const byId = bulk({ ids: [unknownId()] });
    await probe(`bulk change of ${resource.name}, dry run`, byId, '2XX', refusedRows('not_found'));
    const another = bulk({ filter: { id: [unknownId()] }, expectedCount: 1 });
    await probe('the same of another number than expected', another, 409);
  }
  const row = { line: 2, email: 'no address', name: 'check:api', roles: [], groups: [], language: '' };
  await probe(
    'invitation of no address, dry run',
    post(users, '/actions/invite', { emails: ['no address'], dryRun }),
    '2XX',
    refusedRows('invalid_email'),
  );
  await probe(
    'import of no address, dry run',
    post(users, '/actions/import', { rows: [row], mode: 'skip', dryRun }),
    '2XX',
    refusedRows('invalid_email'),
  );
  await probe(
    'permissions of a role that is not there, dry run',
    post(roles, '/actions/set-permissions', {
      changes: [{ id: unknownId(), permissions: [], version: 1 }],
      dryRun,
    }),
    '2XX',
    refusedRows('not_found'),
  );
  const groupId = textOf(group?.id);
  if (groupId !== undefined) {
    const asItIs = { roleIds: textsIn(group?.roleIds) };
    const preview = post(groups, `/${encodeURIComponent(groupId)}/actions/preview-impact`, asItIs);
    await probe('preview of a group as it is', preview, '2XX', changesNothing);
  }
  const [id, permissions] = [textOf(role?.id), textsIn(role?.permissions)];
  if (id === undefined) return;
  await probe(
    'preview of a role as it is',
    post(roles, '/actions/preview-impact', { changes: [{ id, permissions }] }),
    '2XX',
    changesNothing,
  );
}
