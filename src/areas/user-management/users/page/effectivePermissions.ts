import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { groupStepSchema } from '@/people/readModels';
import { useRecordCalls } from '@/records/calls/useRecordCalls';

const role = { roleId: idSchema, roleName: v.string() };
const sourceSchema = v.variant('type', [
  v.object({ type: v.literal('role'), ...role }),
  v.object({
    type: v.literal('group'),
    ...role,
    /** The group that has the role, after the groups above it, the root first. */
    path: v.pipe(v.array(groupStepSchema), v.minLength(1)),
    /** The group that the user is a member of, where it is one below. */
    memberOf: v.optional(v.nullable(groupStepSchema)),
  }),
]);
const permissionsSchema = v.array(v.object({ key: v.string(), via: v.array(sourceSchema) }));

/** What grants a permission to a user: a role of their own, or one of a group. */
export type PermissionSource = v.InferOutput<typeof sourceSchema>;

/** Separate from the key of the users, because a deletion invalidates that, and the deleted user must not be requested. */
export const effectivePermissionsKey = (id: string) => ['user-management/effective-permissions', id] as const;

/** The permissions of a user, as the server derives them from roles and groups. */
export function useEffectivePermissions(id: string) {
  const calls = useRecordCalls();
  return useQuery({
    queryKey: effectivePermissionsKey(id),
    queryFn: ({ signal }) => {
      const path = `/${encodeURIComponent(id)}/effective-permissions`;
      return calls.call('user-management/users', { path, schema: permissionsSchema, signal });
    },
  });
}
