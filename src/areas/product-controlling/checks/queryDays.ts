import { isCalendarDate } from '@/records/dates/calendarDate';
import { type Day, dayNumber, daysFrom, endOf, isoDay, startOf, type Unit } from '@/records/period/calendar';
import { compareModes, partnersOf } from '@/records/period/comparison';
import {
  type Days,
  daysOfPreset,
  type Match,
  matches,
  type Period,
  periodOf,
  presets,
  problemOf,
  usualMatch,
} from '@/records/period/periods';

/** Monday, in every language: the same address must show the same numbers. */
export const weekStart = 1;

export type Granularity = 'day' | Unit;

/** Codes of `areas.product-controlling.refusals`. */
type DaysError = 'no_day' | 'ends_before_start' | 'too_long' | 'in_future' | 'unknown_period';

const errors = { unready: 'no_day', turned: 'ends_before_start', tooLong: 'too_long' } as const;

function readDays({ from, to }: Record<string, unknown>, today: Day): Days | DaysError {
  const [first, last] = [String(from), String(to)];
  if (isCalendarDate(first) && dayNumber(first) > today) return 'in_future';
  const problem = problemOf(first, last);
  return problem === undefined ? { from: dayNumber(first), to: dayNumber(last) } : errors[problem];
}

/** Resolves the `period` of a query, of one that is running all its days; or returns an error code. */
export function readPeriod(period: unknown, today: Day): Period | DaysError {
  const asked: Record<string, unknown> = Object(period);
  if (asked.preset === undefined) {
    const days = readDays(asked, today);
    return typeof days === 'string' ? days : periodOf(days);
  }
  const preset = presets.find((each) => each === asked.preset);
  return preset === undefined ? 'unknown_period' : daysOfPreset(preset, today, weekStart);
}

/** The days that have begun. */
export const daysUntil = ({ from, to }: Days, today: Day): readonly Day[] =>
  daysFrom(from, Math.min(to, today));

/** How the days of a period are compared. */
interface Compared {
  /** Undefined with days of one's own. */
  readonly match?: Match;
  /** The days that a day is compared with, its own partner first. */
  readonly partners: (day: Day) => readonly Day[];
}

/** Reads the `compare` of a query: days of one's own, or a mode and a match, by default that of the period. */
export function readComparison(
  compare: unknown,
  period: Period,
  today: Day,
): Compared | DaysError | 'bad_comparison' {
  const asked: Record<string, unknown> = Object(compare);
  if (asked.mode === undefined && asked.from !== undefined) {
    const days = readDays(asked, today);
    return typeof days === 'string' ? days : { partners: partnersOf(period, days) };
  }
  const mode = compareModes.find((each) => each === asked.mode);
  const match = asked.match === undefined ? usualMatch(period) : matches.find((each) => each === asked.match);
  if (mode === undefined || match === undefined) return 'bad_comparison';
  return { match, partners: partnersOf(period, { mode, match }) };
}

/** A point of a series. */
export interface Bucket {
  readonly days: readonly Day[];
  /** Cut by the period. */
  readonly isCut: boolean;
}

/** As fine as a number of days allows without noise. */
export function granularityFor(days: number): Granularity {
  if (days <= 92) return 'day';
  return days <= 550 ? 'week' : 'month';
}

/** The points of successive days. */
export function bucketsOf(days: readonly Day[], granularity: Granularity): Bucket[] {
  if (granularity === 'day') return days.map((day) => ({ days: [day], isCut: false }));
  const [first = 0, last = -1] = [days[0], days.at(-1)];
  const buckets: Bucket[] = [];
  for (let from = first; from <= last; ) {
    const end = endOf(granularity, from, weekStart);
    const to = Math.min(end, last);
    const isWhole = startOf(granularity, from, weekStart) === from && to === end;
    buckets.push({ days: daysFrom(from, to), isCut: !isWhole });
    from = to + 1;
  }
  return buckets;
}

/** The first and the last of some days, as in the answer; undefined if there are none. */
export function boundsOf(days: readonly Day[]): { from: string; to: string } | undefined {
  const [from, to] = [days[0], days.at(-1)];
  return from === undefined || to === undefined ? undefined : { from: isoDay(from), to: isoDay(to) };
}
