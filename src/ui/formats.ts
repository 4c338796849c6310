import { useLocaleState } from 'react-admin';

/**
 * Caches the formatters of a language: creating one takes a thousand times as long as using it, and a list uses one in
 * each cell. Source: ECMA-402; formatters are immutable.
 */
function cached<Options, Format>(make: (locale: string, options?: Options) => Format) {
  const cache = new Map<string, Format>();
  return (locale: string, options?: Options): Format => {
    const key = JSON.stringify([locale, options, ...zoneHere()]);
    const format = cache.get(key) ?? make(locale, options);
    cache.set(key, format);
    return format;
  };
}

/**
 * Identifies the browser's time zone by its offsets in winter and summer, because a formatter without a zone keeps the
 * one it was created in.
 */
const zoneHere = () => [0, 6].map((month) => new Date(2026, month).getTimezoneOffset());

export const numberFormat = cached(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export const dateTimeFormat = cached(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

export const relativeTimeFormat = cached(
  (locale, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

/**
 * Formats numbers in the visitor's language: 12,400 or 12.400. A text's `%{smart_count}` needs no help: `translate`
 * does the same.
 */
export function useNumberFormat(): (value: number) => string {
  const [locale] = useLocaleState();
  return (value) => numberFormat(locale).format(value);
}
