import { dateTimeFormat } from '@/ui/formats';

/** Whether a value is a time of day as `21:30`. */
export function isClockTime(value: unknown): value is string {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/** The time in a language's format: `21:30`, `9:30 PM`. */
export function formatTime(value: string, locale: string): string {
  const format = dateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  // Some languages put a space before AM that cannot be typed.
  return format.format(new Date(`1970-01-01T${value}Z`)).replaceAll('\u202f', ' ');
}

/** Reads `21:30`, `21.30`, `2130`, `9`, `9:30 pm`; undefined if it is not a time. */
export function parseTime(text: string): string | undefined {
  const pattern = /^(\d{1,2})(?:[:.]?(\d{2}))?\s*(?:([ap])\.?m\.?|uhr|h)?$/i;
  const [, hours, minutes = '00', meridiem] = pattern.exec(text.trim()) ?? [];
  if (hours === undefined) return undefined;
  const isPm = meridiem?.toLowerCase() === 'p';
  if (meridiem !== undefined && (Number(hours) < 1 || Number(hours) > 12)) return undefined;
  const hour = meridiem === undefined ? Number(hours) : (Number(hours) % 12) + (isPm ? 12 : 0);
  const time = `${String(hour).padStart(2, '0')}:${minutes}`;
  return isClockTime(time) ? time : undefined;
}
