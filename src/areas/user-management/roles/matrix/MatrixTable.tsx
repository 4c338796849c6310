import Box from '@mui/material/Box';
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslate } from 'react-admin';
import { rowHeight, useDensity } from '@/records/list/density';
import type { Role } from '../roleSchema';
import { type GridPlace, gridMove, hasRowHeads } from './gridMove';
import { MatrixCheckbox } from './MatrixCheckbox';
import { MatrixRow } from './MatrixRow';
import { matrixStyles } from './matrixStyles';
import { cellState, extentOf, type Matrix } from './permissionMatrix';

interface MatrixTableProps {
  matrix: Matrix;
  /** The roles that are shown, as columns. */
  roles: readonly Role[];
  /** The permission keys that are shown, as rows. */
  keys: readonly string[];
  onSet: (roleIds: readonly string[], keys: readonly string[], on: boolean) => void;
  /** It is being saved; afterwards the table takes the focus if that was lost. */
  saving: boolean;
}

const texts = 'areas.user-management.matrix';

/**
 * Permissions as rows, roles as columns, a checkbox in each cell. One of them is in the tab order; the arrow
 * keys, Home and End lead to the others, Space sets. A header sets what is shown of its row or column.
 */
export function MatrixTable({ matrix, roles, keys, onSet, saving }: MatrixTableProps) {
  const translate = useTranslate();
  const id = useId();
  const [density] = useDensity();
  const { table, place, onFocus, onKeyDown } = useGridKeys(keys.length, roles.length);
  useFocusAfter(saving, table);
  const ids = roles.map((role) => role.id);
  const tabbableColumn = (row: number) => (row === place.row ? place.column : undefined);
  const caption = translate(`${texts}.caption`);
  return (
    <Box
      role="region"
      aria-label={caption}
      aria-describedby={`${id}-keys`}
      tabIndex={0}
      sx={matrixStyles}
      style={{ '--row-height': `${rowHeight[density]}px` } as CSSProperties}
    >
      <span id={`${id}-changed`} hidden>
        {translate(`${texts}.changed`)}
      </span>
      <span id={`${id}-keys`} hidden>
        {translate(`${texts}.keys`)}
      </span>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of controls is a grid (ARIA Authoring Practices) */}
      <table ref={table} role="grid" aria-label={caption} onFocus={onFocus} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col">{translate(`${texts}.permission`)}</th>
            {roles.map((role, index) => {
              const extent = extentOf(matrix, [role.id], keys);
              return (
                <th scope="col" key={role.id}>
                  <span>{role.name}</span>
                  <MatrixCheckbox
                    name={translate(`${texts}.column`, { role: role.name })}
                    checked={extent === 'all'}
                    mixed={extent === 'some'}
                    place={{ row: 0, column: index + 1 }}
                    tabbable={tabbableColumn(0) === index + 1}
                    onSet={(on) => onSet([role.id], keys, on)}
                  />
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {keys.map((key, index) => (
            <MatrixRow
              key={key}
              permission={key}
              roles={roles}
              row={index + 1}
              extent={hasRowHeads(roles.length) ? extentOf(matrix, ids, [key]) : undefined}
              cells={ids.map((role) => cellState(matrix, role, key)).join(',')}
              tabbableColumn={tabbableColumn(index + 1)}
              changedNote={`${id}-changed`}
              onSet={onSet}
            />
          ))}
        </tbody>
      </table>
    </Box>
  );
}

/** The one place of the grid that Tab leads to: where the focus was last, or where the keys have moved it. */
function useGridKeys(rows: number, columns: number) {
  const table = useRef<HTMLTableElement>(null);
  const [lastPlace, setLastPlace] = useState<GridPlace>({ row: 1, column: 1 });
  return {
    table,
    // A filter may have removed the place.
    place: {
      row: Math.min(lastPlace.row, rows),
      column: Math.max(Math.min(lastPlace.column, columns), hasRowHeads(columns) ? 0 : 1),
    },
    onFocus({ target }: FocusEvent) {
      const currentPlace = placeOf(target);
      if (currentPlace) setLastPlace(currentPlace);
    },
    onKeyDown(event: KeyboardEvent) {
      const currentPlace = placeOf(event.target);
      if (currentPlace === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      const nextPlace = gridMove(currentPlace, event.key, { rows, columns });
      if (nextPlace === undefined) return;
      event.preventDefault();
      const selector = `[data-row="${nextPlace.row}"][data-column="${nextPlace.column}"]`;
      table.current?.querySelector<HTMLElement>(selector)?.focus();
    },
  };
}

/** The place of a checkbox of the grid. */
function placeOf(target: EventTarget): GridPlace | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const { row, column } = target.dataset;
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) };
}

/** Moves the focus into the table after a save, because the button that had it was disabled. */
function useFocusAfter(saving: boolean, table: { readonly current: HTMLElement | null }): void {
  const wasSaving = useRef(saving);
  useEffect(() => {
    const ended = wasSaving.current && !saving;
    wasSaving.current = saving;
    if (!ended || document.activeElement !== document.body) return;
    table.current?.querySelector<HTMLElement>('input[tabindex="0"]')?.focus({ preventScroll: true });
  }, [saving, table]);
}
