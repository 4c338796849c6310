import { isCalendarDate } from '../dates/calendarDate';
import {
  type Day,
  datesBefore,
  dayNumber,
  endOf,
  isoDay,
  monthsIn,
  startOf,
  type Unit,
  unitLater,
} from './calendar';

/** Presets of the publisher's days. */
export const presets = [
  'today',
  'yesterday',
  'last7days',
  'last4weeks',
  'last30days',
  'last90days',
  'last12months',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisYear',
  'lastYear',
] as const;

type Preset = (typeof presets)[number];

/** Both days included. */
export interface Days {
  readonly from: Day;
  readonly to: Day;
}

/** A period as it was asked for. */
export interface Period extends Days {
  /** The number of whole months, if it is counted in months. */
  readonly months?: number | undefined;
}

/** The longest period in days: five years, with two leap days. */
const maxDays = 5 * 365 + 2;

/** The problem with two days; `unready` while one is missing, or has a year that is still being typed. */
export function problemOf(from: string, to: string): 'unready' | 'turned' | 'tooLong' | undefined {
  if (![from, to].every((each) => isCalendarDate(each) && each > '2000' && each < '2100')) return 'unready';
  if (from > to) return 'turned';
  return lengthOf({ from, to }) <= maxDays ? undefined : 'tooLong';
}

/** The number of days of a period, the first and the last included. */
export const lengthOf = ({ from, to }: { readonly from: string; readonly to: string }): number =>
  dayNumber(to) - dayNumber(from) + 1;

/** Parses `2026-10-01/2026-10-31`, the first and last day of a period. */
export function readSpan(text: string): { from: string; to: string } | undefined {
  const [from = '', to = '', ...rest] = text.split('/');
  return rest.length === 0 && problemOf(from, to) === undefined ? { from, to } : undefined;
}

const isPreset = (text: string): text is Preset => presets.some((preset) => preset === text);

/** A period as figures are requested: a preset or a span. Undefined for other texts. */
export function readPeriod(text: string): string | undefined {
  return isPreset(text) || readSpan(text) !== undefined ? text : undefined;
}

const lastDays: Partial<Record<Preset, number>> = {
  last7days: 7,
  last4weeks: 28,
  last30days: 30,
  last90days: 90,
};
const units: Readonly<Record<string, Unit>> = {
  Week: 'week',
  Month: 'month',
  Quarter: 'quarter',
  Year: 'year',
};

/** The days of a preset; of a week, month, quarter or year that is still running all of them. @param weekStart 1 is Monday */
export function daysOfPreset(preset: Preset, today: Day, weekStart: number): Period {
  const yesterday = today - 1;
  const days = lastDays[preset];
  if (days !== undefined) return { from: today - days, to: yesterday };
  if (preset === 'last12months')
    // On 29 February from the first day after the 28th of the year before.
    return { from: datesBefore(today, 12)[0] ?? today - 365, to: yesterday, months: 12 };
  const [, which, name = ''] = /^(this|last)(\w+)$/.exec(preset) ?? [];
  const unit = units[name];
  const day = preset === 'yesterday' ? yesterday : today;
  if (unit === undefined) return { from: day, to: day };
  const start = startOf(unit, today, weekStart);
  const from = which === 'this' ? start : unitLater(unit, start, -1);
  const asked = { from, to: endOf(unit, from, weekStart) };
  return { ...asked, months: monthsIn(asked) };
}

/** The days of a preset or a span. @param today the publisher's, as `2026-11-22` */
export function daysOfPeriod(period: string, today: string, weekStart: number): Period | undefined {
  if (isPreset(period)) return daysOfPreset(period, dayNumber(today), weekStart);
  const span = readSpan(period);
  return span && periodOf({ from: dayNumber(span.from), to: dayNumber(span.to) });
}

/** Whether each day is compared with one of the same weekday, or of the same date. */
export const matches = ['weekdays', 'dates'] as const;

export type Match = (typeof matches)[number];

/** The last number of days that has the same weekdays a year before without a day in both. */
export const yearOfWeeks = 364;

/** How the days of a period are compared unless asked otherwise: whole months and years by date, days and weeks by weekday. */
export const usualMatch = ({ from, to, months }: Period): Match =>
  months !== undefined || to - from >= yearOfWeeks ? 'dates' : 'weekdays';

/** Days of one's own as a period: in months, if they are whole ones. */
export const periodOf = (days: Days): Period => ({ ...days, months: monthsIn(days) });

/**
 * The period before or after another one: the calendar months, quarter or year beside it, or as many days. A preset where
 * there is one. Undefined for one in the future; one that has begun must be whole months or a preset, because other days
 * would be cut.
 */
export function periodBeside(
  period: string,
  direction: -1 | 1,
  { today, weekStart }: { readonly today: string; readonly weekStart: number },
): string | undefined {
  const asked = daysOfPeriod(period, today, weekStart);
  if (asked === undefined) return undefined;
  const next = shifted(asked, direction);
  const now = dayNumber(today);
  const preset = presets.find((each) => {
    const days = daysOfPreset(each, now, weekStart);
    // The last 30 days may be a month, and would then be compared in another way.
    return days.from === next.from && days.to === next.to && usualMatch(days) === usualMatch(next);
  });
  if (preset !== undefined) return preset;
  const isLate = next.months === undefined ? next.to > now : next.from > now;
  // Back from the future is allowed.
  if (direction > 0 && isLate) return undefined;
  const text = `${isoDay(next.from)}/${isoDay(next.to)}`;
  return readSpan(text) && text;
}

function shifted(period: Period, direction: -1 | 1): Period {
  const { from, to, months } = period;
  const isWhole = monthsIn(period) !== undefined;
  if (months === undefined || !isWhole) {
    const shift = direction * (to - from + 1);
    return { from: from + shift, to: to + shift };
  }
  const first = unitLater('month', from, direction * months);
  return periodOf({ from: first, to: unitLater('month', first, months) - 1 });
}
