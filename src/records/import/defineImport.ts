import type { ComponentType } from 'react';
import { cellValues, listCell } from '../csv/cells';
import type { CsvRow, CsvTable } from '../csv/readCsv';
import type { RowOutcome } from './sendRows';

/** What to do with records that already exist. */
export type ImportMode = 'skip' | 'update';

interface ImportColumn {
  /** The field of the row that is sent, and the caption in the template. */
  readonly name: string;
  /** Other captions for it, in lower case without spaces, accents and punctuation. Earlier ones take precedence. */
  readonly aliases?: readonly string[];
  /** Rows without a value are not sent. The key is always required. */
  readonly required?: boolean;
  readonly list?: boolean;
  /** Instead of a text, for a column that is known only at run time. */
  readonly label?: string;
  readonly example?: string | undefined;
  /** The value of a cell that may be written in several ways; default: the cell. */
  readonly read?: (cell: string) => string;
  /** A problem of a cell that is known without the server: its code. */
  readonly check?: (cell: string) => string | undefined;
  /** The server's verdict for an unknown value; it is shown together with the value. */
  readonly unknown?: string;
}

/** What is sent with the rows, as further entries of the call's body. */
export type ImportArgs = Readonly<Record<string, unknown>>;

export interface ImportOptionsProps {
  readonly args: ImportArgs;
  readonly onChange: (args: ImportArgs) => void;
}

/** What else can be chosen about an import. */
interface ImportOptions {
  /** A hook that returns the initial choice. */
  readonly useInitial: () => ImportArgs;
  /** The fields, below the columns. */
  readonly Fields: ComponentType<ImportOptionsProps>;
  /** What the check and the result say of the choice, where there are new records: the key of a text. */
  readonly noteOf: (args: ImportArgs) => string;
}

/** An area's description of a resource's CSV import. */
export interface ImportDescription {
  readonly resource: string;
  /** The prefix of its file names: `users-template.csv`. */
  readonly name: string;
  /** The prefix of texts that override `records.import.*`; `guide.examples` and `guide.notes` by column. */
  readonly texts: string;
  readonly columns: readonly ImportColumn[];
  /** The column that identifies the record; must be unique in a file, ignoring case. */
  readonly key: string;
  /** The column shown next to the key in the table of rows. */
  readonly label?: string;
  /** Columns shown below it (or below the key), each with its caption, if they have a value. */
  readonly details?: readonly string[];
  readonly modes: readonly [ImportMode, ...ImportMode[]];
  /** The field with a record's creation date: the list shows the imported records first. */
  readonly createdField?: string;
  /** The call's path below the resource; default: `/actions/import`. */
  readonly call?: string;
  readonly options?: ImportOptions;
}

/** Describes a resource's CSV import; `<ImportPage>` does the rest. */
export function defineImport(description: ImportDescription): ImportDescription {
  return description;
}

/** Whether the import needs a column of the file for it. */
export function isRequired({ key }: ImportDescription, { name, required = false }: ImportColumn): boolean {
  return required || name === key;
}

/** The index of the file's column for each column of the import; null if the file has none. */
export type Mapping = Readonly<Record<string, number | null>>;

/**
 * The mapping suggested by a file's headings: a whole caption before a part of one, an earlier alias before a later
 * one.
 */
export function suggestMapping({ columns }: ImportDescription, header: readonly string[]): Mapping {
  const mapping = new Map<string, number>();
  for (const readings of [header.map((caption) => [normalizedCaption(caption)]), header.map(partsOf)]) {
    for (const { name, aliases = [] } of columns) {
      const isFree = (index: number) => ![...mapping.values()].includes(index);
      const find = (alias: string) =>
        readings.findIndex((parts, index) => parts.includes(alias) && isFree(index));
      const index = [normalizedCaption(name), ...aliases].map(find).find((position) => position !== -1);
      if (index !== undefined && !mapping.has(name)) mapping.set(name, index);
    }
  }
  return Object.fromEntries(columns.map(({ name }) => [name, mapping.get(name) ?? null]));
}

/** Returns how many of the import's columns a row names, to find the headings below a title. */
export const headingFit = (description: ImportDescription) => (captions: readonly string[]) =>
  Object.values(suggestMapping(description, captions)).filter((index) => index !== null).length;

/** The parts of a caption before and inside brackets: `User name [userPrincipalName] Required`. */
const partsOf = (caption: string) => caption.split(/[[\](){}*:]/).map(normalizedCaption);

/** A caption as aliases are compared: lower case, without spaces, accents and punctuation. */
export function normalizedCaption(caption: string): string {
  return caption
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A row as the call expects it; fields without a column are left out, so that an update does not change them. */
export interface ImportRow {
  readonly line: number;
  readonly [field: string]: string | number | readonly string[];
}

/** A row's field as a single text. */
export function rowText(row: ImportRow, field: string): string {
  const value = row[field] ?? '';
  return Array.isArray(value) ? listCell(value) : String(value);
}

/** The rows of a file as the call expects them. */
export function toImportRows(
  { columns }: ImportDescription,
  { rows }: CsvTable,
  mapping: Mapping,
): ImportRow[] {
  const usedColumns = columns.flatMap(({ name, list = false, read = (cell) => cell }) => {
    const index = mapping[name] ?? null;
    return index === null ? [] : [{ name, list, read, index }];
  });
  const text = ({ cells }: CsvRow, index: number) => (cells[index] ?? '').trim();
  return rows.map((row) => ({
    line: row.line,
    ...Object.fromEntries(
      usedColumns.map(({ name, list, read, index }) => [
        name,
        list ? cellValues(text(row, index)) : read(text(row, index)),
      ]),
    ),
  }));
}

/**
 * Problems that are detected without the server, by line. Cells beyond the last column come from an unquoted separator.
 */
export function checkRows(
  description: ImportDescription,
  table: CsvTable,
  rows: readonly ImportRow[],
): Map<number, RowOutcome> {
  const width = table.columns.length;
  const wideLines = new Set(
    table.rows
      .filter(({ cells }) => cells.slice(width).some((value) => value.trim() !== ''))
      .map(({ line }) => line),
  );
  const required = description.columns.filter((column) => isRequired(description, column));
  const outcomes = new Map<number, RowOutcome>();
  const firstLines = new Map<string, number>();
  for (const row of rows) {
    const { line } = row;
    const key = rowText(row, description.key).toLowerCase();
    const earlierLine = firstLines.get(key);
    const cellProblems = description.columns.flatMap(({ name, check }) => {
      const value = rowText(row, name);
      const code = value === '' ? undefined : check?.(value);
      return code === undefined ? [] : [{ code, value }];
    });
    const missingName = required.find(({ name }) => rowText(row, name) === '')?.name;
    if (wideLines.has(line)) outcomes.set(line, { code: 'extra_cells' });
    else if (missingName !== undefined)
      outcomes.set(line, { code: `missing_${missingName}`, column: missingName });
    else if (earlierLine !== undefined)
      outcomes.set(line, { code: 'duplicate_in_file', otherLine: earlierLine });
    else if (cellProblems.length > 0) {
      outcomes.set(line, { code: 'invalid', ...cellProblems[0], further: cellProblems.slice(1) });
    } else firstLines.set(key, line);
  }
  return outcomes;
}
