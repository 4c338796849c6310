import { type Day, datesBefore, dayNumber, daysFrom } from './calendar';
import {
  type Days,
  daysOfPreset,
  type Match,
  type Period,
  periodOf,
  presets,
  readSpan,
  usualMatch,
  yearOfWeeks,
} from './periods';

/** What a period is compared with, unless with days of one's own. */
export const compareModes = ['previousPeriod', 'previousYear'] as const;

export type CompareMode = (typeof compareModes)[number];

/** A comparison as it is asked for: with a mode, or with days of one's own. */
export type Comparison = { readonly mode: CompareMode; readonly match: Match } | Days;

/** The usual match of a preset or a span, which no preset's days change. */
export function matchOfPeriod(period: string): Match {
  const preset = presets.find((each) => each === period);
  if (preset !== undefined) return usualMatch(daysOfPreset(preset, 0, 1));
  const span = readSpan(period);
  return span ? usualMatch(periodOf({ from: dayNumber(span.from), to: dayNumber(span.to) })) : 'dates';
}

/**
 * Returns the days that a day of a period is compared with, none if there is no such day; the first of them is its own
 * partner. The interval of a chart plays no part.
 *
 * - By weekday: as many whole weeks before as the period has days, or 52 weeks before. A day that would be compared with one of
 *   the period itself has no partner.
 * - By date: the same dates as many months before, if the period is whole months, and else as many days directly before; or
 *   the same dates of the previous year.
 * - Days of one's own: in their order; with the last day of the period come all that are left.
 */
export function partnersOf(period: Period, comparison: Comparison): (day: Day) => readonly Day[] {
  const { from, to, months } = period;
  const length = to - from + 1;
  if ('from' in comparison)
    return (day) => {
      const partner = comparison.from + day - from;
      if (partner > comparison.to) return [];
      return daysFrom(partner, day === to ? comparison.to : partner);
    };
  const { mode, match } = comparison;
  if (match === 'weekdays') {
    const shift = mode === 'previousYear' ? yearOfWeeks : 7 * Math.ceil(length / 7);
    const isYear = length <= yearOfWeeks + 2;
    return (day) => (isYear && day - shift >= from ? [] : [day - shift]);
  }
  const monthsBefore = mode === 'previousYear' ? 12 : months;
  return monthsBefore === undefined ? (day) => [day - length] : (day) => datesBefore(day, monthsBefore);
}
