import { majorUnits } from '@/records/values/money';
import { numberFormat } from '@/ui/formats';
import type { Cell, Metric } from './figureSchema';

type Kind = Metric['kind'];

interface Format {
  readonly locale: string;
  readonly kind: Kind;
  /** Of money, whose values are minor units. */
  readonly currency?: string | undefined;
  /** Short from a million on, for a tile: 38,135, but 1.2M; money from 100 on without decimals. */
  readonly compact?: boolean;
}

/** So that 7.0 % can be compared with 6.8 %. */
const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

const moneyFormat = (locale: string, currency: string) =>
  numberFormat(locale, { style: 'currency', currency });

/** Formats a value with all digits; a ratio as percentage, money as amount. */
export function formatFigure(value: number, format: Format): string {
  return withMinus(plainFigure(value, format));
}

/** Replaces hyphens by minus signs: '−5'. */
export const withMinus = (text: string) => text.replaceAll('-', '\u2212');

function plainFigure(value: number, { locale, kind, currency, compact }: Format): string {
  if (kind === 'ratio') return numberFormat(locale, { style: 'percent', ...oneDigit }).format(value);
  if (kind === 'money' && currency !== undefined) {
    const amount = majorUnits(value, currency);
    if (!compact) return moneyFormat(locale, currency).format(amount);
    const units = Number(amount);
    const digits = units !== 0 && Math.abs(units) < 100 ? undefined : 0;
    return numberFormat(locale, { ...shortFormat(units, digits), style: 'currency', currency }).format(units);
  }
  return numberFormat(locale, compact ? shortFormat(value, 1) : {}).format(value);
}

/** Below a million all digits, because they are compared with others. */
const shortFormat = (value: number, digits: number | undefined): Intl.NumberFormatOptions =>
  Math.abs(value) < 999_999.5
    ? { maximumFractionDigits: digits }
    : { notation: 'compact', maximumFractionDigits: 1, useGrouping: true };

/** Formats a share of a total; a tiny one as '< 0.1 %'. */
export function formatShare(share: number, locale: string): string {
  const options = { style: 'percent', ...oneDigit } as const;
  const minShare = 0.001;
  const text = numberFormat(locale, options).format(Math.max(share, minShare));
  return share > 0 && share < minShare / 2 ? `< ${text}` : numberFormat(locale, options).format(share);
}

/** How a value has changed: by a share, from zero, not at all, or by an amount if a share makes no sense. */
export type Change =
  | { readonly kind: 'share' | 'points' | 'amount'; readonly by: number }
  | { readonly kind: 'new' | 'same' | 'unknown' };

/** By how much a value has changed over the same number of days; undefined without a comparison. */
export const differenceOf = ({ comparable, previous }: Cell): number | undefined =>
  comparable == null || previous == null ? undefined : comparable - previous;

/** Compares two values over the same number of days; negative ones have no share. */
export function changeOf(cell: Cell, kind: Kind): Change {
  const by = differenceOf(cell);
  const { comparable, previous } = cell;
  if (by === undefined || comparable == null || previous == null) return { kind: 'unknown' };
  if (by === 0) return { kind: 'same' };
  if (kind === 'ratio') return { kind: 'points', by: by * 100 };
  if (previous === 0 && comparable > 0) return { kind: 'new' };
  return previous <= 0 || comparable < 0 ? { kind: 'amount', by } : { kind: 'share', by: by / previous };
}
