import { separatorOf } from '@/records/csv/writeCsv';
import type { Cell, Counted, Metric, Row } from '../figures/figureSchema';
import { majorUnits } from '../figures/formatFigure';
import type { FigureQuery } from '../query/figureQuery';

/** How a table of figures is written. */
export interface CsvDescription {
  readonly query: FigureQuery;
  readonly locale: string;
  readonly kindOf: (metric: string) => Metric['kind'];
  readonly captionOf: (key: string) => string;
  readonly nameOf: (dimension: string, key: string, label: string | undefined) => string;
  readonly period: Counted['period'];
}

/** The header and rows of a table, with its days; money in major units, empty cells for missing values. */
export function csvRows(rows: readonly Row[], description: CsvDescription): string[][] {
  const { query, captionOf, nameOf, kindOf, period } = description;
  const hasMoney = query.metrics.some((metric) => kindOf(metric) === 'money');
  const compares = query.compare !== 'none';
  const hasShares = rows.some(({ values }) => Object.values(values).some(({ share }) => share !== undefined));
  const head = [
    'from',
    'to',
    captionOf(query.by),
    ...query.metrics.flatMap((metric) => [
      captionOf(metric),
      ...(hasShares ? [`${captionOf(metric)} (${captionOf('share')})`] : []),
      ...(compares
        ? [
            `${captionOf(metric)} (${captionOf('comparable')})`,
            `${captionOf(metric)} (${captionOf('previous')})`,
          ]
        : []),
    ]),
    ...(hasMoney ? ['currency'] : []),
  ];
  const lines = rows.map(({ key: [key = ''], labels: [label], values }) => [
    period.from,
    period.to,
    nameOf(query.by, key, label),
    ...query.metrics.flatMap((metric) => {
      const cell = values[metric] ?? { value: null };
      const text = (value: Cell['value'] | undefined, reason: string | undefined) =>
        cellText({ ...cell, value: value ?? null, reason }, kindOf(metric), description);
      const before = [text(cell.comparable, cell.comparableReason), text(cell.previous, cell.previousReason)];
      const share = cell.share === undefined ? '' : decimal(cell.share.toFixed(4), description.locale);
      return [text(cell.value, cell.reason), ...(hasShares ? [share] : []), ...(compares ? before : [])];
    }),
    ...(hasMoney ? [query.metrics.map((metric) => values[metric]?.currency).find(Boolean) ?? ''] : []),
  ]);
  return [head, ...lines];
}

/** A number with the decimal sign that suits the file's separator; `<5` for a suppressed one. */
export function cellText(
  { value, reason, currency }: Cell,
  kind: Metric['kind'],
  { locale }: Pick<CsvDescription, 'locale'>,
): string {
  if (value === null) return reason === 'suppressed' ? '<5' : '';
  const plain = kind === 'money' && currency !== undefined ? majorUnits(value, currency) : String(value);
  return decimal(plain, locale);
}

const decimal = (plain: string, locale: string) =>
  separatorOf(locale) === ';' ? plain.replace('.', ',') : plain;
