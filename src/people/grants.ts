import { type RaRecord, usePermissions, useTranslate } from 'react-admin';
import { usePermissionName } from './permissions';
import { groups, roles } from './references';

/** Returns a function with the reason why the user cannot assign a role or group: permissions that they lack, from the server's `lacks`. */
function useLacks(): (record: RaRecord) => string | undefined {
  const translate = useTranslate();
  const nameOf = usePermissionName();
  return ({ lacks }) =>
    Array.isArray(lacks) && lacks.length > 0
      ? translate('people.lacks', {
          names: lacks.map((key) => nameOf(String(key))).join(', '),
        })
      : undefined;
}

/** References for assigning roles and groups: those with more permissions than the user has are disabled, with the reason. */
export const grantableRoles = { ...roles, useReason: useLacks };
export const grantableGroups = { ...groups, useReason: useLacks };

/** Returns a function that says whether the user has, and so may grant, a permission; always true while that is unknown. */
export function useMayGive(): (key: string) => boolean {
  const { permissions } = usePermissions<readonly string[]>();
  return (key) => permissions?.includes(key) ?? true;
}
