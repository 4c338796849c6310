import { separatorOf } from '@/records/csv/writeCsv';
import type { Cell, Counted, Metric, Row } from '../figures/figureSchema';
import { majorUnits } from '../figures/formatFigure';
import type { FigureQuery } from '../query/figureQuery';

/** What a table of figures is written with. */
export interface CsvDescription {
  readonly query: FigureQuery;
  readonly locale: string;
  readonly kindOf: (metric: string) => Metric['kind'];
  readonly captionOf: (key: string) => string;
  readonly nameOf: (dimension: string, key: string, label: string | undefined) => string;
  readonly period: Counted['period'];
}

/** The head and the rows alone of a table, with the days that they are of; money in major units, nothing where there is no value. */
export function csvRows(rows: readonly Row[], description: CsvDescription): string[][] {
  const { query, captionOf, nameOf, kindOf, period } = description;
  const hasMoney = query.metrics.some((metric) => kindOf(metric) === 'money');
  const compares = query.compare !== 'none';
  const hasShares = rows.some(({ values }) => Object.values(values).some(({ share }) => share !== undefined));
  const head = [
    'from',
    'to',
    ...query.by.map(captionOf),
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
  const lines = rows.map(({ key, labels, values }) => [
    period.from,
    period.to,
    ...query.by.map((dimension, place) => nameOf(dimension, key[place] ?? '', labels[place])),
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

/** A number with the decimal sign that the file's separator goes with; `<5` for what is hidden. */
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
