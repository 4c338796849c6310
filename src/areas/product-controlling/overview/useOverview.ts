import { moneyFigure } from '../figures/money';
import { useCatalogue } from '../figures/useCatalogue';
import { type QueryRequest, useFigures } from '../figures/useFigures';
import { callOf, type FigureQuery, rowsCallOf } from '../query/figureQuery';
import type { FigureQueryState } from '../query/useFigureQuery';

/** The default key figures. */
const defaultTiles = [
  'item_requests',
  'active_readers',
  'subscriptions_active',
  'visits',
  'searches_empty',
  'orders',
  'no_license',
  moneyFigure,
];

/** A request has at most twelve queries, two of which are not for tiles. */
const maxTiles = 10;

/** The rows that are loaded, and printed, at first. */
const firstRows = 200;

/** The ids of the result with the rows, and of the one with amounts by currency; the others are named by their figure. */
export const mainId = 'main';
export const currenciesId = 'currencies';

/** The element id of the large breakdown, which is focused when a small one is opened in full. */
export const breakdownId = 'breakdown';

/** The figures of the tiles: the default ones and the chosen ones. */
function tilesOf({ metrics }: FigureQuery): readonly string[] {
  return [...new Set([...defaultTiles, ...metrics])].slice(0, maxTiles);
}

/**
 * Requests all figures of the page at once. Each tile has its own query, so that it fails alone; the chart shows that of
 * the first figure, which a breakdown cannot take away.
 */
export function useOverview({ query, isPending }: FigureQueryState) {
  const catalogue = useCatalogue();
  const tiles = tilesOf(query);
  const shared = callOf(query);
  const money = { metrics: [moneyFigure], dimensions: ['currency'], sort: ['label', 'ASC'], range: [0, 9] };
  const queries: QueryRequest[] = [
    ...tiles.map((metric) => ({
      id: metric,
      ...shared,
      ...(metric === moneyFigure && query.currency !== '' && { currency: query.currency }),
      metrics: [metric],
    })),
    { id: currenciesId, ...shared, ...money },
    { id: mainId, ...rowsCallOf(query), range: [0, firstRows - 1] },
  ];
  return { catalogue, tiles, figures: useFigures(isPending ? [] : queries) };
}
