import { useLocaleState, useTranslate } from 'react-admin';
import { formatTime } from '@/records/dates/clockTime';
import { dateTimeFormat } from '@/ui/formats';
import type { Schedule } from './scheduleSchema';

/** 1 January 2024 was a Monday. */
const weekday = (day: number) => new Date(Date.UTC(2024, 0, day));

/** The name of a weekday, 1 being Monday. */
export function weekdayName(day: number, locale: string): string {
  return dateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(weekday(day));
}

/** When a report is sent, in words: 'every Monday, 7:00 AM'. */
export function useRhythmText() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return ({ rhythm, day, at }: Pick<Schedule, 'rhythm' | 'day' | 'at'>): string =>
    translate(
      `areas.product-controlling.schedules.when.${rhythm === 'monthly' && day > 30 ? 'last' : rhythm}`,
      {
        day: rhythm === 'weekly' ? weekdayName(day, locale) : day,
        time: formatTime(at, locale),
      },
    );
}
