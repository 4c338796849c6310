import { wallTimeAt, zoneHere } from '../dates/zonedTime';

/** A local time that spreadsheets recognize, `2026-11-27 14:05`; empty for none. The zone belongs in a column of its own. */
export function localMoment(moment: string | null): string {
  const { date, time } = wallTimeAt(moment, zoneHere());
  return `${date} ${time}`.trim();
}
