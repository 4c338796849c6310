/** A day as the number of days since 1970-01-01; it has no time and no zone. */
export type Day = number;

/** The publisher's time zone. */
export const publisherZone = 'Europe/Berlin';

export const dayMs = 86_400_000;

const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: publisherZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The publisher's local time, as milliseconds of a UTC date. */
function wallTime(moment: number): number {
  const parts = Object.fromEntries(wallClock.formatToParts(moment).map(({ type, value }) => [type, value]));
  return Date.parse(
    `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}Z`,
  );
}

/** The publisher's day at a moment. */
export const dayOfMoment = (moment: number): Day => Math.floor(wallTime(moment) / dayMs);

/** The moment of an hour of a publisher's day; in the hour that a change of the clocks skips, that after it. */
export function momentOf(day: Day, hour = 0): number {
  const wall = day * dayMs + hour * 3_600_000;
  const offsetAt = (moment: number) => wallTime(moment) - moment;
  // The clocks may change between the two.
  return wall - offsetAt(wall - offsetAt(wall));
}

/** Year, month (0 to 11) and day of the month. */
export function partsOf(day: Day): { year: number; month: number; date: number } {
  const utc = new Date(day * dayMs);
  return { year: utc.getUTCFullYear(), month: utc.getUTCMonth(), date: utc.getUTCDate() };
}

/** The day of these parts; months and dates beyond the end roll over. */
export const dayAt = (year: number, month: number, date: number): Day => Date.UTC(year, month, date) / dayMs;

export const isoDay = (day: Day): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => (day + 4) % 7;
