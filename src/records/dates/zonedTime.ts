/** A day and a time of day as a clock on the wall shows them: `2027-03-28` and `02:30`. */
export interface WallTime {
  readonly date: string;
  readonly time: string;
}

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

/** Whether the clocks of this browser know a time zone: `Europe/Berlin`. */
export function isTimeZone(zone: unknown): zone is string {
  try {
    return typeof zone === 'string' && formatOf(zone) !== undefined;
  } catch {
    return false;
  }
}

/** The time zone of the browser; UTC where it does not know. */
export function zoneHere(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : 'UTC';
}

/** A zone as it is read: `America/Buenos Aires`, and `UTC` for `Etc/UTC`. */
export const zoneLabel = (zone: string): string => zone.replace(/^Etc\//, '').replaceAll('_', ' ');

/** What a clock in a zone shows at a moment, as if it were UTC; milliseconds since 1970. */
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

/** The wall time in a zone at a moment in ISO 8601; both empty for what is no moment. */
export function wallTimeAt(moment: unknown, zone: string): WallTime {
  const time = typeof moment === 'string' ? Date.parse(moment) : Number.NaN;
  if (Number.isNaN(time)) return { date: '', time: '' };
  const wall = new Date(wallOf(time, zone)).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/**
 * The moments at which a clock in a zone shows a time: one as a rule, none where the clocks skip it, two where they show it
 * again. Zones change their offset at most once within two days, so those before and after are all that come into question.
 */
export function momentsOf(wall: WallTime, zone: string): string[] {
  const shown = asUtc(wall);
  const offsets = [shown - day, shown + day].map((moment) => wallOf(moment, zone) - moment);
  const moments = [...new Set(offsets)].map((offset) => shown - offset);
  return moments
    .filter((moment) => wallOf(moment, zone) === shown)
    .sort((a, b) => a - b)
    .map(iso);
}

/** The moment of a skipped time, counted with the clocks of the day before. */
function skippedMoment(wall: WallTime, zone: string): string {
  const before = asUtc(wall) - day;
  return iso(before + day - (wallOf(before, zone) - before));
}

/** The wall time that a skipped one becomes, as far behind the gap as it lies within: 03:30 for 02:30. */
export function afterGap(wall: WallTime, zone: string): WallTime {
  return wallTimeAt(skippedMoment(wall, zone), zone);
}

/** The moment at which a day begins in a zone; in some places the clocks skip midnight. */
export function startOfDay(date: string, zone: string): string {
  const midnight = { date, time: '00:00' };
  return momentsOf(midnight, zone)[0] ?? skippedMoment(midnight, zone);
}
