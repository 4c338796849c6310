import { useMemo } from 'react';
import type { Cell, Counted, Rates } from '../figures/figureSchema';
import { convertedTotal, moneyFigure } from '../figures/money';
import { useCatalogue } from '../figures/useCatalogue';

/** The amounts of a breakdown by currency as one, and the rates; undefined where there is no such total. */
export function useConverted(
  counted: Pick<Counted, 'rows' | 'total'> | undefined,
  dimensions: readonly string[],
  metrics: readonly string[],
): { readonly rates: Rates; readonly cells: Readonly<Record<string, Cell>> } | undefined {
  const { data } = useCatalogue();
  const rates = data?.rates;
  const list = dimensions.join();
  return useMemo(() => {
    const cell = counted && convertedTotal(counted, list.split(','), rates);
    if (!cell || !rates) return undefined;
    // Other figures of the row are not amounts.
    const others = metrics.map((metric) => [metric, { value: null, reason: 'not_defined' }]);
    return { rates, cells: { ...Object.fromEntries(others), [moneyFigure]: cell } };
  }, [list, rates, counted, metrics]);
}
