import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { Reference } from '../references/defineReference';
import type { ShowValue } from '../values/showBy';

export interface ColumnProps<R extends RaRecord = RaRecord> {
  /** The field that is shown and by which the list is sorted; also the column's name in the column chooser. */
  source: string;
  /** Instead of the text `resources.<resource>.fields.<source>`. */
  label?: string;
  /** How the value is shown: `asDate`, `asMoney` and the like of `records/values`. As text unless told, with 'Yes' and 'No'. */
  show?: ShowValue;
  /** Instead of the value. */
  render?: (record: R) => ReactNode;
  /** The field holds ids of these records: their names are shown, asked for once for all rows. */
  reference?: Reference;
  /** The content is a link to the record's edit page: for the first column, so that the keyboard reaches each row. */
  link?: boolean;
  /** The server cannot sort by it. */
  disableSort?: boolean;
  /** The order at the first click, ascending unless said otherwise. */
  sortByOrder?: 'ASC' | 'DESC';
  /** Not shown until it is chosen in the column chooser. */
  hidden?: boolean;
  align?: 'left' | 'right' | 'center';
  sx?: SxProps<Theme>;
}

/** Describes one column of a `ListPage`; the list renders it. */
export function Column<R extends RaRecord = RaRecord>(_props: ColumnProps<R>): ReactNode {
  return null;
}
