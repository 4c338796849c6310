import * as v from 'valibot';
import { idSchema } from '@/api/records';

const reachSchema = v.object({
  key: v.string(),
  userCount: v.number(),
  users: v.fallback(v.array(v.object({ id: idSchema, name: v.string() })), []),
});

/** Who gains and who loses a permission: how many users, and up to a hundred of them by name. */
export type Reach = v.InferOutput<typeof reachSchema>;

/**
 * What a change of roles would do to the users; `unheld`: permissions that nobody who manages users would have any more;
 * `lastAdmin`: no active user could manage users any more.
 */
const impactSchema = v.object({
  gains: v.array(reachSchema),
  loses: v.array(reachSchema),
  self: v.fallback(v.object({ loses: v.array(v.string()) }), { loses: [] }),
  unheld: v.fallback(v.array(v.string()), []),
  lastAdmin: v.fallback(v.boolean(), false),
});

export type Impact = v.InferOutput<typeof impactSchema>;

/** A role with its planned permissions. */
export interface PlannedRole {
  readonly id: string;
  readonly permissions: readonly string[];
}

/** A change whose impact the server can preview: the call, and the plan as its body. */
export interface PlannedChange {
  readonly resource: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** How the dialog names it: the last part of the text's key, and the ids of the records in it. */
  readonly about?: { readonly text: string; readonly ids: readonly string[] };
}

/** Changed permissions of roles. */
export const plannedRoles = (roles: readonly PlannedRole[]): PlannedChange => ({
  resource: 'user-management/roles',
  path: '/actions/preview-impact',
  body: { changes: roles.map(({ id, permissions }) => ({ id, permissions })) },
  about: { text: 'permissions', ids: roles.map(({ id }) => id) },
});

/** What becomes of the subgroups and of the members of a deleted group. */
export interface DeletionPlan {
  readonly children: 'moveUp' | 'delete';
  readonly members: 'moveUp' | 'remove';
}

/** Other roles of a group, another place, or its deletion. */
export const plannedGroup = (
  id: string,
  plan: { roleIds: readonly string[] } | { parentId: string | null } | DeletionPlan,
): PlannedChange => ({
  resource: 'user-management/groups',
  path: `/${encodeURIComponent(id)}/actions/preview-impact`,
  body: { ...plan },
  ...('roleIds' in plan && { about: { text: 'roles', ids: [id] } }),
  ...('parentId' in plan && {
    about:
      plan.parentId === null ? { text: 'topLevel', ids: [id] } : { text: 'move', ids: [id, plan.parentId] },
  }),
});

/** The call that previews an impact. */
export const impactCall = ({ path, body }: PlannedChange, signal?: AbortSignal) => ({
  path,
  body,
  reads: true,
  schema: impactSchema,
  signal,
});
