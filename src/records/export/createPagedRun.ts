import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { exportPageSize } from './defineExport';
import type { ExportResult } from './useExportTask';

interface Page<R> {
  readonly data: readonly R[];
  readonly total: number;
  readonly isLast: boolean;
}

/** Reads one page of a list for an export. */
export async function readListPage<R extends RaRecord>(
  provider: Pick<DataProvider, 'getList'>,
  resource: string,
  query: Pick<GetListParams, 'filter' | 'sort' | 'meta'>,
  page: number,
  signal: AbortSignal,
): Promise<Page<R>> {
  const pagination = { page, perPage: exportPageSize };
  const { data, total = data.length } = await provider.getList<R>(resource, { pagination, ...query, signal });
  return { data, total, isLast: data.length === 0 || page * exportPageSize >= total };
}

/**
 * Reads page by page and writes only new records. After a failure the run can be called again and resumes with the
 * failed page. Rejects with an ApiError, or with the signal's reason.
 */
export function createPagedRun<R extends RaRecord, Output extends Pick<ExportResult, 'save'>>(
  read: (page: number, signal: AbortSignal) => Promise<Page<R>>,
  write: (newRecords: readonly R[], signal: AbortSignal) => Promise<void>,
  finish: () => Output,
) {
  const writtenIds = new Set<RaRecord['id']>();
  const totals = new Set<number>();
  let page = 1;
  return async function run(
    signal: AbortSignal,
    onProgress: (done: number, total: number) => void,
  ): Promise<Output & ExportResult> {
    for (;;) {
      const { data, total, isLast } = await read(page, signal);
      // Skips records that moved to a later page meanwhile.
      await write(
        data.filter(({ id }) => !writtenIds.has(id)),
        signal,
      );
      for (const { id } of data) writtenIds.add(id);
      totals.add(total);
      page += 1;
      onProgress(writtenIds.size, total);
      const complete = totals.size === 1 && writtenIds.size === total;
      if (isLast) return { ...finish(), count: writtenIds.size, total, complete };
    }
  };
}
