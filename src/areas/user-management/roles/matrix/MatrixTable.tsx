import Box from '@mui/material/Box';
import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Role } from '../roleSchema';
import { type GridPlace, gridMove, hasRowHeads } from './gridMove';
import { MatrixHead } from './MatrixHead';
import { MatrixRow } from './MatrixRow';
import { matrixRegion } from './matrixLook';
import type { Matrix } from './permissionMatrix';

interface MatrixTableProps {
  matrix: Matrix;
  /** The roles that are shown, as columns. */
  roles: readonly Role[];
  /** The permission keys that are shown, as rows. */
  keys: readonly string[];
  onSet: (roles: readonly string[], keys: readonly string[], on: boolean) => void;
  /** It is being saved; afterwards the table takes the focus if that was lost. */
  saving: boolean;
}

/**
 * Permissions as rows, roles as columns, a checkbox in each cell. One of them takes part in the order of Tab; the arrow
 * keys, Home, End, Page Up and Page Down lead to the others, Space sets. A header sets what is shown of its row or column.
 */
export function MatrixTable({ matrix, roles, keys, onSet, saving }: MatrixTableProps) {
  const translate = useTranslate();
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState<GridPlace>({ row: 1, column: 1 });
  // A filter may have taken the place away.
  const place = {
    row: Math.min(wanted.row, keys.length),
    column: Math.max(Math.min(wanted.column, roles.length), hasRowHeads({ columns: roles.length }) ? 0 : 1),
  };
  const tabbableColumn = (row: number) => (row === place.row ? place.column : undefined);

  const wasSaving = useRef(saving);
  useEffect(() => {
    const ended = wasSaving.current && !saving;
    wasSaving.current = saving;
    if (!ended || document.activeElement !== document.body) return;
    table.current?.querySelector<HTMLElement>('input[tabindex="0"]')?.focus({ preventScroll: true });
  }, [saving]);

  const setCell = useCallback((role: string, key: string, on: boolean) => onSet([role], [key], on), [onSet]);
  const setRole = useCallback((role: string, on: boolean) => onSet([role], keys, on), [onSet, keys]);
  const setPermission = useCallback(
    (key: string, on: boolean) =>
      onSet(
        roles.map(({ id: role }) => role),
        [key],
        on,
      ),
    [onSet, roles],
  );
  const follow = ({ target }: FocusEvent) => {
    const here = placeOf(target);
    if (here !== undefined) setWanted(here);
  };
  const move = (event: KeyboardEvent) => {
    const here = placeOf(event.target);
    if (here === undefined || event.altKey || event.metaKey) return;
    const there = gridMove(here, event, { rows: keys.length, columns: roles.length });
    if (there === undefined) return;
    event.preventDefault();
    const selector = `[data-row="${there.row}"][data-column="${there.column}"]`;
    table.current?.querySelector<HTMLElement>(selector)?.focus();
  };

  const caption = translate('areas.user-management.roles.matrix.caption');
  return (
    <Box role="region" aria-label={caption} aria-describedby={`${id}-keys`} tabIndex={0} sx={matrixRegion}>
      <span id={`${id}-changed`} hidden>
        {translate('areas.user-management.roles.matrix.changed')}
      </span>
      <span id={`${id}-keys`} hidden>
        {translate('areas.user-management.roles.matrix.keys')}
      </span>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of controls is a grid (ARIA Authoring Practices) */}
      <table ref={table} role="grid" aria-label={caption} onFocus={follow} onKeyDown={move}>
        <MatrixHead
          matrix={matrix}
          roles={roles}
          keys={keys}
          tabbableColumn={tabbableColumn(0)}
          onSetRole={setRole}
        />
        <tbody>
          {keys.map((key, index) => (
            <MatrixRow
              key={key}
              matrix={matrix}
              roles={roles}
              permission={key}
              row={index + 1}
              tabbableColumn={tabbableColumn(index + 1)}
              changedNote={`${id}-changed`}
              onSetCell={setCell}
              onSetPermission={setPermission}
            />
          ))}
        </tbody>
      </table>
    </Box>
  );
}

/** The place of a checkbox of the grid. */
function placeOf(target: EventTarget): GridPlace | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const { row, column } = target.dataset;
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) };
}
