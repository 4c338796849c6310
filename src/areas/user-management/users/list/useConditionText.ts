import { useGetManyAggregate, useTranslate } from 'react-admin';
import type { Group } from '../../groups/groupSchema';
import { usePermissionName } from '../../permissionName';
import { isFilterKey, readUserFilter } from './userFilter';

const texts = 'areas.user-management.users.filters';

/** A condition in words, with the names of its roles or groups: 'Group: Editorial and subgroups'. */
export function useConditionText(key: string, values: unknown): string {
  const translate = useTranslate();
  const permissionName = usePermissionName();
  const filter = readUserFilter(values);
  const roles = useNames(
    'roles',
    key === 'roleIds_inc_any'
      ? filter.roleIds_inc_any
      : key === 'withRole' && filter.withRole !== undefined
        ? [filter.withRole]
        : undefined,
  );
  const groups = useNames(
    'groups',
    key === 'groupId_within' && filter.groupId_within !== undefined
      ? [filter.groupId_within]
      : key === 'groupIds_inc_any'
        ? filter.groupIds_inc_any
        : undefined,
  );

  const or = (names: readonly string[]) => names.join(` ${translate(`${texts}.or`)} `);
  // A condition of another version, or one that makes no sense: it is shown so that it can be taken away.
  if (!isFilterKey(key) || filter[key] === undefined) {
    return translate(`${texts}.conditions.other`, { key });
  }
  const value = {
    status_eq_any: or(
      (filter.status_eq_any ?? []).map((status) => translate(`areas.user-management.users.status.${status}`)),
    ),
    roleIds_inc_any: or(roles),
    groupId_within: or(groups),
    groupIds_inc_any: or(groups),
    neverSignedIn: '',
    inactiveDays: '',
    invitationExpired: '',
    withPermission: permissionName(filter.withPermission ?? ''),
    withRole: or(roles),
  }[key];
  return translate(`${texts}.conditions.${key}`, { value, smart_count: filter.inactiveDays });
}

/** The names of records; while they are asked for, and where there is none, the reader is told so. */
function useNames(resource: 'roles' | 'groups', ids: readonly string[] = []): string[] {
  const translate = useTranslate();
  const { data, isPending } = useGetManyAggregate<Pick<Group, 'id' | 'name'>>(
    `user-management/${resource}`,
    { ids: [...ids] },
    { enabled: ids.length > 0 },
  );
  const names = new Map((data ?? []).filter(Boolean).map(({ id, name }) => [id, name]));
  return ids.map((id) => names.get(id) ?? (isPending ? '…' : translate(`${texts}.unknown`, { id })));
}
