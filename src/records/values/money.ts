import { numberFormat } from '@/ui/formats';

/** The form of a code of ISO 4217; `Intl` throws for anything else. */
const isCurrency = (currency: unknown): currency is string =>
  typeof currency === 'string' && /^[A-Z]{3}$/i.test(currency);

const moneyFormat = (locale: string, currency: string, options?: Intl.NumberFormatOptions) =>
  numberFormat(locale, { ...options, style: 'currency', currency });

/** The number of decimals of a currency's amounts: 2 of EUR, 0 of JPY; 2 as long as it is not known. */
export const minorDigits = (currency: unknown): number =>
  (isCurrency(currency) ? moneyFormat('en', currency).resolvedOptions().maximumFractionDigits : undefined) ??
  2;

/** Minor units as an amount with its decimals: -1250 of EUR is '-12.50'. */
export function majorUnits(value: number, currency: unknown): `${number}` {
  const digits = minorDigits(currency);
  // `toFixed` writes a numeral; as a text it is exact.
  return (value / 10 ** digits).toFixed(digits) as `${number}`;
}

/** How a record holds an amount: as a number, as decimal text, or as a whole number of minor units. */
export type AmountForm = 'number' | 'text' | 'minor';

/** An amount as a numeral, which `Intl` formats exactly; undefined if it is none. */
function numeralOf(amount: unknown, currency: unknown, form: AmountForm): `${number}` | undefined {
  if (form === 'minor' && typeof amount === 'number') return majorUnits(amount, currency);
  const text = String(amount);
  return /^-?\d+(\.\d+)?$/.test(text) ? (text as `${number}`) : undefined;
}

/** All decimals of the currency, and those beyond that the amount has. */
function digitsOf(numeral: string, currency: unknown) {
  const digits = Math.max(minorDigits(currency), numeral.split('.')[1]?.length ?? 0);
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

/** An amount with its currency in a language's format: '12,50 €'; what is no amount as it is. */
export function formatMoney(amount: unknown, currency: unknown, locale: string, form: AmountForm): string {
  const numeral = numeralOf(amount, currency, form);
  if (numeral === undefined) return String(amount);
  const digits = digitsOf(numeral, currency);
  if (isCurrency(currency)) return moneyFormat(locale, currency, digits).format(numeral);
  return [numberFormat(locale, digits).format(numeral), currency].filter(Boolean).join(' ');
}

/** The amount alone, as it is typed: '1.234,50'. */
export function formatAmount(amount: unknown, currency: unknown, locale: string, form: AmountForm): string {
  const numeral = numeralOf(amount, currency, form);
  return numeral === undefined
    ? String(amount ?? '')
    : numberFormat(locale, digitsOf(numeral, currency)).format(numeral);
}

/** A typed decimal as a record holds it; undefined if it has more decimals than the currency. */
export function storedAmount(decimal: string, currency: unknown, form: AmountForm): unknown {
  const [whole = '', fraction = ''] = decimal.split('.');
  const digits = minorDigits(currency);
  if (fraction.length > digits) return undefined;
  const padded = fraction.padEnd(digits, '0');
  if (form === 'text') return padded === '' ? whole : `${whole}.${padded}`;
  const number = Number(form === 'minor' ? whole + padded : decimal);
  return Number.isSafeInteger(Math.trunc(number)) ? number : undefined;
}

/** A currency's sign in a language: '€'. */
export function currencySign(currency: unknown, locale: string): string {
  if (!isCurrency(currency)) return String(currency ?? '');
  const parts = moneyFormat(locale, currency).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
