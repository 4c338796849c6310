import { comparisonOf, defaultChoice, type PeriodChoice } from '@/records/period/choice';
import { moneyFigure } from '../figures/money';

export const granularities = ['auto', 'day', 'week', 'month', 'quarter', 'year'] as const;
export const charts = ['line', 'table'] as const;

/** `<dimension>_eq_any`, `_neq_any` with keys, `_q` with a part of the name. */
export type FigureFilter = Readonly<Record<string, readonly string[] | string>>;

/** The whole query of the page, as in its address. */
export interface FigureQuery extends PeriodChoice {
  /** One to five figures; the chart shows the first. */
  readonly metrics: readonly string[];
  /** The dimension of the breakdown. */
  readonly by: string;
  /** A second dimension of it; `''` for none. */
  readonly and: string;
  readonly filter: FigureFilter;
  /** The currency that money is counted in; `''` for the publisher's own. */
  readonly currency: string;
  readonly granularity: (typeof granularities)[number];
  readonly chart: (typeof charts)[number];
  /** A figure, `label`, or `change` of the first figure; `''` for the usual order. */
  readonly sort: string;
  readonly order: 'ASC' | 'DESC';
}

/** The order of another figure or breakdown is not that of the previous one. */
export const usualOrder: Pick<FigureQuery, 'sort' | 'order'> = { sort: '', order: 'DESC' };

export const defaultQuery: FigureQuery = {
  metrics: ['item_requests'],
  by: 'country',
  and: '',
  ...defaultChoice,
  filter: {},
  currency: '',
  granularity: 'auto',
  chart: 'line',
  ...usualOrder,
};

/** The period as in the request. */
function periodOf(period: string): { preset: string } | { from: string; to: string } {
  const [from, to] = period.split('/');
  return from !== undefined && to !== undefined ? { from, to } : { preset: period };
}

/** The parts of the request that all figures share. */
export function callOf({ period, compare, match, filter, granularity }: FigureQuery) {
  const comparison = comparisonOf({ compare, match });
  return {
    period: periodOf(period),
    ...(comparison && { compare: comparison }),
    filter,
    granularity,
  };
}

/** The dimensions of the breakdown, one or two. */
export const dimensionsOf = ({ by, and }: Pick<FigureQuery, 'by' | 'and'>): readonly string[] =>
  and === '' || and === by ? [by] : [by, and];

/** Whether rows can be ranked by a figure, or by its `change`; amounts of several currencies cannot. */
export function isRanked(query: FigureQuery, field: string): boolean {
  const { metrics, compare } = query;
  if (field === 'change' && compare === 'none') return false;
  const metric = field === 'change' ? metrics[0] : field;
  const isMixed = metric === moneyFigure && dimensionsOf(query).includes('currency');
  return metrics.some((each) => each === metric) && !isMixed;
}

/** What the rows are sorted by, and how; without a sort that the query has, by the first figure, the largest first. */
export function sortOf(query: FigureQuery): Pick<FigureQuery, 'sort' | 'order'> {
  const { metrics, sort, order } = query;
  if (sort === 'label' || isRanked(query, sort)) return { sort, order };
  const [metric = ''] = metrics;
  return isRanked(query, metric) ? { sort: metric, order: 'DESC' } : { sort: 'label', order: 'ASC' };
}

/** The part of a request that money is counted in one currency with; none, if its rows are by currency. */
export const currencyOf = (query: Pick<FigureQuery, 'currency' | 'by' | 'and'>) =>
  query.currency === '' || dimensionsOf(query).includes('currency') ? {} : { currency: query.currency };

/** The query with its rows. */
export function rowsCallOf(query: FigureQuery) {
  const { sort, order } = sortOf(query);
  return {
    ...callOf(query),
    ...currencyOf(query),
    metrics: query.metrics,
    dimensions: dimensionsOf(query),
    sort: [sort, order],
  };
}
