/** The zoom levels, widest first. */
export const zooms = ['months', 'weeks', 'days', 'hours'] as const;

export type Zoom = (typeof zooms)[number];

/** A period in the browser's time zone, in milliseconds since 1970, and its grid lines. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

const plus = (date: Date, days: number, months = 0) =>
  new Date(date.getFullYear(), date.getMonth() + months, date.getDate() + days);

/** The first midnight of the period around a day: of the day, its Monday, or the first of its month. */
function beginOf(zoom: Zoom, date: Date): Date {
  if (zoom === 'months') return new Date(date.getFullYear(), date.getMonth(), 1);
  return zoom === 'hours' ? plus(date, 0) : plus(date, -((date.getDay() + 6) % 7));
}

const lengths: Readonly<Record<Zoom, number>> = { months: 6, weeks: 5, days: 7, hours: 8 };

/** The grid line of a period with this number, from 0; negative ones are before it. */
function tickOf(zoom: Zoom, from: Date, index: number): Date {
  if (zoom === 'months') return plus(from, 0, index);
  if (zoom === 'weeks') return plus(from, index * 7);
  if (zoom === 'days') return plus(from, index);
  return new Date(from.getFullYear(), from.getMonth(), from.getDate(), index * 3);
}

/** Half a year by months, five weeks by weeks, a week by days, or a day by three hours. */
export function windowOf(zoom: Zoom, day: Date): TimeWindow {
  const from = beginOf(zoom, day);
  const count = lengths[zoom];
  const ticks = Array.from({ length: count }, (_, index) => tickOf(zoom, from, index).getTime());
  return { from: from.getTime(), to: tickOf(zoom, from, count).getTime(), ticks };
}

/** The first day of the previous or next period. */
export const neighbour = (zoom: Zoom, day: Date, direction: -1 | 1): Date =>
  tickOf(zoom, beginOf(zoom, day), direction * lengths[zoom]);

/** The position in a period, in percent; undefined outside. `to` null has no end. */
export function placeIn(
  { from, to }: TimeWindow,
  span: { readonly startsAt: string | null; readonly endsAt: string | null },
): { readonly left: number; readonly width: number } | undefined {
  if (span.startsAt === null) return undefined;
  const begin = Math.max(from, Date.parse(span.startsAt));
  const end = Math.min(to, span.endsAt === null ? to : Date.parse(span.endsAt));
  if (!(begin < to && end > from && end > begin)) return undefined;
  const share = 100 / (to - from);
  return { left: (begin - from) * share, width: (end - begin) * share };
}
