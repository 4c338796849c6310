import { afterGap, momentsOf, wallTimeAt } from '@/records/dates/zonedTime';
import { type Day, dayNumber, isoDay, partsOf, unitLater } from '@/records/period/calendar';

/** When a report is sent, on the publisher's clock. */
export interface Rhythm {
  readonly every: 'week' | 'month';
  /** Of a week: 1 is Monday, 7 is Sunday. */
  readonly weekday: number;
  /** Of a month: 1 to 31; in a shorter month its last day. */
  readonly monthDay: number;
  /** 0 to 23; an hour that the clocks skip is sent after it, one that they show twice at the first. */
  readonly hour: number;
}

/** The first day of a rhythm from a day on. */
function firstDay({ every, weekday, monthDay }: Rhythm, from: Day): Day {
  // The first day of 1970 was a Thursday, the fourth of its week.
  if (every === 'week') return from + ((((weekday - 4 - from) % 7) + 7) % 7);
  const { date } = partsOf(from);
  const month = from - date + 1;
  const dayOf = (start: Day) => Math.min(start + monthDay - 1, unitLater('month', start, 1) - 1);
  const day = dayOf(month);
  return day >= from ? day : dayOf(unitLater('month', month, 1));
}

/** When a report is sent next, in ISO 8601: the first time after `now`. @param zone the publisher's time zone */
export function nextSend(rhythm: Rhythm, now: number, zone: string): string {
  const momentOf = (day: Day): string => {
    const wall = { date: isoDay(day), time: `${String(rhythm.hour).padStart(2, '0')}:00` };
    const [first = ''] = momentsOf(wall, zone);
    return first || (momentsOf(afterGap(wall, zone), zone)[0] ?? '');
  };
  const today = dayNumber(wallTimeAt(new Date(now).toISOString(), zone).date);
  const day = firstDay(rhythm, today);
  const moment = momentOf(day);
  return Date.parse(moment) > now ? moment : momentOf(firstDay(rhythm, day + 1));
}
