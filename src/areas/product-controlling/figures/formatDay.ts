import { formatSpan } from '@/records/period/formatSpan';
import { dateTimeFormat } from '@/ui/formats';

/** Days are formatted in UTC, so that each browser shows the same ones. */
const asUtc = (day: string) => new Date(`${day}T00:00:00Z`);

interface Point {
  readonly from: string;
  readonly to: string;
}

/** Formats the points of a series: days with their weekday, longer ones as a span. */
export function pointFormat(granularity: string, locale: string): (point: Point) => string {
  if (granularity !== 'day') return (point) => formatSpan(point, locale);
  const format = dateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return ({ from }) => format.format(asUtc(from));
}

const axisOptions: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  year: { year: 'numeric' },
};

/** Formats the points for an axis, as short as possible. */
export function axisFormat(granularity: string, locale: string): (from: string) => string {
  const options = axisOptions[granularity] ?? { month: 'short', year: '2-digit' };
  const format = dateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (from) => format.format(asUtc(from));
}
