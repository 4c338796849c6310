import { isCalendarDate } from './calendarDate';
import { isClockTime } from './clockTime';
import type { WallTime } from './zonedTime';

/**
 * The text key of why a typed day and time of day cannot be read; undefined if they can. What cannot be read is in them
 * as typed. The text about the day has an `example`.
 */
export function wallTimeError({ date, time }: WallTime): string | undefined {
  if (date === '') return 'records.dates.noDate';
  if (!isCalendarDate(date)) return isLikeDay(date) ? 'records.dates.noSuchDay' : 'records.inputs.date';
  if (time === '') return 'records.dates.noTime';
  if (isClockTime(time)) return undefined;
  return isLikeTime(time) ? 'records.dates.noSuchTime' : 'records.inputs.time';
}

const isLikeDay = (text: string) => /^\d+\D+\d+\D+\d+\.?$/.test(text.trim());
const isLikeTime = (text: string) => /^\d{1,2}([:.]?\d{2})?(\s*[ap]\.?m\.?)?$/i.test(text.trim());
