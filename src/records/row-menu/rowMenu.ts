import { type ComponentType, createContext } from 'react';
import type { RaRecord } from 'react-admin';

/** The props of a row's menu: its record and the clicked button, null once the menu is closed. */
export interface RowMenuProps<R extends RaRecord = RaRecord> {
  readonly record: R;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The actions for one record of a list, for `rowMenu` of a `ListPage`: a component that renders a `RecordMenu`. */
export type RowMenu<R extends RaRecord = RaRecord> = ComponentType<RowMenuProps<R>>;

/** Opens the menu of a row of the surrounding list; undefined if rows have none. */
export const RowMenuContext = createContext<((record: RaRecord, anchor: HTMLElement) => void) | undefined>(
  undefined,
);
