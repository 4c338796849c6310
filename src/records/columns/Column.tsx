import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { Reference } from '../references/defineReference';
import type { ShowValue } from '../values/showBy';

export interface ColumnProps<R extends RaRecord = RaRecord> {
  /** The field shown and sorted by; also the name in the column chooser. */
  source: string;
  /** Instead of the text `resources.<resource>.fields.<source>`. */
  label?: string;
  /** How the value is shown: `asDate`, `asMoney` and others of `records/values`. As text by default. */
  show?: ShowValue;
  /** Instead of the value. */
  render?: (record: R) => ReactNode;
  /** The field holds ids of these records; their names are shown. */
  reference?: Reference;
  /** Links the content to the edit page, so that the keyboard reaches each row. */
  link?: boolean;
  disableSort?: boolean;
  /** Of the first click; ascending by default. */
  sortByOrder?: 'ASC' | 'DESC';
  /** Hidden until chosen in the column chooser. */
  hidden?: boolean;
  /** In rem, 10 by default; columns grow alike where there is room, and never by what stands in them. */
  width?: number;
  align?: 'left' | 'right' | 'center';
  sx?: SxProps<Theme>;
}

/** Describes one column of a `ListPage`; the list renders it. */
export function Column<R extends RaRecord = RaRecord>(_props: ColumnProps<R>): ReactNode {
  return null;
}
