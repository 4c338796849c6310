import * as v from 'valibot';
import { idSchema, type RecordCalls } from '@/api/records';
import { cellValues, listCell } from '../csv/cells';
import type { CsvRow, CsvTable } from '../csv/readCsv';
import type { RowOutcome, SendRows } from './sendRows';

/** What should happen to records that exist already. */
export type ImportMode = 'skip' | 'update';

interface ImportColumn {
  /** The field of the row that is sent, and the caption in the template. */
  readonly name: string;
  /** Further captions that mean it: lower case, without spaces, marks and punctuation. An earlier one wins. */
  readonly aliases?: readonly string[];
  /** A row without a value is not sent. The key is always required. */
  readonly required?: boolean;
  readonly list?: boolean;
  /** The verdict by which the server says that it does not know the value: it is shown with the value. */
  readonly unknown?: string;
}

/** What an area says of the CSV import of a resource. */
export interface ImportDescription {
  readonly resource: string;
  /** What its files are called: `users-template.csv`. */
  readonly name: string;
  /** The prefix of what the area says in its own words instead of `records.import.*`; `guide.examples` and `guide.notes` by column. */
  readonly texts: string;
  readonly columns: readonly ImportColumn[];
  /** The column that says which record is meant; two rows of a file must not have the same, whatever its case. */
  readonly key: string;
  /** The column that stands beside the key in the table of rows. */
  readonly label?: string;
  /** Columns that stand below that one (or the key), each with its caption, where the row says something. */
  readonly details?: readonly string[];
  readonly modes: readonly [ImportMode, ...ImportMode[]];
  /** The field that tells when a record was created: the list shows the imported ones first. */
  readonly created?: string;
  /** The call below the resource; `/actions/import` unless told. */
  readonly call?: string;
}

/** Describes the CSV import of a resource: `<ImportPage>` does the rest. */
export function defineImport(description: ImportDescription): ImportDescription {
  return description;
}

/** Whether the import needs a column of the file for it. */
export function isRequired({ key }: ImportDescription, { name, required = false }: ImportColumn): boolean {
  return required || name === key;
}

/** Which column of the file (its index) each column of the import comes from; null when the file does not say. */
export type Mapping = Readonly<Record<string, number | null>>;

/** The mapping that the header of a file suggests: a whole caption before a part of one, an earlier alias before a later one. */
export function suggestMapping({ columns }: ImportDescription, header: readonly string[]): Mapping {
  const mapping = new Map<string, number>();
  for (const readings of [header.map((caption) => [bare(caption)]), header.map(partsOf)]) {
    for (const { name, aliases = [] } of columns) {
      const free = (index: number) => ![...mapping.values()].includes(index);
      const find = (alias: string) =>
        readings.findIndex((parts, index) => parts.includes(alias) && free(index));
      const index = [bare(name), ...aliases].map(find).find((found) => found !== -1);
      if (index !== undefined && !mapping.has(name)) mapping.set(name, index);
    }
  }
  return Object.fromEntries(columns.map(({ name }) => [name, mapping.get(name) ?? null]));
}

/** How many columns of the import a row names, so that the headings are found below a title. */
export const headingFit = (description: ImportDescription) => (captions: readonly string[]) =>
  Object.values(suggestMapping(description, captions)).filter((index) => index !== null).length;

/** What stands before the brackets of a caption, and in them: `User name [userPrincipalName] Required`. */
const partsOf = (caption: string) => caption.split(/[[\](){}*:]/).map(bare);

function bare(caption: string): string {
  return caption
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A row as the call takes it; a field without a column is left out, so that an update does not touch it. */
export interface ImportRow {
  readonly line: number;
  readonly [field: string]: string | number | readonly string[];
}

/** A field of a row as one text. */
export function rowText(row: ImportRow, field: string): string {
  const value = row[field] ?? '';
  return Array.isArray(value) ? listCell(value) : String(value);
}

/** The rows of a file as the call takes them. */
export function toImportRows(
  { columns }: ImportDescription,
  { rows }: CsvTable,
  mapping: Mapping,
): ImportRow[] {
  const used = columns.flatMap(({ name, list = false }) => {
    const index = mapping[name] ?? null;
    return index === null ? [] : [{ name, list, index }];
  });
  const text = ({ cells }: CsvRow, index: number) => (cells[index] ?? '').trim();
  return rows.map((row) => ({
    line: row.line,
    ...Object.fromEntries(
      used.map(({ name, list, index }) => [name, list ? cellValues(text(row, index)) : text(row, index)]),
    ),
  }));
}

/** What can be said of rows without the server, by line; cells beyond the last column were moved by a separator without quotes. */
export function checkRows(
  description: ImportDescription,
  table: CsvTable,
  rows: readonly ImportRow[],
): Map<number, RowOutcome> {
  const width = table.columns.length;
  const tooWide = new Set(
    table.rows
      .filter(({ cells }) => cells.slice(width).some((value) => value.trim() !== ''))
      .map(({ line }) => line),
  );
  const required = description.columns.filter((column) => isRequired(description, column));
  const outcomes = new Map<number, RowOutcome>();
  const first = new Map<string, number>();
  for (const row of rows) {
    const { line } = row;
    const key = rowText(row, description.key).toLowerCase();
    const earlier = first.get(key);
    const missing = required.find(({ name }) => rowText(row, name) === '')?.name;
    if (tooWide.has(line)) outcomes.set(line, { code: 'extra_cells' });
    else if (missing !== undefined) outcomes.set(line, { code: `missing_${missing}`, column: missing });
    else if (earlier !== undefined) outcomes.set(line, { code: 'duplicate_in_file', otherLine: earlier });
    else first.set(key, line);
  }
  return outcomes;
}

const answerSchema = v.object({
  results: v.array(
    v.object({
      line: v.number(),
      verdict: v.string(),
      id: v.optional(idSchema),
      value: v.optional(v.string()),
      message: v.optional(v.string()),
    }),
  ),
});

/** Makes the import call; a real one cannot be aborted, so that it is known which rows were imported. */
export function createSendRows(
  calls: RecordCalls,
  { resource, call = '/actions/import' }: ImportDescription,
  { mode, dryRun }: { mode: ImportMode; dryRun: boolean },
): SendRows {
  return async (rows, signal) => {
    const { results } = await calls.call(resource, {
      path: call,
      method: 'POST',
      body: { rows, mode, dryRun },
      reads: dryRun,
      schema: answerSchema,
      ...(dryRun && { signal }),
    });
    return new Map<number, RowOutcome>(
      results.map(({ line, verdict, id, value, message }) => {
        // The server also calls a row skipped that a guard or a check of its fields refuses.
        const isKnown = mode === 'skip' && id !== undefined;
        const code = verdict === 'skipped' && !isKnown ? 'refused' : verdict;
        return [
          line,
          { code, ...(value !== undefined && { value }), ...(message !== undefined && { message }) },
        ];
      }),
    );
  };
}
