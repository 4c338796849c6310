import { relativeTimeFormat } from '@/ui/formats';

const units = [
  ['year', 365.25 * 86_400],
  ['month', 30.44 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** A time difference in milliseconds in words, negative for the past: '3 days ago', 'in 2 hours', 'now'. */
export function relativeTime(distance: number, locale: string): string {
  // 'Yesterday' for 30 hours ago can be wrong by the calendar; '1 day ago' cannot.
  const format = relativeTimeFormat(locale, { numeric: 'always' });
  const seconds = distance / 1000;
  for (const [unit, length] of units) {
    const count = Math.trunc(seconds / length);
    if (count !== 0) return format.format(count, unit);
  }
  return relativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');
}
