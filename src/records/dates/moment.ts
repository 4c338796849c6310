import { dateTimeFormat } from '@/ui/formats';

/** Whether a value is an ISO 8601 timestamp with a time zone. */
export function isMoment(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
}

/** Whether an end is not after its start; false unless both are timestamps. */
export const endsEarly = (start: unknown, end: unknown): boolean =>
  isMoment(start) && isMoment(end) && Date.parse(end) <= Date.parse(start);

/** The earliest of some timestamps, in whatever time zones they are written; undefined for none. */
export function earliestOf(moments: readonly string[]): string | undefined {
  return moments.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0];
}

/** A language's name for the browser's time zone: 'Mitteleuropäische Zeit'. */
export function zoneName(locale: string): string {
  const parts = dateTimeFormat(locale, { timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
}
