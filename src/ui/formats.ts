import { useCallback } from 'react';
import { useLocaleState } from 'react-admin';

/**
 * Formats of a language, each made once: making one takes a thousand times as long as using it, and a list has one in each cell.
 * Source: ECMA-402, whose formats never change.
 */
function madeOnce<Options, Format>(make: (locale: string, options?: Options) => Format) {
  const made = new Map<string, Format>();
  return (locale: string, options?: Options): Format => {
    const key = JSON.stringify([locale, options, ...zoneHere()]);
    const format = made.get(key) ?? make(locale, options);
    made.set(key, format);
    return format;
  };
}

/** Tells one time zone from another in winter and summer, because a format without a zone keeps that of the day on which it was made. */
const zoneHere = () => [0, 6].map((month) => new Date(2026, month).getTimezoneOffset());

export const numberFormat = madeOnce(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export const dateTimeFormat = madeOnce(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

export const relativeTimeFormat = madeOnce(
  (locale, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

/** Writes numbers as the visitor's language does: 12,400 or 12.400. A text's `%{smart_count}` needs no help: `translate` does the same. */
export function useNumberFormat(): (value: number) => string {
  const [locale] = useLocaleState();
  return useCallback((value) => numberFormat(locale).format(value), [locale]);
}
