import type { RecordCalls } from '@/api/records';
import { csvFile, csvLines, saveFile, separatorOf } from '@/records/csv/writeCsv';
import type { ExportResult } from '@/records/export/useExportTask';
import type { Answer, Counted, Rates, Row } from '../figures/figureSchema';
import { convertedTotal } from '../figures/money';
import { requestFigures } from '../figures/useFigures';
import { dimensionsOf, rowsCallOf } from '../query/figureQuery';
import { orderRows } from '../query/orderRows';
import { type ConvertedTexts, type CsvDescription, convertedLines, csvRows, totalLines } from './csvRows';

const pageSize = 500;

/** What is exported; `head` returns the lines above the table. */
interface FigureExport extends Omit<CsvDescription, 'period'> {
  readonly resource: string;
  readonly timeZone: string;
  /** Those of the catalogue. */
  readonly currencies: readonly string[];
  /** For a total of all currencies. */
  readonly converted?: (ConvertedTexts & { readonly rates: Rates }) | undefined;
  readonly head: (counted: Counted, answer: Answer) => Promise<readonly (readonly string[])[]>;
}

/** `press-controlling_item_requests_country_2026-10-01_2026-10-31_Europe-Berlin.csv` */
function fileName({ query, timeZone, resource }: FigureExport, period: Counted['period']): string {
  const [area = ''] = resource.split('/');
  const filtered = Object.keys(query.filter).length > 0 ? ['filtered'] : [];
  const parts = [
    area,
    ...query.metrics,
    ...dimensionsOf(query),
    ...filtered,
    period.from,
    period.to,
    timeZone.replaceAll('/', '-'),
  ];
  return `${parts.join('_')}.csv`;
}

/**
 * Reads all rows of a query page by page. If the figures are restated meanwhile it restarts once; `complete` is false if they
 * change again. After a failure, `run` continues with the failed page.
 * @throws ApiError, or the signal's reason
 */
export function createFigureExport(calls: RecordCalls, description: FigureExport) {
  const { query, resource, locale, converted } = description;
  const rows: Row[] = [];
  const revisions = new Set<number>();
  let hasRestarted = false;

  return async function run(
    signal: AbortSignal,
    onProgress: (done: number, total: number) => void,
  ): Promise<ExportResult> {
    for (;;) {
      const range = [rows.length, rows.length + pageSize - 1];
      const answer = await requestFigures(
        calls,
        resource,
        [{ id: 'rows', ...rowsCallOf(query), range }],
        signal,
      );
      const [result] = answer.results;
      if (!result?.ok) throw new Error('areas.product-controlling.failures.invalid');
      const isOther = revisions.size > 0 && !revisions.has(answer.revision);
      revisions.add(answer.revision);
      if (isOther && !hasRestarted) {
        hasRestarted = true;
        rows.length = 0;
        revisions.clear();
        continue;
      }
      rows.push(...result.rows);
      onProgress(rows.length, result.total);
      if (result.rows.length > 0 && rows.length < result.total) continue;
      const complete = revisions.size === 1 && rows.length === result.total;
      const { period, totals } = result;
      const table = { ...description, period };
      const dimensions = dimensionsOf(query);
      const sum = convertedTotal({ rows, total: result.total }, dimensions, converted?.rates);
      const lines = [
        ...(await description.head(result, answer)),
        ...totalLines(totals, table),
        ...(sum && converted ? convertedLines(sum, converted, table) : []),
        [],
        ...csvRows(complete ? orderRows(rows, { ...description, dimensions }) : rows, table),
      ];
      const file = csvFile([csvLines(lines, separatorOf(locale))]);
      return {
        count: rows.length,
        total: result.total,
        complete,
        save: () => saveFile(file, fileName(description, period)),
      };
    }
  };
}
