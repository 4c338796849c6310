import { useLocaleState } from 'react-admin';
import { dateForms, dateTimeFormat } from '@/ui/formats';
import { formatDate, isCalendarDate } from '../dates/calendarDate';
import { formatTime, isClockTime } from '../dates/clockTime';
import { isMoment } from '../dates/moment';

interface ValueProps {
  value: unknown;
}

/** A calendar day. */
export function DateValue({ value }: ValueProps) {
  const [locale] = useLocaleState();
  if (!isCalendarDate(value)) return String(value);
  return <time dateTime={value}>{formatDate(value, locale, dateForms.day)}</time>;
}

/** A timestamp, with the name of the time zone. */
export function MomentValue({ value }: ValueProps) {
  const [locale] = useLocaleState();
  if (!isMoment(value)) return String(value);
  const style = { ...dateForms.moment, timeZoneName: 'short' } as const;
  return <time dateTime={value}>{dateTimeFormat(locale, style).format(new Date(value))}</time>;
}

/** A time of day. */
export function TimeValue({ value }: ValueProps) {
  const [locale] = useLocaleState();
  if (!isClockTime(value)) return String(value);
  return <time dateTime={value}>{formatTime(value, locale)}</time>;
}
