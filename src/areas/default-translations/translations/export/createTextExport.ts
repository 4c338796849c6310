import type { DataProvider, FilterPayload } from 'react-admin';
import { separatorOf } from '@/records/csv/writeCsv';
import { createPagedRun, readListPage } from '@/records/export/createPagedRun';
import type { ExportResult } from '@/records/export/useExportTask';
import type { Language } from '../../languages/languageSchema';
import { textsResource } from '../textAddress';
import { byKey } from '../textFilters';
import type { Translation } from '../translationSchema';
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

/** Reads texts page by page and makes the files. The run rejects with an ApiError, or with the signal's reason. */
export function createTextExport(provider: Pick<DataProvider, 'getList'>, asked: TextExport, locale: string) {
  const read: Translation[] = [];
  const meta = { embed: asked.languages.filter(({ isBase }) => !isBase).map(({ id }) => id) };
  const query = { sort: byKey, filter: asked.filter, meta };
  return createPagedRun<Translation, Pick<ExportResult, 'save'>>(
    (page, signal) => readListPage(provider, textsResource, query, page, signal),
    async (fresh, signal) => {
      signal.throwIfAborted();
      read.push(...fresh);
    },
    () => ({ save: () => saveTexts(read, asked, separatorOf(locale)) }),
  );
}
