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

/** What figures are compared with. By day or week, the previous year is 364 days earlier, so that weekdays match. */
export const compareModes = ['previousPeriod', 'previousYear'] as const;

export type CompareMode = (typeof compareModes)[number];

/** The longest period in days: five years. */
const longest = 5 * 366;
const day = 86_400_000;

/** The problem with two days; `unready` while one is missing, or has a year that is still being typed. */
export function problemOf(from: string, to: string): 'unready' | 'turned' | 'tooLong' | undefined {
  if (![from, to].every((each) => isCalendarDate(each) && each > '2000' && each < '2100')) return 'unready';
  if (from > to) return 'turned';
  return (Date.parse(to) - Date.parse(from)) / day < longest ? undefined : 'tooLong';
}

/** The first `count` days of a period. */
export function firstDays<Span extends { readonly from: string }>(span: Span, count: number): Span {
  const last = new Date(Date.parse(span.from) + (count - 1) * day);
  return { ...span, to: last.toISOString().slice(0, 10) };
}

/** Parses `2026-10-01/2026-10-31`, the first and last day of a period. */
export function readSpan(text: string): { from: string; to: string } | undefined {
  const [from = '', to = '', ...more] = text.split('/');
  return more.length === 0 && problemOf(from, to) === undefined ? { from, to } : undefined;
}

/** A period as figures are requested: a preset or a span. Undefined for other texts. */
export function readPeriod(text: string): string | undefined {
  const isKnown = presets.some((preset) => preset === text) || readSpan(text) !== undefined;
  return isKnown ? text : undefined;
}
