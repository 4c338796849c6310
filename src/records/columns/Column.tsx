import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { Reference } from '../references/defineReference';
import type { ShowValue } from '../values/showBy';

export interface ColumnProps<R extends RaRecord = RaRecord> {
  /** The field to show and sort by; also the column's name in the column chooser. */
  source: string;
  /** Default: the text `resources.<resource>.fields.<source>`. */
  label?: string;
  /** How the value is shown: `asDate`, `asNumber` and others in `records/values`. Default: as text. */
  show?: ShowValue;
  /** Replaces the value. */
  render?: (record: R) => ReactNode;
  /** The field holds ids of these records; their names are shown. */
  reference?: Reference;
  /** Links the content to the edit page, so that the keyboard can reach each row. */
  link?: boolean;
  disableSort?: boolean;
  /** The order of the first click; default: ascending. */
  sortByOrder?: 'ASC' | 'DESC';
  /** Hidden until chosen in the column chooser. */
  hidden?: boolean;
  /**
   * Where the table is too narrow for all columns, those of priority 3 go first, then those of 2, of one priority the last
   * one first. The sorted one stays, and so do linked ones, those that the person has chosen, and those of 1, the default.
   */
  priority?: 1 | 2 | 3;
  /** In rem, 10 by default. Spare room is shared evenly; the content never changes the width. */
  width?: number;
  align?: 'left' | 'right' | 'center';
  sx?: SxProps<Theme>;
}

/** Describes one column of a `ListPage`, which renders it. */
export function Column<R extends RaRecord = RaRecord>(_props: ColumnProps<R>): ReactNode {
  return null;
}
