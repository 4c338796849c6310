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

const formatDates = cached(
  (locale, options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options?.hour ? { ...options, hour: hourOf(locale) } : options),
);

/** A clock of 24 hours has two digits: 09:30, but 9:30 AM. */
const hourOf = (locale: string) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hourCycle === 'h23'
    ? '2-digit'
    : 'numeric';

/** A language as the browser's region writes it: `en-GB` for `en` in a British browser. */
export function regional(locale: string): string {
  return globalThis.navigator?.languages?.find((each) => each.startsWith(`${locale}-`)) ?? locale;
}

/** Formats dates and times as the reader's region does. */
export const dateTimeFormat = (locale: string, options?: Intl.DateTimeFormatOptions) =>
  formatDates(regional(locale), options);

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** One form for each use, with the month in letters: 12/5 is May to some readers and December to others. */
export const dateForms = {
  /** 22 Nov 2026 */
  day,
  /** 22 Nov 2026, 09:30 */
  moment: { ...day, hour: 'numeric', minute: '2-digit' },
} as const;

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
