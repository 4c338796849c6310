import { dimensionNames } from '../figures/figureSchema';
import { useMetric } from '../figures/useCatalogue';
import { partsOfKey } from '../query/address';
import { dimensionsOf, type FigureQuery } from '../query/figureQuery';

/** The dimensions by which a figure is counted, in their order; all until the catalogue has loaded. */
export function useDimensionsOf(metric: string) {
  const { dimensions } = useMetric(metric);
  return dimensionNames.filter((name) => dimensions.length === 0 || dimensions.includes(name));
}

/** The dimension of a query by which its first figure is not counted: of a condition, or of the breakdown. */
export function useUncounted(query: FigureQuery) {
  const { metrics, filter } = query;
  const counted: readonly string[] = useDimensionsOf(metrics[0] ?? '');
  const isOther = (dimension: string | undefined) => dimension !== undefined && !counted.includes(dimension);
  const conditions = Object.keys(filter).map((key) => partsOfKey(key)?.dimension);
  return { condition: conditions.find(isOther), breakdown: dimensionsOf(query).find(isOther) };
}
