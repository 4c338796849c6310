import { useMemo } from 'react';
import { useGetOne } from 'react-admin';
import * as v from 'valibot';
import { idSchema } from '@/api/records';

const ids = v.fallback(v.array(idSchema), []);

/** What forms propose for new users; `withheld` are those of them that the person may not grant. */
export const userDefaultsSchema = v.looseObject({
  id: idSchema,
  roleIds: ids,
  groupIds: ids,
  withheld: v.fallback(v.object({ roleIds: ids, groupIds: ids }), { roleIds: [], groupIds: [] }),
  version: v.number(),
});

export type UserDefaults = v.InferOutput<typeof userDefaultsSchema>;

export const userDefaultsResource = 'user-management/user-defaults';

/** The one record of defaults. */
export const userDefaultsId = 'new';

/** The page of the defaults. */
export const userDefaultsPath = '/user-management/users/defaults';

/**
 * The roles and groups that a form proposes for new users: the publisher's defaults that the person may grant. Nothing until
 * they are loaded, and from a server without them.
 */
export function useProposedGrants(): { roleIds: readonly string[]; groupIds: readonly string[] } {
  const { data } = useGetOne<UserDefaults>(userDefaultsResource, { id: userDefaultsId }, { retry: false });
  return useMemo(() => {
    if (data === undefined) return nothing;
    const { roleIds, groupIds, withheld } = data;
    return {
      roleIds: roleIds.filter((id) => !withheld.roleIds.includes(id)),
      groupIds: groupIds.filter((id) => !withheld.groupIds.includes(id)),
    };
  }, [data]);
}

const nothing = { roleIds: [], groupIds: [] };
