import type { RaRecord } from 'react-admin';
import type { Reference } from '../references/defineReference';

type CellValue = string | number | boolean | null | undefined | readonly string[];

interface ExportColumn<R extends RaRecord> {
  /** The caption. It is the same in every language, so that the file can be imported anywhere. */
  readonly name: string;
  /** What the cell says, several values as a list; the record's field of the column's name unless told. */
  value?(record: R): CellValue;
  /** The value is an id, or several: the cell names the records, with what it takes to tell namesakes apart. */
  readonly references?: Reference;
}

/** What an area says of the CSV export of a resource. */
export interface ExportDescription<R extends RaRecord = RaRecord> {
  /** What the file is called, before the date: `users`. */
  readonly name: string;
  /** The prefix of texts that the area says in its own words instead of `records.export.*`. */
  readonly texts?: string;
  readonly columns: readonly ExportColumn<R>[];
}

/** Describes the CSV export of a resource: `<ExportButton>` in its list does the rest. */
export function defineExport<R extends RaRecord>(description: ExportDescription<R>): ExportDescription<R> {
  return description;
}

/** The moment in ISO 8601 and UTC; what is no moment stays as the server wrote it. */
export function isoMoment(value: string | null): string {
  const time = Date.parse(value ?? '');
  return Number.isNaN(time) ? (value ?? '') : new Date(time).toISOString();
}

/** How many records one call of an export asks for; as many need no progress dialog. */
export const exportPageSize = 1000;
