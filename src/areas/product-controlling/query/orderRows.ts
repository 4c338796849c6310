import { byCurrency } from '../checks/byCurrency';
import type { Row } from '../figures/figureSchema';
import { type FigureQuery, sortOf } from './figureQuery';

interface Named {
  readonly query: FigureQuery;
  readonly dimensions: readonly string[];
  readonly nameOf: (dimension: string, key: string, label: string | undefined) => string;
  readonly locale: string;
  /** Those of the catalogue. */
  readonly currencies: readonly string[];
}

/**
 * All rows of a query that sorts by name, in the order of the shown names, but currencies in theirs; the server sorts by
 * its own names.
 */
export function orderRows(rows: Row[], { query, dimensions, nameOf, locale, currencies }: Named): Row[] {
  const { sort, order } = sortOf(query);
  if (sort !== 'label') return rows;
  const collator = new Intl.Collator(locale, { numeric: true });
  const compares = dimensions.map((dimension) =>
    dimension === 'currency' ? byCurrency(currencies) : collator.compare,
  );
  const sign = order === 'ASC' ? 1 : -1;
  const named = rows.map((row) => ({
    row,
    names: dimensions.map((dimension, place) => {
      const key = row.key[place] ?? '';
      return dimension === 'currency' ? key : nameOf(dimension, key, row.labels[place]);
    }),
  }));
  named.sort(({ names: a }, { names: b }) => {
    const order = compares.map((compare, place) => compare(a[place] ?? '', b[place] ?? ''));
    return sign * (order.find((each) => each !== 0) ?? 0);
  });
  return named.map(({ row }) => row);
}
