/** A day as the number of days since 1970-01-01. It has no time and no zone, so no change of the clocks shifts it. */
export type Day = number;

const dayMs = 86_400_000;

/** The number of an existing day: of `2026-11-22`. */
export const dayNumber = (iso: string): Day => Date.parse(`${iso}T00:00:00Z`) / dayMs;

export const isoDay = (day: Day): string => new Date(day * dayMs).toISOString().slice(0, 10);

export type Unit = 'week' | 'month' | 'quarter' | 'year';

const monthsOf = { month: 1, quarter: 3, year: 12 } as const;

/** Year, month (0 to 11) and day of the month. */
export function partsOf(day: Day): { year: number; month: number; date: number } {
  const utc = new Date(day * dayMs);
  return { year: utc.getUTCFullYear(), month: utc.getUTCMonth(), date: utc.getUTCDate() };
}

/** Months beyond the end of a year roll over. */
const firstOfMonth = (year: number, month: number): Day => Date.UTC(year, month, 1) / dayMs;

/** The first day of the unit that contains a day. @param weekStart 1 is Monday */
export function startOf(unit: Unit, day: Day, weekStart: number): Day {
  // The first day of 1970 was a Thursday.
  if (unit === 'week') return day - ((((day + 4 - weekStart) % 7) + 7) % 7);
  const { year, month } = partsOf(day);
  return firstOfMonth(year, month - (month % monthsOf[unit]));
}

/** The first day of a unit, `units` later than the one that begins at `start`. */
export function unitLater(unit: Unit, start: Day, units: number): Day {
  if (unit === 'week') return start + 7 * units;
  const { year, month } = partsOf(start);
  return firstOfMonth(year, month + monthsOf[unit] * units);
}

export const endOf = (unit: Unit, day: Day, weekStart: number): Day =>
  unitLater(unit, startOf(unit, day, weekStart), 1) - 1;

/** How many whole months some days are; undefined if they are others. */
export function monthsIn({ from, to }: { readonly from: Day; readonly to: Day }): number | undefined {
  const [first, next] = [partsOf(from), partsOf(to + 1)];
  if (first.date !== 1 || next.date !== 1) return undefined;
  return 12 * (next.year - first.year) + next.month - first.month;
}

/**
 * The same date some months before, none for the 31st of a shorter month. With the last day of a month come the further
 * days of a longer one, so that whole months are compared with whole months.
 */
export function datesBefore(day: Day, months: number): readonly Day[] {
  const { year, month, date } = partsOf(day);
  const start = firstOfMonth(year, month - months);
  const { date: last } = partsOf(firstOfMonth(year, month - months + 1) - 1);
  if (date > last) return [];
  const isLast = partsOf(day + 1).date === 1;
  return daysFrom(start + date - 1, isLast ? start + last - 1 : start + date - 1);
}

/** All days from one to another, both included. */
export const daysFrom = (from: Day, to: Day): readonly Day[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
