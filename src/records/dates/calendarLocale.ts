import dayjs from 'dayjs';
import { dateTimeFormat, regional } from '@/ui/formats';

/** January 1970 started on a Thursday, so the fourth was a Sunday, which is day's first weekday. */
const sunday = 4;

const formatNames = (locale: string, style: Intl.DateTimeFormatOptions, dates: readonly Date[]) => {
  const format = dateTimeFormat(locale, { ...style, timeZone: 'UTC', calendar: 'gregory' });
  return dates.map((date) => format.format(date));
};

/**
 * Registers a language with the calendar's library: names of months and days and the first day of the week, all from
 * the browser's own data, because only the server knows which languages there are.
 * @returns the name under which the library knows the language
 */
export function calendarLocale(locale: string): string {
  const name = `intl-${regional(locale)}`.toLowerCase();
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(1970, 0, sunday + day)));
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(1970, month, 1)));
  dayjs.locale(
    {
      name,
      weekStart: firstDay(regional(locale)),
      weekdays: formatNames(locale, { weekday: 'long' }, days),
      weekdaysShort: formatNames(locale, { weekday: 'short' }, days),
      weekdaysMin: formatNames(locale, { weekday: 'short' }, days),
      months: formatNames(locale, { month: 'long' }, months),
      monthsShort: formatNames(locale, { month: 'short' }, months),
      formats: {},
      relativeTime: {},
    },
    undefined,
    true,
  );
  return name;
}

/** 0 for Sunday, as the library counts. If the browser does not know, the week starts on Monday (ISO 8601). */
function firstDay(locale: string): number {
  // Newer than TypeScript's own declarations.
  const { getWeekInfo, weekInfo } = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  const info = getWeekInfo?.call(new Intl.Locale(locale)) ?? weekInfo;
  return (info?.firstDay ?? 1) % 7;
}
