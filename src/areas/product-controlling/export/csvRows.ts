import { separatorOf } from '@/records/csv/writeCsv';
import { majorUnits } from '@/records/values/money';
import type { Cell, Counted, Metric, Row } from '../figures/figureSchema';
import { changeOf } from '../figures/formatFigure';
import { moneyFigure } from '../figures/money';
import { dimensionsOf, type FigureQuery } from '../query/figureQuery';

/** How a table of figures is written. */
export interface CsvDescription {
  readonly query: FigureQuery;
  readonly locale: string;
  readonly kindOf: (metric: string) => Metric['kind'];
  readonly captionOf: (key: string) => string;
  readonly nameOf: (dimension: string, key: string, label: string | undefined) => string;
  /** What the page shows in place of a missing value: 'no data', '< 5', '–'. */
  readonly markOf: (reason: string) => string;
  readonly period: Counted['period'];
}

/** How a converted total is named, and its rates. */
export interface ConvertedTexts {
  readonly caption: string;
  readonly lines: readonly string[];
}

/** The columns of a figure, in their order; `share` is that of the total, `change` the difference as a share. */
type Part = 'value' | 'share' | 'comparable' | 'previous' | 'difference' | 'change';

/** The name of a column: 'Item requests (change)'. */
const columnName = (metric: string, part: Part, { captionOf }: CsvDescription) =>
  part === 'value' ? captionOf(metric) : `${captionOf(metric)} (${captionOf(part)})`;

const comparisonOf = ({ compare }: FigureQuery): readonly Part[] =>
  compare === 'none' ? [] : ['comparable', 'previous', 'difference', 'change'];

/** The header and rows of a table, with its days; money in major units, marks for missing values. */
export function csvRows(rows: readonly Row[], description: CsvDescription): string[][] {
  const { query, captionOf, nameOf, kindOf, period } = description;
  const hasMoney = query.metrics.some((metric) => kindOf(metric) === 'money');
  const hasShares = rows.some(({ values }) => Object.values(values).some(({ share }) => share !== undefined));
  const parts: readonly Part[] = ['value', ...(hasShares ? ['share' as const] : []), ...comparisonOf(query)];
  const head = [
    captionOf('from'),
    captionOf('to'),
    ...dimensionsOf(query).map(captionOf),
    ...query.metrics.flatMap((metric) => parts.map((part) => columnName(metric, part, description))),
    ...(hasMoney ? [captionOf('currency')] : []),
  ];
  const lines = rows.map(({ key, labels, values }) => [
    period.from,
    period.to,
    ...dimensionsOf(query).map((dimension, index) => nameOf(dimension, key[index] ?? '', labels[index])),
    ...query.metrics.flatMap((metric) =>
      parts.map((part) => cellText(values[metric] ?? { value: null }, part, metric, description)),
    ),
    ...(hasMoney ? [query.metrics.map((metric) => values[metric]?.currency).find(Boolean) ?? ''] : []),
  ]);
  return [head, ...lines];
}

/** A line for the total of each column of each figure, as the page shows it. */
export function totalLines(totals: Counted['totals'], description: CsvDescription): string[][] {
  const { query, captionOf } = description;
  return query.metrics.flatMap((metric) =>
    cellLines(captionOf('total'), metric, totals[metric] ?? { value: null }, description),
  );
}

/** The amounts of all currencies as one: its lines, and one that says at which rates. */
export function convertedLines(cell: Cell, { caption, lines }: ConvertedTexts, description: CsvDescription) {
  return [...cellLines(caption, moneyFigure, cell, description), [caption, ...lines]];
}

/** A line for each column of a figure. */
const cellLines = (caption: string, metric: string, cell: Cell, description: CsvDescription): string[][] =>
  (['value', ...comparisonOf(description.query)] as const).map((part) => [
    `${caption}: ${columnName(metric, part, description)}`,
    cellText(cell, part, metric, description),
    part === 'change' ? '' : (cell.currency ?? ''),
  ]);

/** A number with the decimal sign that suits the file's separator, or the mark of the reason why there is none. */
function cellText(
  cell: Cell,
  part: Part,
  metric: string,
  { locale, kindOf, markOf }: CsvDescription,
): string {
  const kind = kindOf(metric);
  const decimal = (plain: string) => (separatorOf(locale) === ';' ? plain.replace('.', ',') : plain);
  const figure = (value: number | null | undefined, reason = 'none') => {
    if (value == null) return markOf(reason);
    const { currency } = cell;
    return decimal(kind === 'money' && currency !== undefined ? majorUnits(value, currency) : String(value));
  };
  if (part === 'value') return figure(cell.value, cell.reason);
  if (part === 'share') return cell.share === undefined ? '' : decimal(cell.share.toFixed(4));
  if (part === 'comparable') return figure(cell.comparable, cell.comparableReason);
  if (part === 'previous') return figure(cell.previous, cell.previousReason);
  const { comparable, previous } = cell;
  if (comparable == null || previous == null) return markOf('not_defined');
  // Without the digits that a difference of two ratios has by its binary form alone.
  if (part === 'difference') return figure(Number((comparable - previous).toFixed(6)));
  const change = changeOf(cell, kind);
  if (change.kind === 'share') return decimal(change.by.toFixed(4));
  return change.kind === 'same' ? '0' : markOf('not_defined');
}
