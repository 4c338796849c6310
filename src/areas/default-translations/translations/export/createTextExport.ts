import type { DataProvider, FilterPayload } from 'react-admin';
import { separatorOf } from '../../../../records/csv/writeCsv';
import { exportPageSize } from '../../../../records/export/defineExport';
import type { ExportResult } from '../../../../records/export/useExportTask';
import type { Language } from '../../languages/languageSchema';
import { byKey } from '../textFilters';
import type { Translation } from '../translationSchema';
import { textsResource } from '../useTextList';
import { saveTexts } from './saveTexts';
import type { TextFormat } from './textFormats';

/** Which texts are exported, and how. */
export interface TextExport {
  readonly format: TextFormat;
  readonly languages: readonly Language[];
  readonly filter: FilterPayload;
  /** Texts that nobody has reviewed are left out, those of English aside. */
  readonly onlyReviewed: boolean;
}

/**
 * Reads texts page by page and makes the files. After a failure the result can be called again: it goes on with the page that failed.
 * @throws ApiError, or the signal's reason
 */
export function createTextExport(provider: Pick<DataProvider, 'getList'>, asked: TextExport, locale: string) {
  const read = new Map<Translation['id'], Translation>();
  const totals = new Set<number>();
  const meta = { embed: asked.languages.filter(({ isBase }) => !isBase).map(({ id }) => id) };
  let page = 1;

  return async function run(
    signal: AbortSignal,
    onProgress: (done: number, total: number) => void,
  ): Promise<ExportResult> {
    for (;;) {
      const pagination = { page, perPage: exportPageSize };
      const list = await provider.getList<Translation>(textsResource, {
        ...{ pagination, sort: byKey, filter: asked.filter, meta, signal },
      });
      signal.throwIfAborted();
      const { data, total = data.length } = list;
      for (const text of data) read.set(text.id, text);
      totals.add(total);
      onProgress(read.size, total);
      page += 1;
      if (data.length > 0 && (page - 1) * exportPageSize < total) continue;
      const save = () => saveTexts([...read.values()], asked, separatorOf(locale));
      const complete = totals.size === 1 && read.size === total;
      return { count: read.size, total, complete, save };
    }
  };
}
