import { isCalendarDate } from '@/records/dates/calendarDate';
import { isClockTime } from '@/records/dates/clockTime';
import { isMoment } from '@/records/dates/moment';
import { isTimeZone, momentsOf, type WallTime, wallTimeAt } from '@/records/dates/zonedTime';
import type { FormShape } from '@/records/form/useRecordForm';

/** A time as its author writes it: what the clocks of the message's zone show; `later` is the second of two that look the same. */
export interface WrittenTime extends WallTime {
  readonly later?: true;
}

const isWritten = (value: unknown): value is WrittenTime => typeof value === 'object' && value !== null;

/** Whether day and time are there, so that it can be a moment. */
export const isWhole = ({ date, time }: WallTime): boolean => isCalendarDate(date) && isClockTime(time);

/** A field as it is written. A moment is one in UTC as long as its own zone is not known here. */
export function writtenTime(value: unknown, zone: string): WrittenTime {
  if (isWritten(value)) return value;
  if (!isMoment(value) || !isTimeZone(zone)) return wallTimeAt(value, 'UTC');
  const wall = wallTimeAt(value, zone);
  const later = momentsOf(wall, zone)[1];
  return later !== undefined && Date.parse(later) <= Date.parse(value) ? { ...wall, later: true } : wall;
}

/** The moment of a field, in ISO 8601 and UTC; what has none, such as half a day or a skipped time, stays as it is. */
export function momentOf(value: unknown, zone: string): unknown {
  if (!isWritten(value) || !isWhole(value) || !isTimeZone(zone)) return value;
  const [first, second] = momentsOf(value, zone);
  return (value.later && second) || (first ?? value);
}

/** The form has the times as they are written, whichever zone is tried; moments are made of them when they are saved. */
export const scheduleShape: FormShape = {
  read: ({ startsAt, endsAt, ...record }) => {
    const zone = record.timeZone;
    // The author's words are not known without the zone, so the moment stays what it is until another zone is chosen.
    const read = (value: unknown) => (isMoment(value) && isTimeZone(zone) ? writtenTime(value, zone) : value);
    return { ...record, startsAt: read(startsAt), endsAt: read(endsAt) };
  },
  write: ({ startsAt, endsAt, ...values }) => {
    const zone = String(values.timeZone);
    return { ...values, startsAt: momentOf(startsAt, zone), endsAt: momentOf(endsAt, zone) };
  },
};
