import type { Row } from '../figures/figureSchema';
import { type FigureQuery, sortOf } from './figureQuery';

interface Named {
  readonly query: FigureQuery;
  readonly dimensions: readonly string[];
  readonly nameOf: (dimension: string, key: string, label: string | undefined) => string;
  readonly locale: string;
}

/** All rows of a query that sorts by name, in the order of the shown names; the server sorts by its own. */
export function orderRows(rows: Row[], { query, dimensions, nameOf, locale }: Named): Row[] {
  const { sort, order } = sortOf(query);
  if (sort !== 'label') return rows;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = order === 'ASC' ? 1 : -1;
  const named = rows.map((row) => ({
    row,
    names: dimensions.map((dimension, place) => nameOf(dimension, row.key[place] ?? '', row.labels[place])),
  }));
  named.sort(({ names: a }, { names: b }) => {
    const place = a.findIndex((name, index) => compare(name, b[index] ?? '') !== 0);
    return place === -1 ? 0 : sign * compare(a[place] ?? '', b[place] ?? '');
  });
  return named.map(({ row }) => row);
}
