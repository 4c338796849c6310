import { useMemo } from 'react';
import type { Cell, Counted, Rates } from '../figures/figureSchema';
import { convertedCell, moneyFigure } from '../figures/money';
import { useCatalogue } from '../figures/useCatalogue';

/** The amounts of a breakdown by currency as one, and the rates; undefined without rates, or with one currency. */
export function useConverted(
  counted: Pick<Counted, 'rows' | 'total'> | undefined,
  dimensions: readonly string[],
  metrics: readonly string[],
): { readonly rates: Rates; readonly cells: Readonly<Record<string, Cell>> } | undefined {
  const { data } = useCatalogue();
  const rates = data?.rates;
  const isByCurrency = dimensions.join() === 'currency' && metrics.includes(moneyFigure);
  return useMemo(() => {
    if (!isByCurrency || !rates || !counted || counted.rows.length < 2) return undefined;
    if (counted.rows.length < counted.total) return undefined;
    const cell = convertedCell(
      counted.rows.map(({ values }) => values[moneyFigure] ?? { value: null }),
      rates,
    );
    // Other figures of the row are not amounts.
    const others = metrics.map((metric) => [metric, { value: null, reason: 'not_defined' }]);
    return cell && { rates, cells: { ...Object.fromEntries(others), [moneyFigure]: cell } };
  }, [isByCurrency, rates, counted, metrics]);
}
