import { isCalendarDate } from '@/records/dates/calendarDate';
import { isClockTime } from '@/records/dates/clockTime';
import { isMoment } from '@/records/dates/moment';
import { isTimeZone, momentsOf, type WallTime, wallTimeAt } from '@/records/dates/zonedTime';
import type { FormShape } from '@/records/form/useRecordForm';

/** A time as typed, on the clocks of the message's zone; `later` is the second of two equal times. */
export interface WrittenTime extends WallTime {
  readonly later?: true;
}

const isWritten = (value: unknown): value is WrittenTime => typeof value === 'object' && value !== null;

/** Whether day and time are complete. */
export const isWhole = ({ date, time }: WallTime): boolean => isCalendarDate(date) && isClockTime(time);

/** A field as typed; in UTC if its own zone is unknown here. */
export function writtenTime(value: unknown, zone: string): WrittenTime {
  if (isWritten(value)) return value;
  if (!isMoment(value) || !isTimeZone(zone)) return wallTimeAt(value, 'UTC');
  const wall = wallTimeAt(value, zone);
  const later = momentsOf(wall, zone)[1];
  return later !== undefined && Date.parse(later) <= Date.parse(value) ? { ...wall, later: true } : wall;
}

/** The time of a field in ISO 8601 and UTC; an incomplete or skipped one stays as it is. */
export function momentOf(value: unknown, zone: string): unknown {
  if (!isWritten(value) || !isWhole(value) || !isTimeZone(zone)) return value;
  const [first, second] = momentsOf(value, zone);
  return (value.later && second) || (first ?? value);
}

/** The form holds times as typed, whichever zone is selected; saving converts them. */
export const scheduleShape: FormShape = {
  read: ({ startsAt, endsAt, ...record }) => {
    const zone = record.timeZone;
    // The typed time is unknown without the zone, so it stays as it is until another zone is selected.
    const read = (value: unknown) => (isMoment(value) && isTimeZone(zone) ? writtenTime(value, zone) : value);
    return { ...record, startsAt: read(startsAt), endsAt: read(endsAt) };
  },
  write: ({ startsAt, endsAt, ...values }) => {
    const zone = String(values.timeZone);
    return { ...values, startsAt: momentOf(startsAt, zone), endsAt: momentOf(endsAt, zone) };
  },
};
