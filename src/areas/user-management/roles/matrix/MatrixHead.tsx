import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Role } from '../roleSchema';
import { GridCheckbox } from './GridCheckbox';
import { extentOf, type Matrix } from './permissionMatrix';

interface MatrixHeadProps {
  matrix: Matrix;
  roles: readonly Role[];
  keys: readonly string[];
  /** The column of the head that Tab leads to. */
  tabbableColumn: number | undefined;
  onSetRole: (roleId: string, on: boolean) => void;
}

/** The roles, each with a checkbox for all permissions that are shown. */
export const MatrixHead = memo(function MatrixHead({
  matrix,
  roles,
  keys,
  tabbableColumn,
  onSetRole,
}: MatrixHeadProps) {
  const translate = useTranslate();
  return (
    <thead>
      <tr>
        <th scope="col">{translate('areas.user-management.roles.matrix.permission')}</th>
        {roles.map(({ id, name }, index) => {
          const extent = extentOf(matrix, [id], keys);
          return (
            <th scope="col" key={id}>
              <span>{name}</span>
              <GridCheckbox
                name={translate('areas.user-management.roles.matrix.column', { role: name })}
                checked={extent === 'all'}
                mixed={extent === 'some'}
                place={{ row: 0, column: index + 1 }}
                tabbable={tabbableColumn === index + 1}
                onSet={(on) => onSetRole(id, on)}
              />
            </th>
          );
        })}
      </tr>
    </thead>
  );
});
