import { numberFormat } from '@/ui/formats';

/** An amount of money. */
export interface Money {
  /** A decimal number as text, with a point: '12.50'. Text is exact; JSON has no decimal numbers. */
  readonly amount: string;
  /** ISO 4217: 'EUR'. */
  readonly currency: string;
}

/** Whether a value is an amount with a currency. */
export function isMoney(value: unknown): value is Money {
  if (typeof value !== 'object' || value === null || !('amount' in value) || !('currency' in value))
    return false;
  const { amount, currency } = value;
  const isAmount = typeof amount === 'string' && /^-?\d+(\.\d+)?$/.test(amount);
  return isAmount && typeof currency === 'string' && /^[A-Z]{3}$/.test(currency);
}

/** The amount with its currency in a language's format: '12,50 €'. */
export function formatMoney({ amount, currency }: Money, locale: string): string {
  return moneyFormat(locale, currency).format(asNumeral(amount));
}

/** The amount alone, as it is typed: '1.234,50'. */
export function formatAmount({ amount, currency }: Money, locale: string): string {
  const digits = Math.max(digitsOf(currency), amount.split('.')[1]?.length ?? 0);
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return numberFormat(locale, style).format(asNumeral(amount));
}

/** The number of decimals of a currency: 2 for EUR, 0 for JPY. */
export function digitsOf(currency: string): number {
  return moneyFormat('en', currency).resolvedOptions().maximumFractionDigits ?? 2;
}

/** A currency's symbol in a language: '€'. */
export function currencySign(currency: string, locale: string): string {
  const parts = moneyFormat(locale, currency).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  return numberFormat(locale, { style: 'currency', currency });
}

/** `Intl` formats text exactly; its type asks for a numeric literal, which `isMoney` has checked. */
const asNumeral = (amount: string) => amount as `${number}`;
