import { minorDigits } from '@/records/values/money';
import type { Cell, Counted, Rates } from './figureSchema';

/** The figure that is counted in currencies. */
export const moneyFigure = 'revenue_net';

interface Amount {
  /** In minor units. */
  readonly value: number;
  readonly currency: string;
}

/** Decimals of a rate that count, and at most those of a currency. */
const [rateDigits, maxMinorDigits] = [10, 4];

const powerOfTen = (exponent: number) => 10n ** BigInt(exponent);

/**
 * The sum of amounts in the currency of the rates, in its minor units; undefined if a rate is missing. Each amount is
 * converted exactly; the sum alone is rounded, half a unit away from 0.
 */
export function convertedSum(
  amounts: readonly Amount[],
  { currency: target, per }: Pick<Rates, 'currency' | 'per'>,
): number | undefined {
  let sum = 0n;
  for (const { value, currency } of amounts) {
    const rate = currency === target ? 1 : per[currency];
    if (rate === undefined) return undefined;
    const exactRate = BigInt(rate.toFixed(rateDigits).replace('.', ''));
    const shift = maxMinorDigits + minorDigits(target) - minorDigits(currency);
    sum += BigInt(Math.round(value)) * exactRate * powerOfTen(shift);
  }
  const unit = powerOfTen(rateDigits + maxMinorDigits);
  const amount = sum < 0n ? -sum : sum;
  const rounded = Number((2n * amount + unit) / (2n * unit));
  return sum < 0n ? -rounded : rounded;
}

/**
 * The amounts of several currencies as one in the currency of the rates, with its comparison. What one of them lacks the
 * sum lacks, for the same reason; undefined if a rate is missing.
 */
export function convertedCell(cells: readonly Cell[], rates: Rates): Cell | undefined {
  const amounts = cells.flatMap(({ currency }) => (currency === undefined ? [] : { currency, value: 0 }));
  if (amounts.length < cells.length || convertedSum(amounts, rates) === undefined) return undefined;
  const sumOf = (part: 'value' | 'comparable' | 'previous'): number | null => {
    const known = cells.flatMap(({ [part]: value, currency = '' }) =>
      value == null ? [] : { value, currency },
    );
    return known.length < cells.length ? null : (convertedSum(known, rates) ?? null);
  };
  const reasonOf = (name: 'reason' | 'comparableReason' | 'previousReason') => {
    const reason = cells.find(({ [name]: each }) => each !== undefined)?.[name];
    return reason === undefined ? {} : { [name]: reason };
  };
  const isCompared = cells.some(({ comparable }) => comparable !== undefined);
  return {
    value: sumOf('value'),
    ...reasonOf('reason'),
    ...(isCompared && { comparable: sumOf('comparable'), previous: sumOf('previous') }),
    ...reasonOf('comparableReason'),
    ...reasonOf('previousReason'),
    currency: rates.currency,
  };
}

/** The amounts of rows by currency as one; undefined for other rows, some of them, one alone, or without rates. */
export function convertedTotal(
  { rows, total }: Pick<Counted, 'rows' | 'total'>,
  dimensions: readonly string[],
  rates: Rates | undefined,
): Cell | undefined {
  if (!rates || dimensions.join() !== 'currency' || rows.length < 2 || rows.length < total) return undefined;
  return convertedCell(
    rows.map(({ values }) => values[moneyFigure] ?? { value: null }),
    rates,
  );
}
