import { dateForms, dateTimeFormat } from '@/ui/formats';

const medium = (locale: string) => dateTimeFormat(locale, { ...dateForms.day, timeZone: 'UTC' });

/** Days are formatted in UTC, so that a browser elsewhere shows the same ones. */
const asUtc = (day: string) => new Date(`${day}T00:00:00Z`);

/** A day in a language's format: 20 Nov 2026. */
export function formatDay(day: string, locale: string): string {
  return medium(locale).format(asUtc(day));
}

/** Two days, with their common parts only once: 1 – 30 Nov 2026. */
export function formatSpan({ from, to }: { from: string; to: string }, locale: string): string {
  if (from === to) return formatDay(from, locale);
  return medium(locale).formatRange(asUtc(from), asUtc(to));
}
