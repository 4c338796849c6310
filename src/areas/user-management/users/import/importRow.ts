import { cellValues } from '../csv/listCell';
import type { CsvRow, CsvTable } from '../csv/readCsv';
import { type Mapping, targetFields } from './mapping';
import type { Outcome } from './outcome';

/** A user as the import call takes it; a field without a column is left out, so that an update does not touch it. */
export interface ImportRow {
  /** The row's number in a spreadsheet. */
  readonly line: number;
  readonly email: string;
  readonly name?: string;
  readonly roles?: readonly string[];
  readonly groups?: readonly string[];
  readonly language?: string;
}

/** The rows of a file as users. */
export function toImportRows({ rows }: CsvTable, mapping: Mapping): ImportRow[] {
  return rows.map((row) => {
    const [email = '', name, roles, groups, language] = targetFields.map((field) =>
      cell(row, mapping[field]),
    );
    return {
      line: row.line,
      email,
      ...(name !== undefined && { name }),
      ...(roles !== undefined && { roles: cellValues(roles) }),
      ...(groups !== undefined && { groups: cellValues(groups) }),
      ...(language !== undefined && { language }),
    };
  });
}

function cell({ cells }: CsvRow, column: number | null): string | undefined {
  return column === null ? undefined : (cells[column] ?? '').trim();
}

/**
 * What can be said without the server, by line: cells beyond the last column (a separator without quotes has moved them), no
 * address, and an address that an earlier row has, whatever its case.
 */
export function checkRows(table: CsvTable, rows: readonly ImportRow[]): Map<number, Outcome> {
  const width = table.columns.length;
  const tooWide = new Set(
    table.rows
      .filter(({ cells }) => cells.slice(width).some((value) => value.trim() !== ''))
      .map(({ line }) => line),
  );
  const outcomes = new Map<number, Outcome>();
  const first = new Map<string, number>();
  for (const { line, email } of rows) {
    const address = email.toLowerCase();
    const earlier = first.get(address);
    if (tooWide.has(line)) outcomes.set(line, { verdict: 'extra_cells' });
    else if (address === '') outcomes.set(line, { verdict: 'missing_email' });
    else if (earlier !== undefined) outcomes.set(line, { verdict: 'duplicate_in_file', otherLine: earlier });
    else first.set(address, line);
  }
  return outcomes;
}
