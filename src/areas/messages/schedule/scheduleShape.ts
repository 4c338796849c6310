import { isMoment } from '@/records/dates/moment';
import { isTimeZone, isWhole, momentsOf, type WallTime, wallTimeAt } from '@/records/dates/zonedTime';
import type { FormShape } from '@/records/form/useRecordForm';

/** A time as typed, in the message's zone; `later` is the second of two equal times. */
export interface TypedTime extends WallTime {
  readonly later?: true;
}

/** A time zone; UTC if this browser does not know it. */
export const zoneOf = (zone: unknown): string => (isTimeZone(zone) ? zone : 'UTC');

const isTyped = (value: unknown): value is TypedTime => typeof value === 'object' && value !== null;

/** A field as typed. */
export function typedTime(value: unknown, zone: string): TypedTime {
  if (isTyped(value)) return value;
  if (!isMoment(value)) return wallTimeAt(value, 'UTC');
  const wall = wallTimeAt(value, zone);
  const later = momentsOf(wall, zone)[1];
  return later !== undefined && Date.parse(later) <= Date.parse(value) ? { ...wall, later: true } : wall;
}

/** The time of a field in ISO 8601 and UTC; an incomplete or skipped one stays as it is. */
export function momentOf(value: unknown, zone: string): unknown {
  if (!isTyped(value) || !isWhole(value)) return value;
  const [first, second] = momentsOf(value, zone);
  return (value.later && second) || (first ?? value);
}

/** Whether a message, as stored or as in the form, begins in the future. */
export function startsLater({ startsAt, timeZone }: Readonly<Record<string, unknown>>): boolean {
  const start = momentOf(startsAt, zoneOf(timeZone));
  return isMoment(start) && Date.parse(start) > Date.now();
}

/** The form holds times as typed, whichever zone is selected; saving converts them. */
export const scheduleShape: FormShape = {
  read: ({ startsAt, endsAt, ...record }) => {
    const zone = zoneOf(record.timeZone);
    const read = (value: unknown) => (isMoment(value) ? typedTime(value, zone) : value);
    return { ...record, startsAt: read(startsAt), endsAt: read(endsAt) };
  },
  write: ({ startsAt, endsAt, ...values }) => {
    const zone = zoneOf(values.timeZone);
    return { ...values, startsAt: momentOf(startsAt, zone), endsAt: momentOf(endsAt, zone) };
  },
};
