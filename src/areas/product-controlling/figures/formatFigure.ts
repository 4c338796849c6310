import { digitsOf, formatMoney } from '@/records/values/money';
import { numberFormat } from '@/ui/formats';
import type { Cell, FigureValue, Metric } from './figureSchema';

type Kind = Metric['kind'];

interface Format {
  readonly locale: string;
  readonly kind: Kind;
  /** Of money, whose values are minor units. */
  readonly currency?: string | undefined;
  /** Short, for an axis or a tile: 1.2M. */
  readonly compact?: boolean;
}

/** Minor units as an amount with its decimals: '-1250' of EUR is '-12.50'. */
export function majorUnits(value: number | string, currency: string): string {
  const digits = digitsOf(currency);
  const text = typeof value === 'number' ? String(Math.round(value)) : value;
  if (digits === 0) return text;
  const [sign, plain] = text.startsWith('-') ? ['-', text.slice(1)] : ['', text];
  const padded = plain.padStart(digits + 1, '0');
  return `${sign}${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}

/** Formats a value with all digits; a ratio as percentage, money as amount. */
export function formatFigure(value: number | string, { locale, kind, currency, compact }: Format): string {
  return withMinus(plainFigure(value, { locale, kind, currency, compact }));
}

/** Replaces hyphens by minus signs: '−5'. */
export const withMinus = (text: string) => text.replaceAll('-', '\u2212');

function plainFigure(value: number | string, { locale, kind, currency, compact }: Format): string {
  if (kind === 'ratio') return percent(Number(value), locale);
  if (kind === 'money' && currency !== undefined) {
    const amount = majorUnits(value, currency);
    if (!compact) return formatMoney({ amount, currency }, locale);
    const short = { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 } as const;
    return numberFormat(locale, short).format(Number(amount));
  }
  // German writes compact numbers of four digits without a separator otherwise: 1801 next to 38.135.
  const options = compact
    ? ({ notation: 'compact', maximumFractionDigits: 1, useGrouping: true } as const)
    : {};
  return numberFormat(locale, options).format(typeof value === 'string' ? BigInt(value) : value);
}

const percent = (value: number, locale: string) =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value);

/** Formats a share of a total; a tiny one as '< 0.1 %'. */
export function formatShare(share: number, locale: string): string {
  const options = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  const least = 0.001;
  const text = numberFormat(locale, options).format(Math.max(share, least));
  return share > 0 && share < least / 2 ? `< ${text}` : numberFormat(locale, options).format(share);
}

/** How a value has changed: by a share, from zero, not at all, or by an amount if a share makes no sense. */
export type Change =
  | { readonly kind: 'share' | 'points'; readonly by: number }
  | { readonly kind: 'new' | 'same' | 'unknown' }
  | { readonly kind: 'amount'; readonly by: number };

/** Compares two values over the same number of days; negative ones have no share. */
export function changeOf({ comparable, previous }: Cell, kind: Kind): Change {
  if (comparable == null || previous == null) return { kind: 'unknown' };
  const [now, before] = [Number(comparable), Number(previous)];
  if (now === before) return { kind: 'same' };
  if (kind === 'ratio') return { kind: 'points', by: (now - before) * 100 };
  if (before === 0 && now > 0) return { kind: 'new' };
  if (before <= 0 || now < 0) return { kind: 'amount', by: now - before };
  return { kind: 'share', by: now / before - 1 };
}

/** The difference of two values, exact for strings of digits. */
export function differenceOf(now: FigureValue | undefined, before: FigureValue | undefined): number | string {
  if (typeof now === 'string' || typeof before === 'string')
    return String(BigInt(now ?? 0) - BigInt(before ?? 0));
  return (now ?? 0) - (before ?? 0);
}
