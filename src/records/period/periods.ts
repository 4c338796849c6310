import { isCalendarDate } from '../dates/calendarDate';

/** Presets of the publisher's days; the server resolves them. */
export const presets = [
  'today',
  'yesterday',
  'last7days',
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

/** What figures are compared with; the server decides on the days. */
export const compareModes = ['previousPeriod', 'previousYear'] as const;

export type CompareMode = (typeof compareModes)[number];

/** The longest period in days: five years. */
const maxDays = 5 * 366;
const day = 86_400_000;

/** The problem with two days; `unready` while one is missing, or has a year that is still being typed. */
export function problemOf(from: string, to: string): 'unready' | 'turned' | 'tooLong' | undefined {
  if (![from, to].every((each) => isCalendarDate(each) && each > '2000' && each < '2100')) return 'unready';
  if (from > to) return 'turned';
  return lengthOf({ from, to }) <= maxDays ? undefined : 'tooLong';
}

/** The number of days of a period, the first and the last included. */
export const lengthOf = ({ from, to }: { readonly from: string; readonly to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / day + 1;

/** Parses `2026-10-01/2026-10-31`, the first and last day of a period. */
export function readSpan(text: string): { from: string; to: string } | undefined {
  const [from = '', to = '', ...rest] = text.split('/');
  return rest.length === 0 && problemOf(from, to) === undefined ? { from, to } : undefined;
}

/** A period as figures are requested: a preset or a span. Undefined for other texts. */
export function readPeriod(text: string): string | undefined {
  const isKnown = presets.some((preset) => preset === text) || readSpan(text) !== undefined;
  return isKnown ? text : undefined;
}
