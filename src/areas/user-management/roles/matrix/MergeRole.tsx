import { useTranslate } from 'react-admin';
import { usePermissionName } from '@/people/permissions';
import { ConflictDialog } from '@/records/form/ConflictDialog';
import type { Role } from '../roleSchema';
import type { Matrix } from './permissionMatrix';

interface MergeRoleProps {
  matrix: Matrix;
  /** The role as somebody else has saved it. */
  theirs: Role;
  /** The permission keys in the order of the matrix. */
  keys: readonly string[];
  /** Called with the chosen permissions. */
  onMerge: (permissions: readonly string[]) => void;
  onCancel: () => void;
}

const texts = 'areas.user-management.matrix';

/** One role in two versions, permission by permission, wherever they differ. */
export function MergeRole({ matrix, theirs, keys, onMerge, onCancel }: MergeRoleProps) {
  const translate = useTranslate();
  const permissionName = usePermissionName();
  const held = new Set(theirs.permissions);
  const mine = matrix.roles.get(theirs.id);
  const each = (has: (key: string) => boolean) => Object.fromEntries(keys.map((key) => [key, has(key)]));
  return (
    <ConflictDialog
      base={each((key) => mine?.saved.has(key) ?? false)}
      mine={each((key) => mine?.draft.has(key) ?? false)}
      theirs={each((key) => held.has(key))}
      labelOf={(key) => translate(`${texts}.cell`, { role: theirs.name, permission: permissionName(key) })}
      formatField={(_key, on) => translate(on ? `${texts}.allowed` : `${texts}.notAllowed`)}
      onResolve={(values) => {
        // The keys of theirs keep their order, as in any change of a role.
        const wanted = keys.filter((key) => values[key] === true);
        const kept = theirs.permissions.filter((key) => wanted.includes(key));
        onMerge([...kept, ...wanted.filter((key) => !held.has(key))]);
      }}
      onCancel={onCancel}
    />
  );
}
