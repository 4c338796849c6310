import { type ComponentType, createContext } from 'react';
import type { RaRecord } from 'react-admin';

/** What the menu of a row is told: its record and the button that was pressed, null once the menu is closed. */
export interface RowMenuProps<R extends RaRecord = RaRecord> {
  readonly record: R;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** What can be done with one record of a list, for `rowMenu` of a `ListPage`: a component around `RecordMenu`. */
export type RowMenu<R extends RaRecord = RaRecord> = ComponentType<RowMenuProps<R>>;

/** Opens the menu of a row of the list around; undefined where rows have none. */
export const RowMenuContext = createContext<((record: RaRecord, anchor: HTMLElement) => void) | undefined>(
  undefined,
);
