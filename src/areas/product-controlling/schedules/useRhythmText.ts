import { useLocaleState, useTranslate } from 'react-admin';
import { dateForms, dateTimeFormat } from '@/ui/formats';
import type { Rhythm } from '../checks/nextSend';

const texts = 'areas.product-controlling.schedules';

/** Any Monday, for the names of weekdays. */
const aMonday = Date.UTC(2026, 10, 23);

/** Says when a report is sent: 'Every Monday at 07:00', 'On day 1 of each month at 07:00'; and names its parts. */
export function useRhythmText() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const weekdayName = (weekday: number) =>
    dateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
      aMonday + (weekday - 1) * 24 * 3_600_000,
    );
  const hourName = (hour: number) =>
    dateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(hour * 3_600_000);
  const rhythm = ({ every, weekday, monthDay, hour }: Rhythm) =>
    translate(`${texts}.rhythm.${every === 'month' && monthDay === 31 ? 'lastDay' : every}`, {
      weekday: weekdayName(weekday),
      day: monthDay,
      time: hourName(hour),
    });
  const moment = (iso: string, timeZone: string) =>
    dateTimeFormat(locale, { ...dateForms.moment, weekday: 'short', timeZone }).format(Date.parse(iso));
  return { rhythm, weekdayName, hourName, moment };
}
