import type { RaRecord } from 'react-admin';
import type { Reference } from '../references/defineReference';

type CellValue = string | number | boolean | null | undefined | readonly string[];

interface ExportColumn<R extends RaRecord> {
  /** The caption: the same in every language, so that the file can be imported anywhere. */
  readonly name: string;
  /** The cell's value, an array for several; default: the record's field of the same name. */
  value?(record: R): CellValue;
  /** The value is an id, or several: the cell contains the records' names, made unambiguous. */
  readonly references?: Reference;
}

/** An area's description of a resource's CSV export. */
export interface ExportDescription<R extends RaRecord = RaRecord> {
  /** The file name before the date: `users`. */
  readonly name: string;
  /** The prefix of texts that override `records.export.*`. */
  readonly texts?: string;
  readonly columns: readonly ExportColumn<R>[];
  /** Permanent filters of the list that do not apply to the file. */
  readonly withoutFilters?: readonly string[];
}

/** Describes a resource's CSV export; `<ExportButton>` in its list does the rest. */
export function defineExport<R extends RaRecord>(description: ExportDescription<R>): ExportDescription<R> {
  return description;
}

/** The timestamp in ISO 8601 and UTC; anything else stays as the server wrote it. */
export function isoMoment(value: string | null): string {
  const time = Date.parse(value ?? '');
  return Number.isNaN(time) ? (value ?? '') : new Date(time).toISOString();
}

/** How many records one export call asks for; up to this many need no progress dialog. */
export const exportPageSize = 1000;
