import { useLocaleState, useTranslate } from 'react-admin';
import { isMoment } from '@/records/dates/moment';
import { dateTimeFormat } from '@/ui/formats';
import { zoneOf } from './scheduleShape';

const texts = 'areas.messages.schedule';
const style = { dateStyle: 'full', timeStyle: 'short' } as const;

/** The city in a time zone's name: 'Buenos Aires' of America/Argentina/Buenos_Aires. */
const cityOf = (zone: string) => (zone.split('/').pop() ?? zone).replaceAll('_', ' ');

interface ScheduleTextProps {
  startsAt: unknown;
  endsAt: unknown;
  timeZone: string;
}

/** When a message is shown, in words: in its own zone and, if the clocks differ, in the user's. */
export function ScheduleText({ startsAt, endsAt, timeZone }: ScheduleTextProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [start, end] = [startsAt, endsAt].map((each) => (isMoment(each) ? Date.parse(each) : Number.NaN));
  const isKnown = (moment: number | undefined): moment is number => !Number.isNaN(moment);
  const span = (zone: string | undefined) => {
    const format = dateTimeFormat(locale, { ...style, timeZone: zone });
    if (isKnown(start) && isKnown(end)) return format.formatRange(start, end);
    if (isKnown(start)) return translate(`${texts}.open`, { start: format.format(start) });
    if (isKnown(end)) return translate(`${texts}.fromPublishing`, { end: format.format(end) });
    return translate(`${texts}.always`);
  };
  const zone = zoneOf(timeZone);
  const [spanInZone, spanOfDevice] = [span(zone), span(undefined)];
  if (!isKnown(start) && !isKnown(end)) return spanInZone;
  const inZone = translate(`${texts}.there`, { span: spanInZone, place: cityOf(zone) });
  return spanInZone === spanOfDevice
    ? inZone
    : `${inZone} ${translate(`${texts}.here`, { span: spanOfDevice })}`;
}
