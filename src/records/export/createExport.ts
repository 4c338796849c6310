import type { DataProvider, FilterPayload, RaRecord, SortPayload } from 'react-admin';
import { listCell } from '../csv/cells';
import { csvFile, csvFileName, csvLines, saveFile, separatorOf } from '../csv/writeCsv';
import type { Reference } from '../references/defineReference';
import { createPagedRun, readListPage } from './createPagedRun';
import type { ExportDescription } from './defineExport';
import type { ExportResult } from './useExportTask';

/** Which records are exported, in which order and language. */
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

/** How many ids one call asks for: they are part of its address, which servers limit to a few thousand characters. */
const idsOfCall = 100;

/**
 * Reads all records of a query page by page and writes them as CSV. After a failure `run` can be called again and
 * resumes with the failed page. Keeps only the text of what was read.
 * @throws ApiError, or the signal's reason
 */
export function createExport<R extends RaRecord>(
  provider: Provider,
  { name: stem, columns }: ExportDescription<R>,
  { resource, records, locale }: ExportQuery,
) {
  const cellReaders = columns.map(({ name, value = (record: R): unknown => record[name], references }) => ({
    value,
    lookUp: references && createNameLookup(provider, references),
  }));
  const separator = separatorOf(locale);
  const lines = [csvLines([columns.map(({ name }) => name)], separator)];

  async function readPage(page: number, signal: AbortSignal) {
    if (!('ids' in records)) return readListPage<R>(provider, resource, records, page, signal);
    const start = (page - 1) * idsOfCall;
    const ids = records.ids.slice(start, start + idsOfCall);
    const { data } = await provider.getMany<R>(resource, { ids: [...ids], signal });
    const total = records.ids.length;
    return { data: data.filter(Boolean), total, isLast: start + idsOfCall >= total };
  }

  async function write(newRecords: readonly R[], signal: AbortSignal): Promise<void> {
    const rows = newRecords.map((): string[] => []);
    for (const { value, lookUp } of cellReaders) {
      const values = newRecords.map(value);
      const nameOf = await lookUp?.(values.flatMap(textsOf), signal);
      for (const [index, row] of rows.entries()) row.push(cell(values[index], nameOf));
    }
    signal.throwIfAborted();
    lines.push(csvLines(rows, separator));
  }

  return createPagedRun<R, Pick<ExportedFile, 'file' | 'save'>>(readPage, write, () => {
    const file = csvFile(lines);
    return { file, save: () => saveFile(file, csvFileName(stem)) };
  });
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(textOf) : value === null || value === undefined ? [] : [textOf(value)];

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function cell(value: unknown, nameOf = (text: string) => text): string {
  const texts = textsOf(value).map(nameOf);
  return Array.isArray(value) ? listCell(texts) : (texts[0] ?? '');
}

/**
 * Looks up the names of records by id and asks for each record once. An id that the server does not know is used as the
 * name.
 * @throws ApiError, or the signal's reason
 */
export function createNameLookup(provider: Pick<DataProvider, 'getMany'>, { resource, labelOf }: Reference) {
  const names = new Map<string, string>();
  return async (ids: readonly string[], signal?: AbortSignal): Promise<(id: string) => string> => {
    const missingIds = [...new Set(ids)].filter((id) => !names.has(id));
    for (let start = 0; start < missingIds.length; start += idsOfCall) {
      const batch = missingIds.slice(start, start + idsOfCall);
      const { data } = await provider.getMany(resource, { ids: batch, signal });
      for (const id of batch) names.set(id, id);
      for (const record of data) names.set(String(record.id), labelOf(record));
    }
    return (id) => names.get(id) ?? id;
  };
}
