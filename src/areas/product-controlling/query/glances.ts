import { partsOfKey } from './address';
import { callOf, currencyOf, dimensionsOf, type FigureQuery, sortOf } from './figureQuery';

/** A small breakdown beside the large one. */
export interface Glance {
  readonly metric: string;
  readonly by: string;
}

const maxGlances = 4;
/** The rows of each. */
const maxRows = 5;

/** Where people look for a cause first. */
const usual = ['title', 'institution', 'country', 'access_type', 'source', 'device', 'language', 'data_type'];

/** The searches behind the ratio have terms; the ratio of a single term would say nothing. */
const failedSearches: Glance = { metric: 'searches_without_result', by: 'search_term' };

/**
 * The small breakdowns of a query's first figure: by the usual dimensions that it is counted by, without those of the
 * large one and those narrowed to one value.
 * @param counted the dimensions that the figure is counted by
 */
export function glancesOf(query: FigureQuery, counted: readonly string[]): readonly Glance[] {
  const [metric = ''] = query.metrics;
  const single = Object.entries(query.filter).flatMap(([key, values]) => {
    const { dimension, operator } = partsOfKey(key) ?? {};
    return operator === 'eq_any' && values.length === 1 ? [dimension] : [];
  });
  const other = usual.filter(
    (by) => counted.includes(by) && !dimensionsOf(query).includes(by) && !single.includes(by),
  );
  const hasTerms = counted.includes('search_term') && !dimensionsOf(query).includes('search_term');
  const terms =
    metric === 'searches_empty' ? [failedSearches] : hasTerms ? [{ metric, by: 'search_term' }] : [];
  return [...terms, ...other.map((by) => ({ metric, by }))].slice(0, maxGlances);
}

/** The request of a small breakdown, sorted like the large one where that is by the figure. */
export function glanceCallOf(query: FigureQuery, { metric, by }: Glance) {
  const own = { ...query, metrics: [metric], by, and: '' };
  const { sort, order } = sortOf(query.sort === 'label' ? { ...own, sort: '' } : own);
  return {
    ...callOf(own),
    ...currencyOf(own),
    metrics: [metric],
    dimensions: [by],
    sort: [sort, order],
    range: [0, maxRows - 1],
  };
}
