import { dateTimeFormat } from '@/ui/formats';

const medium = (locale: string) => dateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** Days are texts, and are formatted as days of UTC: a browser elsewhere sees the same ones. */
const asUtc = (day: string) => new Date(`${day}T00:00:00Z`);

/** A day, as the language writes it: 20 Nov 2026. */
export function formatDay(day: string, locale: string): string {
  return medium(locale).format(asUtc(day));
}

/** Two days, and what they share once: 1 – 30 Nov 2026. */
export function formatSpan({ from, to }: { from: string; to: string }, locale: string): string {
  if (from === to) return formatDay(from, locale);
  return medium(locale).formatRange(asUtc(from), asUtc(to));
}
