import { isCalendarDate } from '@/records/dates/calendarDate';
import { isWebAddress } from '@/records/values/webAddress';

/** Checks a text for each `format` of a schema. */
export const textFormats: Readonly<Record<string, (text: string) => boolean>> = {
  url: isWebAddress,
  image: isWebAddress,
  email: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  color: (text) => /^#[0-9a-f]{6}$/i.test(text),
  date: isCalendarDate,
};
