import { byCurrency } from '../checks/byCurrency';
import { moneyFigure } from '../figures/money';
import type { FigureQuery } from './figureQuery';

export const hasMoney = ({ metrics }: Pick<FigureQuery, 'metrics'>): boolean => metrics.includes(moneyFigure);

/** The currencies that a query may count its money in, in their order: those of the catalogue that its filter leaves. */
export function currenciesOf(
  { filter }: Pick<FigureQuery, 'filter'>,
  currencies: readonly string[],
): readonly string[] {
  const { currency_eq_any: only, currency_neq_any: not } = filter;
  return currencies
    .filter((code) => (only?.includes(code) ?? true) && !not?.includes(code))
    .sort(byCurrency(currencies));
}

/** The query with the currency that its money is counted in: the chosen one, or the first. None without money to choose. */
export function inCurrency(query: FigureQuery, currencies: readonly string[]): FigureQuery {
  const [own = ''] = currencies;
  const chosen = currencies.includes(query.currency) ? query.currency : own;
  return { ...query, currency: hasMoney(query) && currencies.length > 1 ? chosen : '' };
}
