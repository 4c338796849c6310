import type { DataProvider, FilterPayload, RaRecord, SortPayload } from 'react-admin';
import { listCell } from '../csv/cells';
import { csvFile, csvFileName, csvLines, saveFile, separatorOf } from '../csv/writeCsv';
import type { Reference } from '../references/defineReference';
import { isMoney } from '../values/money';
import { type ExportDescription, exportPageSize } from './defineExport';
import type { ExportResult } from './useExportTask';

/** Which records are exported, in which order, and for which language. */
export interface ExportQuery {
  readonly resource: string;
  readonly records:
    | { readonly filter: FilterPayload; readonly sort: SortPayload }
    | { readonly ids: readonly RaRecord['id'][] };
  readonly locale: string;
}

/** The finished file. */
export interface ExportedFile extends ExportResult {
  readonly file: Blob;
}

type Provider = Pick<DataProvider, 'getList' | 'getMany'>;

/** How many ids one call asks for: they stand in its address, which servers limit to some thousand characters. */
const idsOfCall = 100;

/**
 * Reads all records of a query page by page and writes them as CSV. After a failure `run` can be called again: it goes on with the
 * page that failed. Only the text of what was read is kept.
 * @throws ApiError, or the signal's reason
 */
export function createExport<R extends RaRecord>(
  provider: Provider,
  { name: stem, columns }: ExportDescription<R>,
  { resource, records, locale }: ExportQuery,
) {
  const readers = columns.map(({ name, value = (record: R): unknown => record[name], references }) => ({
    value,
    lookUp: references && createNameLookup(provider, references),
  }));
  const separator = separatorOf(locale);
  const lines = [csvLines([columns.map(({ name }) => name)], separator)];
  const written = new Set<RaRecord['id']>();
  const totals = new Set<number>();
  let page = 1;

  async function readPage(signal: AbortSignal) {
    if ('ids' in records) {
      const start = (page - 1) * idsOfCall;
      const ids = records.ids.slice(start, start + idsOfCall);
      const { data } = await provider.getMany<R>(resource, { ids: [...ids], signal });
      const total = records.ids.length;
      return { data: data.filter(Boolean), total, last: start + idsOfCall >= total };
    }
    const pagination = { page, perPage: exportPageSize };
    const list = await provider.getList<R>(resource, { pagination, ...records, signal });
    const { data, total = data.length } = list;
    return { data, total, last: data.length === 0 || page * exportPageSize >= total };
  }

  async function writePage(signal: AbortSignal): Promise<{ total: number; last: boolean }> {
    const { data, total, last } = await readPage(signal);
    // A record that moved to a later page meanwhile is there already.
    const fresh = data.filter(({ id }) => !written.has(id));
    const rows = fresh.map((): string[] => []);
    for (const { value, lookUp } of readers) {
      const values = fresh.map(value);
      const nameOf = await lookUp?.(values.flatMap(textsOf), signal);
      for (const [index, row] of rows.entries()) row.push(cell(values[index], nameOf));
    }
    signal.throwIfAborted();
    lines.push(csvLines(rows, separator));
    for (const { id } of fresh) written.add(id);
    totals.add(total);
    page += 1;
    return { total, last };
  }

  return async function run(
    signal: AbortSignal,
    onProgress: (done: number, total: number) => void,
  ): Promise<ExportedFile> {
    for (;;) {
      const { total, last } = await writePage(signal);
      onProgress(written.size, total);
      const complete = totals.size === 1 && written.size === total;
      if (!last) continue;
      const file = csvFile(lines);
      const save = () => saveFile(file, csvFileName(stem));
      return { file, count: written.size, total, complete, save };
    }
  };
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(textOf) : value === null || value === undefined ? [] : [textOf(value)];

/** An amount as '12.50 EUR', which every spreadsheet program takes apart; of other objects all that they hold. */
function textOf(value: unknown): string {
  if (isMoney(value)) return `${value.amount} ${value.currency}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function cell(value: unknown, nameOf = (text: string) => text): string {
  const texts = textsOf(value).map(nameOf);
  return Array.isArray(value) ? listCell(texts) : (texts[0] ?? '');
}

/**
 * Finds the names of records by their ids, and asks for each record once. An id that the server does not know is its own name.
 * @throws ApiError, or the signal's reason
 */
export function createNameLookup(provider: Pick<DataProvider, 'getMany'>, { resource, labelOf }: Reference) {
  const names = new Map<string, string>();
  return async (ids: readonly string[], signal?: AbortSignal): Promise<(id: string) => string> => {
    const missing = [...new Set(ids)].filter((id) => !names.has(id));
    for (let start = 0; start < missing.length; start += idsOfCall) {
      const asked = missing.slice(start, start + idsOfCall);
      const { data } = await provider.getMany(resource, { ids: asked, signal });
      for (const id of asked) names.set(id, id);
      for (const record of data) names.set(String(record.id), labelOf(record));
    }
    return (id) => names.get(id) ?? id;
  };
}
