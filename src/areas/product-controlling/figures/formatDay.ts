import { formatSpan } from '@/records/period/formatSpan';
import { dateTimeFormat } from '@/ui/formats';

/** Days are formatted in UTC, so that each browser shows the same ones. */
const asUtc = (day: string) => new Date(`${day}T00:00:00Z`);

interface Point {
  readonly from: string;
  readonly to: string;
}

/** Formats the points of a series: hours in the publisher’s zone, with the offset if an hour occurs twice; days with weekday. */
export function pointFormat(points: readonly Point[], granularity: string, timeZone: string, locale: string) {
  if (granularity === 'hour') {
    const day = dateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone });
    const hour = dateTimeFormat(locale, { hour: 'numeric', timeZone });
    const zoned = dateTimeFormat(locale, { hour: 'numeric', timeZone, timeZoneName: 'shortOffset' });
    const plain = ({ from }: Point) => `${day.format(new Date(from))}, ${hour.format(new Date(from))}`;
    const counts = new Map<string, number>();
    for (const point of points) counts.set(plain(point), (counts.get(plain(point)) ?? 0) + 1);
    return (point: Point) =>
      (counts.get(plain(point)) ?? 0) > 1
        ? `${day.format(new Date(point.from))}, ${zoned.format(new Date(point.from))}`
        : plain(point);
  }
  if (granularity !== 'day') return (point: Point) => formatSpan(point, locale);
  const options = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  } as const;
  const format = dateTimeFormat(locale, options);
  return (point: Point) => format.format(asUtc(point.from));
}

/** Formats the points for an axis, as short as possible. */
export function axisFormat(granularity: string, timeZone: string, locale: string): (from: string) => string {
  const options: Intl.DateTimeFormatOptions =
    granularity === 'hour'
      ? { hour: 'numeric', timeZone }
      : granularity === 'day' || granularity === 'week'
        ? { day: 'numeric', month: 'short', timeZone: 'UTC' }
        : granularity === 'year'
          ? { year: 'numeric', timeZone: 'UTC' }
          : { month: 'short', year: '2-digit', timeZone: 'UTC' };
  const format = dateTimeFormat(locale, options);
  return (from) => format.format(granularity === 'hour' ? new Date(from) : asUtc(from));
}
