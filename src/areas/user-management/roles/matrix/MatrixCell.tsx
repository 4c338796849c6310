import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { GridCheckbox } from './GridCheckbox';

interface MatrixCellProps {
  roleId: string;
  roleName: string;
  permission: string;
  permissionName: string;
  row: number;
  column: number;
  checked: boolean;
  changed: boolean;
  tabbable: boolean;
  /** The id of the text that says what a changed cell is. */
  changedNote: string;
  onSet: (roleId: string, permission: string, on: boolean) => void;
}

/** One role and one permission. It renders when its own state changes, not with each click on the table. */
export const MatrixCell = memo(function MatrixCell({
  roleId,
  roleName,
  permission,
  permissionName,
  row,
  column,
  checked,
  changed,
  tabbable,
  changedNote,
  onSet,
}: MatrixCellProps) {
  const translate = useTranslate();
  return (
    <td data-changed={changed || undefined}>
      <GridCheckbox
        name={translate('areas.user-management.roles.matrix.cell', {
          role: roleName,
          permission: permissionName,
        })}
        checked={checked}
        place={{ row, column }}
        tabbable={tabbable}
        describedBy={changed ? changedNote : undefined}
        onSet={(on) => onSet(roleId, permission, on)}
      />
    </td>
  );
});
