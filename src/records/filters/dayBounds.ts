import { isCalendarDate, localDay } from '../dates/calendarDate';
import { isMoment, joinMoment } from '../dates/moment';

/** Which end of a range of days a condition is, and whether its field has moments instead of days. */
export interface DayBound {
  readonly end: 'from' | 'until';
  readonly moments: boolean;
}

/** The day that a condition's value stands for; undefined where it is none. */
export function dayOf(value: unknown, { end, moments }: DayBound): string | undefined {
  if (!moments) return isCalendarDate(value) ? value : undefined;
  if (!isMoment(value)) return undefined;
  // The last moment of a range is the first one of the day after it.
  return localDay(new Date(Date.parse(value) - (end === 'until' ? 1 : 0)));
}

/** What the server is asked for: the day itself, or the moment at which it begins or has ended where the browser is. */
export function boundOf(day: string, { end, moments }: DayBound): string | undefined {
  if (!moments) return day;
  if (end === 'from') return joinMoment(day, '00:00');
  const next = new Date(`${day}T00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return joinMoment(next.toISOString().slice(0, 10), '00:00');
}
