import { comparisonOf, defaultChoice, type PeriodChoice } from '@/records/period/choice';

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
  readonly filter: FigureFilter;
  readonly granularity: (typeof granularities)[number];
  readonly chart: (typeof charts)[number];
  /** A figure, `label`, or `change` of the first figure; `''` for the usual order. */
  readonly sort: string;
  readonly order: 'ASC' | 'DESC';
}

export const defaultQuery: FigureQuery = {
  metrics: ['item_requests'],
  by: 'country',
  ...defaultChoice,
  filter: {},
  granularity: 'auto',
  chart: 'line',
  sort: '',
  order: 'DESC',
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

/** What the rows are sorted by, and how; without a sort that the query has, by the first figure, the largest first. */
export function sortOf({ metrics, sort, order, compare }: FigureQuery): Pick<FigureQuery, 'sort' | 'order'> {
  const isKnown = sort === 'label' || (sort === 'change' && compare !== 'none') || metrics.includes(sort);
  return isKnown ? { sort, order } : { sort: metrics[0] ?? '', order: 'DESC' };
}

/** The query with its rows. */
export function rowsCallOf(query: FigureQuery) {
  const { metrics, by } = query;
  const { sort, order } = sortOf(query);
  return { ...callOf(query), metrics, dimensions: [by], sort: [sort, order] };
}
