import { isCalendarDate } from './calendarDate';
import { isClockTime } from './clockTime';

/** A day and a time of day as a wall clock shows them: `2027-03-28` and `02:30`. */
export interface WallTime {
  readonly date: string;
  readonly time: string;
}

/** Whether day and time are complete. */
export const isWhole = ({ date, time }: WallTime): boolean => isCalendarDate(date) && isClockTime(time);

const day = 24 * 60 * 60 * 1000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const number = 'numeric';
  const parts = {
    year: number,
    month: number,
    day: number,
    hour: number,
    minute: number,
    second: number,
  } as const;
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...parts });
  formats.set(zone, format);
  return format;
}

/** Whether this browser knows a time zone: `Europe/Berlin`. */
export function isTimeZone(zone: unknown): zone is string {
  try {
    return typeof zone === 'string' && formatOf(zone) !== undefined;
  } catch {
    return false;
  }
}

/** The browser's time zone; UTC if unknown. */
export function zoneHere(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : 'UTC';
}

/** A zone's readable name: `America/Buenos Aires`, and `UTC` for `Etc/UTC`. */
export const zoneLabel = (zone: string): string => zone.replace(/^Etc\//, '').replaceAll('_', ' ');

/** What a zone's clock shows at a timestamp, as if it were UTC; milliseconds since 1970. */
function wallOf(moment: number, zone: string): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

const asUtc = ({ date, time }: WallTime) => Date.parse(`${date}T${time}Z`);
const iso = (moment: number) => new Date(moment).toISOString().replace('.000Z', 'Z');

/** The wall time in a zone at an ISO 8601 timestamp; both empty if it is not a timestamp. */
export function wallTimeAt(moment: unknown, zone: string): WallTime {
  const time = typeof moment === 'string' ? Date.parse(moment) : Number.NaN;
  if (Number.isNaN(time)) return { date: '', time: '' };
  const wall = new Date(wallOf(time, zone)).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/**
 * The timestamps at which a zone's clock shows a time: usually one, none if the clocks skip it, two if they show it
 * twice. Zones change their offset at most once within two days, so only the offsets a day before and after matter.
 */
export function momentsOf(wall: WallTime, zone: string): string[] {
  const wallMs = asUtc(wall);
  const offsets = [wallMs - day, wallMs + day].map((moment) => wallOf(moment, zone) - moment);
  const moments = [...new Set(offsets)].map((offset) => wallMs - offset);
  return moments
    .filter((moment) => wallOf(moment, zone) === wallMs)
    .sort((a, b) => a - b)
    .map(iso);
}

/** The timestamp of a skipped time, counted with the offset of the day before. */
function skippedMoment(wall: WallTime, zone: string): string {
  const dayEarlier = asUtc(wall) - day;
  return iso(dayEarlier + day - (wallOf(dayEarlier, zone) - dayEarlier));
}

/** The wall time that a skipped one becomes, as far after the gap as it lies inside: 03:30 for 02:30. */
export function afterGap(wall: WallTime, zone: string): WallTime {
  return wallTimeAt(skippedMoment(wall, zone), zone);
}

/** The timestamp at which a day starts in a zone; in some places the clocks skip midnight. */
export function startOfDay(date: string, zone: string): string {
  const midnight = { date, time: '00:00' };
  return momentsOf(midnight, zone)[0] ?? skippedMoment(midnight, zone);
}
