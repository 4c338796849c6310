import { type CompareMode, compareModes, matchOfPeriod } from './comparison';
import { type Match, matches, readPeriod, readSpan } from './periods';

/** A period, and what its figures are compared with, as in an address. */
export interface PeriodChoice {
  /** A preset, or `2026-10-01/2026-10-31`. */
  readonly period: string;
  /** A mode, days of one's own as `2025-10-01/2025-10-31`, or `none`. */
  readonly compare: string;
  /** How a mode compares days, if it is not the usual way of the period: `''`. */
  readonly match: Match | '';
}

/** Four weeks before yesterday, against the four before: the weekdays are the same, and so are those of the chart. */
export const defaultChoice: PeriodChoice = { period: 'last4weeks', compare: 'previousPeriod', match: '' };

const isMode = (text: string): text is CompareMode => compareModes.some((mode) => mode === text);

/** The readers of the parts of an address; undefined for what cannot be read. */
export const choiceReaders = {
  period: readPeriod,
  compare: (text: string) => (text === 'none' || isMode(text) || readSpan(text) ? text : undefined),
  match: (text: string) => matches.find((match) => match === text),
} as const;

/** The comparison as it is requested; undefined if there is none. */
export function comparisonOf({ compare, match }: Omit<PeriodChoice, 'period'>) {
  if (isMode(compare)) return { mode: compare, ...(match !== '' && { match }) };
  return readSpan(compare);
}

/** Whether weekdays are matched; undefined where there is no choice. */
export function matchesWeekdays({ period, compare, match }: PeriodChoice): boolean | undefined {
  return isMode(compare) ? (match || matchOfPeriod(period)) === 'weekdays' : undefined;
}

/** Chooses whether weekdays are matched. What is usual for the period is not kept, so that it follows another one. */
export function withMatch(
  { period }: Pick<PeriodChoice, 'period'>,
  isByWeekday: boolean,
): Pick<PeriodChoice, 'match'> {
  const match = isByWeekday ? 'weekdays' : 'dates';
  return { match: match === matchOfPeriod(period) ? '' : match };
}
