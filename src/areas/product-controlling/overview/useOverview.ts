import { useMemo } from 'react';
import { useCatalogue } from '../figures/useCatalogue';
import { type Asked, useFigures } from '../figures/useFigures';
import { callOf, type FigureQuery, rowsCallOf } from '../query/figureQuery';
import type { FigureQueryState } from '../query/useFigureQuery';

/** The figures that everybody sees first. */
const usualTiles = [
  'item_requests',
  'active_readers',
  'subscriptions_active',
  'visits',
  'searches_empty',
  'orders',
  'no_license',
  'revenue_net',
];

/** Twelve queries fit into a call; two are not of tiles. */
const mostTiles = 10;

/** Rows that stand on the page, and on paper, before all are asked for. */
const firstRows = 200;

/** The id of the result with chart and rows, and of the one with an amount for each currency. */
export const mainId = 'main';
export const currenciesId = 'currencies';

/** The tiles of a query: the usual ones, and the chosen figure if it is none of them. */
function tilesOf({ metrics }: FigureQuery): readonly string[] {
  return [...new Set([...usualTiles, ...metrics])].slice(0, mostTiles);
}

/** All figures of the page in one call, each tile with a query of its own: one that fails takes no other along. */
export function useOverview({ query, isPending }: FigureQueryState) {
  const catalogue = useCatalogue();
  const tiles = tilesOf(query);
  const queries = useMemo((): Asked[] => {
    if (isPending) return [];
    const shared = callOf(query);
    const money = { metrics: ['revenue_net'], dimensions: ['currency'], range: [0, 9] };
    return [
      ...tilesOf(query).map((metric) => ({ id: metric, ...shared, metrics: [metric] })),
      { id: currenciesId, ...shared, ...money },
      { id: mainId, ...rowsCallOf(query), range: [0, firstRows - 1] },
    ];
  }, [query, isPending]);
  return { catalogue, tiles, figures: useFigures(queries) };
}
