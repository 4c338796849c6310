import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { usePermissionName } from '../../../../directory/permissions';
import type { Role } from '../roleSchema';
import { GridCheckbox } from './GridCheckbox';
import { hasRowHeads } from './gridMove';
import { MatrixCell } from './MatrixCell';
import { extentOf, isChanged, isSet, type Matrix } from './permissionMatrix';

interface MatrixRowProps {
  matrix: Matrix;
  roles: readonly Role[];
  permission: string;
  row: number;
  /** The column of this row that Tab leads to. */
  tabbableColumn: number | undefined;
  changedNote: string;
  onSetCell: (roleId: string, permission: string, on: boolean) => void;
  onSetPermission: (permission: string, on: boolean) => void;
}

/** One permission: a checkbox for all roles that are shown, and one for each. It renders when something of its own changes. */
export const MatrixRow = memo(function MatrixRow({
  matrix,
  roles,
  permission,
  row,
  tabbableColumn,
  changedNote,
  onSetCell,
  onSetPermission,
}: MatrixRowProps) {
  const translate = useTranslate();
  const caption = usePermissionName()(permission);
  const extent = extentOf(
    matrix,
    roles.map(({ id }) => id),
    [permission],
  );
  return (
    <tr>
      <th scope="row">
        <div>
          {hasRowHeads({ columns: roles.length }) ? (
            <GridCheckbox
              name={translate('areas.user-management.roles.matrix.row', { permission: caption })}
              checked={extent === 'all'}
              mixed={extent === 'some'}
              place={{ row, column: 0 }}
              tabbable={tabbableColumn === 0}
              onSet={(on) => onSetPermission(permission, on)}
            />
          ) : null}
          <span>
            {caption}
            {caption === permission ? null : <code>{permission}</code>}
          </span>
        </div>
      </th>
      {roles.map(({ id, name }, index) => (
        <MatrixCell
          key={id}
          roleId={id}
          roleName={name}
          permission={permission}
          permissionName={caption}
          row={row}
          column={index + 1}
          checked={isSet(matrix, id, permission)}
          changed={isChanged(matrix, id, permission)}
          tabbable={tabbableColumn === index + 1}
          changedNote={changedNote}
          onSet={onSetCell}
        />
      ))}
    </tr>
  );
}, isSameRow);

/** The matrix is a new one with each change; what counts is the row's own part of it. */
function isSameRow({ matrix: before, ...one }: MatrixRowProps, { matrix: after, ...other }: MatrixRowProps) {
  return (
    Object.entries(one).every(([name, value]) => Object.is(value, Reflect.get(other, name))) &&
    (before === after ||
      one.roles.every(
        ({ id }) =>
          isSet(before, id, one.permission) === isSet(after, id, one.permission) &&
          isChanged(before, id, one.permission) === isChanged(after, id, one.permission),
      ))
  );
}
