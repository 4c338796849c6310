/** From the widest to the closest look. */
export const zooms = ['months', 'weeks', 'days', 'hours'] as const;

export type Zoom = (typeof zooms)[number];

/** A stretch of time where the browser is, in milliseconds since 1970, and where lines are drawn in it. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

const plus = (date: Date, days: number, months = 0) =>
  new Date(date.getFullYear(), date.getMonth() + months, date.getDate() + days);

/** The midnight with which the stretch of a day begins: that of the day, of its Monday or of the first of its month. */
function beginOf(zoom: Zoom, date: Date): Date {
  if (zoom === 'months') return new Date(date.getFullYear(), date.getMonth(), 1);
  return zoom === 'hours' ? plus(date, 0) : plus(date, -((date.getDay() + 6) % 7));
}

/** Half a year by months, five weeks, a week by days, or a day by three hours. */
export function windowOf(zoom: Zoom, day: Date): TimeWindow {
  const from = beginOf(zoom, day);
  const step = (index: number): Date => {
    if (zoom === 'months') return plus(from, 0, index);
    if (zoom === 'weeks') return plus(from, index * 7);
    if (zoom === 'days') return plus(from, index);
    return new Date(from.getFullYear(), from.getMonth(), from.getDate(), index * 3);
  };
  const count = { months: 6, weeks: 5, days: 7, hours: 8 }[zoom];
  const ticks = Array.from({ length: count }, (_, index) => step(index).getTime());
  return { from: from.getTime(), to: step(count).getTime(), ticks };
}

/** The day with which the window before or after begins. */
export function neighbour(zoom: Zoom, day: Date, direction: -1 | 1): Date {
  const { from, to } = windowOf(zoom, day);
  return direction === 1 ? new Date(to) : beginOf(zoom, new Date(from - 1));
}

/** Where something stands in a window, in hundredths of it; undefined outside. `to` null has no end. */
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
