import { type RaRecord, usePermissions, useTranslate } from 'react-admin';
import { usePermissionName } from './permissions';
import { groups, roles } from './references';

/** Why somebody cannot give a role or a group: it holds permissions that they lack, as the server says in `lacks`. */
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

/** Roles and groups to be given to somebody: those that hold more than the person who gives them are switched off, with the reason. */
export const givenRoles = { ...roles, useReason: useLacks };
export const givenGroups = { ...groups, useReason: useLacks };

/** Tells which permissions the person who is signed in has, and so may give; all of them while that is unknown. */
export function useMayGive(): (key: string) => boolean {
  const { permissions } = usePermissions<readonly string[]>();
  return (key) => permissions?.includes(key) ?? true;
}
