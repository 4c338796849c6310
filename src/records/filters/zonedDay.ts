import { isCalendarDate } from '../dates/calendarDate';
import { isTimeZone, startOfDay, zoneHere } from '../dates/zonedTime';

/** A day of a filter; for fields with timestamps it belongs to a time zone. */
export interface FilterDay {
  readonly day: string;
  readonly zone?: string;
}

const zonedDayPattern = /^([\d-]+)\[([^\]]+)\]$/;

/** Reads `2026-11-23`, or for timestamps `2026-11-23[Europe/Berlin]` (RFC 9557); undefined for anything else. */
export function readDay(value: unknown, moments: boolean): FilterDay | undefined {
  if (!moments) return isCalendarDate(value) ? { day: value } : undefined;
  const [, day, zone] = (typeof value === 'string' && zonedDayPattern.exec(value)) || [];
  return isCalendarDate(day) && isTimeZone(zone) ? { day, zone } : undefined;
}

/** A day as stored in addresses and views: it means the same wherever they are opened. */
export function writeDay({ day, zone }: FilterDay): string {
  return zone === undefined ? day : `${day}[${zone}]`;
}

/** The day's zone if the day starts at a different time there than in the browser's zone. */
export function otherZone({ day, zone }: FilterDay): string | undefined {
  return zone !== undefined && startOfDay(day, zone) !== startOfDay(day, zoneHere()) ? zone : undefined;
}

/**
 * The filter as sent to the server: zoned days become the timestamps at which the first one starts and the last one has
 * ended.
 */
export function sentFilter(filter: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(filter).map(([key, value]) => {
    const { day, zone } = readDay(value, true) ?? {};
    if (day === undefined || zone === undefined) return [key, value];
    if (key.endsWith('_gte')) return [key, startOfDay(day, zone)];
    return key.endsWith('_lte') ? [key.replace(/e$/, ''), startOfDay(dayAfter(day), zone)] : [key, value];
  });
  return Object.fromEntries(entries);
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
