const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a value is an existing day of the calendar, as `2026-12-31`. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !isoDay.test(value)) return false;
  const time = Date.parse(`${value}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/**
 * Whether a last day is over. It is part of the time: an account whose last day is today still works. Days are those of the
 * publisher's time zone, as of figures.
 */
export function isOver(lastDay: string, today: string): boolean {
  return lastDay < today;
}
