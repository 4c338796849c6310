import { dateTimeFormat } from '@/ui/formats';
import { isCalendarDate, localDay } from './calendarDate';
import { isClockTime } from './clockTime';

/** A timestamp as local day and time; both empty if it is not a timestamp. */
export function splitMoment(value: unknown): { date: string; time: string } {
  const moment = new Date(typeof value === 'string' ? value : Number.NaN);
  if (Number.isNaN(moment.getTime())) return { date: '', time: '' };
  const two = (number: number) => String(number).padStart(2, '0');
  return { date: localDay(moment), time: `${two(moment.getHours())}:${two(moment.getMinutes())}` };
}

/** The timestamp, in ISO 8601 and UTC, of a local day and time; undefined if either is invalid. */
export function joinMoment(date: unknown, time: unknown): string | undefined {
  if (!isCalendarDate(date) || !isClockTime(time)) return undefined;
  return new Date(`${date}T${time}`).toISOString().replace('.000Z', 'Z');
}

/** Whether a value is an ISO 8601 timestamp with a time zone. */
export function isMoment(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
}

/** The earliest of some timestamps, in whatever time zones they are written; undefined for none. */
export function earliestOf(moments: readonly string[]): string | undefined {
  return moments.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0];
}

/** A language's name for the browser's time zone: 'Mitteleuropäische Zeit'. */
export function zoneName(locale: string): string {
  const parts = dateTimeFormat(locale, { timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
}
