import { useTranslate } from 'react-admin';
import { usePermissionName } from '@/people/permissions';
import { ConflictDialog } from '@/records/form/ConflictDialog';
import type { Role } from '../roleSchema';
import type { Matrix } from './permissionMatrix';

interface MergeRoleProps {
  matrix: Matrix;
  /** The role as somebody else has saved it. */
  theirRole: Role;
  /** The permission keys in the order of the matrix. */
  keys: readonly string[];
  /** Called with the chosen permissions. */
  onMerge: (permissions: readonly string[]) => void;
  onCancel: () => void;
}

const texts = 'areas.user-management.matrix';

/** One role in two versions, permission by permission, wherever they differ. */
export function MergeRole({ matrix, theirRole, keys, onMerge, onCancel }: MergeRoleProps) {
  const translate = useTranslate();
  const permissionName = usePermissionName();
  const theirKeys = new Set(theirRole.permissions);
  const ownState = matrix.roles.get(theirRole.id);
  const valuesByKey = (has: (key: string) => boolean) =>
    Object.fromEntries(keys.map((key) => [key, has(key)]));
  return (
    <ConflictDialog
      base={valuesByKey((key) => ownState?.saved.has(key) ?? false)}
      mine={valuesByKey((key) => ownState?.draft.has(key) ?? false)}
      theirs={valuesByKey((key) => theirKeys.has(key))}
      labelOf={(key) => translate(`${texts}.cell`, { role: theirRole.name, permission: permissionName(key) })}
      formatField={(_key, on) => translate(on ? `${texts}.allowed` : `${texts}.notAllowed`)}
      onResolve={(values) => {
        // The keys of theirs keep their order, as in any change of a role.
        const chosenKeys = keys.filter((key) => values[key] === true);
        const keptKeys = theirRole.permissions.filter((key) => chosenKeys.includes(key));
        onMerge([...keptKeys, ...chosenKeys.filter((key) => !theirKeys.has(key))]);
      }}
      onCancel={onCancel}
    />
  );
}
