import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { groupPath } from '../../../../directory/readModels';
import type { Group } from '../../groups/groupSchema';
import type { Role } from '../../roles/roleSchema';
import type { User } from '../userSchema';
import { ReferenceNames } from './ReferenceNames';
import { type Names, useNames } from './useNames';

interface RowNames {
  readonly roles: Names<Role>;
  readonly groups: Names<Group>;
}

const none = { found: new Map<string, never>(), isComplete: false };
const RowNamesContext = createContext<RowNames>({ roles: none, groups: none });

const fields = 'resources.user-management/users.fields';

/** Asks for the names of all roles and groups that the rows of a page of users refer to: two calls, however many rows. */
export function RowNamesProvider({ children }: { children: ReactNode }) {
  const { data: rows } = useListContext<User>();
  // With the rows, not before them: until then nothing is known of those that have just come.
  const data = useDeferredValue(rows);
  const isCurrent = data === rows;
  const ids = useMemo(
    () => ({
      roles: (data ?? []).flatMap(({ roleIds }) => roleIds),
      groups: (data ?? []).flatMap(({ groupIds }) => groupIds),
    }),
    [data],
  );
  const roles = useNames<Role>('user-management/roles', ids.roles);
  const groups = useNames<Group>('user-management/groups', ids.groups);
  const value = useMemo(
    () => ({
      roles: { ...roles, isComplete: roles.isComplete && isCurrent },
      groups: { ...groups, isComplete: groups.isComplete && isCurrent },
    }),
    [roles, groups, isCurrent],
  );
  return <RowNamesContext value={value}>{children}</RowNamesContext>;
}

/** The names of a user's roles, in a row. */
export function RoleNames({ user }: { user: User }) {
  const { roles } = useContext(RowNamesContext);
  const translate = useTranslate();
  return <ReferenceNames names={roles} ids={user.roleIds} caption={translate(`${fields}.roleIds`)} />;
}

/** The names of a user's groups, in a row. */
export function GroupNames({ user }: { user: User }) {
  const { groups } = useContext(RowNamesContext);
  const translate = useTranslate();
  const caption = translate(`${fields}.groupIds`);
  return <ReferenceNames names={groups} ids={user.groupIds} caption={caption} wholeName={groupPath} />;
}
