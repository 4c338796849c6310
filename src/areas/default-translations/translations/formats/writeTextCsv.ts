import type { Separator } from '@/records/csv/readCsv';
import { csvLines } from '@/records/csv/writeCsv';

/** A key with its texts by language; the English one helps those who translate. */
export interface CsvText {
  readonly key: string;
  readonly description: string | null;
  readonly source: string | null;
  readonly values: ReadonlyMap<string, string>;
}

/** A row for each key with its description, the English text and a column for each language, headed by its code. */
export function writeTextCsv(
  texts: readonly CsvText[],
  { base, codes, separator }: { base: string; codes: readonly string[]; separator: Separator },
): string {
  const others = codes.filter((code) => code !== base);
  const rows = texts.map(({ key, description, source, values }) => [
    key,
    description ?? '',
    source ?? '',
    ...others.map((code) => values.get(code) ?? ''),
  ]);
  return csvLines([['key', 'description', base, ...others], ...rows], separator);
}
