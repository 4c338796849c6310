import { useTranslate } from 'react-admin';
import { usePermissionName } from '../../../../directory/permissions';
import { useNames } from './useNames';
import { isFilterKey, readUserFilter } from './userFilter';

const texts = 'areas.user-management.users.filters';
const none: readonly string[] = [];

/** A condition in words, with the names of its roles or groups: 'Group: Editorial and subgroups'. */
export function useConditionText(key: string, values: unknown): string {
  const translate = useTranslate();
  const permissionName = usePermissionName();
  const filter = readUserFilter(values);
  const roles = useNamesInWords(
    'roles',
    key === 'roleIds_inc_any'
      ? filter.roleIds_inc_any
      : key === 'withRole' && filter.withRole !== undefined
        ? [filter.withRole]
        : undefined,
  );
  const groups = useNamesInWords(
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

/** The names in words; while they are asked for, and where there is none, the reader is told so. */
function useNamesInWords(resource: 'roles' | 'groups', ids: readonly string[] = none): string[] {
  const translate = useTranslate();
  const { found, isComplete } = useNames(`user-management/${resource}`, ids);
  return ids.map((id) => found.get(id)?.name ?? (isComplete ? translate(`${texts}.unknown`, { id }) : '…'));
}
