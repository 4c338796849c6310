import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useMayGive } from '@/people/grants';
import { usePermissionName } from '@/people/permissions';
import { PermissionCaption } from '../PermissionCaption';
import type { Role } from '../roleSchema';
import { MatrixCheckbox } from './MatrixCheckbox';
import type { CellState, Extent } from './permissionMatrix';

interface MatrixRowProps {
  permission: string;
  roles: readonly Role[];
  row: number;
  /** Of all its cells; undefined where the row has no checkbox of its own. */
  extent: Extent | undefined;
  /** The state of each role's cell, joined by commas: a string, so that a row without a change is not rendered. */
  cells: string;
  /** The column of this row that Tab leads to. */
  tabbableColumn: number | undefined;
  /** The id of the text that says what a changed cell is. */
  changedNote: string;
  onSet: (roleIds: readonly string[], keys: readonly string[], on: boolean) => void;
}

const texts = 'areas.user-management.matrix';

/** One permission: a checkbox for all roles that are shown, and one for each. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { permission, roles, row, extent, cells, tabbableColumn, changedNote, onSet } = props;
  const translate = useTranslate();
  const caption = usePermissionName()(permission);
  const mayGive = useMayGive()(permission);
  const isOff = (state: string | undefined) => !mayGive && state === 'off';
  const notYours = translate('areas.user-management.refusals.notYours');
  const states = cells.split(',');
  const idsOf = (those: readonly Role[]) => those.map(({ id }) => id);
  return (
    <tr>
      <th scope="row">
        <div>
          {extent ? (
            <MatrixCheckbox
              name={translate(`${texts}.row`, { permission: caption })}
              checked={extent === 'all'}
              mixed={extent === 'some'}
              place={{ row, column: 0 }}
              tabbable={tabbableColumn === 0}
              onSet={(on) => onSet(idsOf(roles), [permission], on)}
            />
          ) : null}
          <span>
            <PermissionCaption
              permission={permission}
              withKey={caption !== permission}
              note={mayGive ? undefined : notYours}
            />
          </span>
        </div>
      </th>
      {roles.map((role, index) => {
        const isChanged = changedStates.has(states[index]);
        return (
          <td key={role.id} data-changed={isChanged || undefined}>
            <MatrixCheckbox
              name={translate(`${texts}.cell`, { role: role.name, permission: caption })}
              checked={states[index] === 'on' || states[index] === 'added'}
              place={{ row, column: index + 1 }}
              tabbable={tabbableColumn === index + 1}
              describedBy={isChanged ? changedNote : undefined}
              isOff={isOff(states[index])}
              onSet={(on) => onSet([role.id], [permission], on)}
            />
          </td>
        );
      })}
    </tr>
  );
});

const changedStates: ReadonlySet<string | undefined> = new Set<CellState>(['added', 'removed']);
