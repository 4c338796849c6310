import { objectsIn, textOf, textsIn } from './bodies.ts';
import type { Probe, Skip } from './createProbe.ts';
import { post, refusedRows, roles, users } from './managedCalls.ts';
import { listCall } from './recordCalls.ts';

/**
 * Nobody gives what they do not have: a dry run that would give a user a role beyond the caller's own rights is refused.
 * A server that tells no role to be such a one is not asked.
 */
export async function checkGrants(probe: Probe, skip: Skip): Promise<void> {
  const what = 'giving a role beyond the own rights, dry run';
  const bulk = (ids: readonly string[], roleIds: readonly string[]) =>
    post(users, '/actions/bulk', { op: 'addRoles', ids, args: { roleIds }, dryRun: true });
  const firstOf = async (resource: typeof users) => {
    const call = listCall(resource, { filter: {}, range: [0, 99], sort: ['name', 'ASC'] });
    return objectsIn((await probe(`a hundred of ${resource.name}`, call))?.body);
  };
  const role = (await firstOf(roles)).find(({ id, lacks }) => textOf(id) && textsIn(lacks).length > 0);
  const roleId = textOf(role?.id);
  if (roleId === undefined) return skip(what, bulk([], []), 'no role lies beyond the rights of the account');
  const others = (await firstOf(users)).filter(({ roleIds }) => !textsIn(roleIds).includes(roleId));
  // Somebody who cannot sign in: a server that passes over both the rule and `dryRun` gives nobody a right to use.
  const user = others.find(({ status }) => status !== 'active');
  const userId = textOf(user?.id);
  if (userId === undefined)
    return skip(what, bulk([], [roleId]), 'nobody without that role is suspended or invited');
  await probe(what, bulk([userId], [roleId]), '2XX', refusedRows('not_held'));
}
