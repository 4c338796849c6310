import { useLocaleState, useTranslate } from 'react-admin';
import { isMoment } from '@/records/dates/moment';
import { isTimeZone } from '@/records/dates/zonedTime';
import { dateTimeFormat } from '@/ui/formats';

const texts = 'areas.messages.schedule';
const style = { dateStyle: 'full', timeStyle: 'short' } as const;

/** The city in a time zone's name: 'Buenos Aires' of America/Argentina/Buenos_Aires. */
const placeOf = (zone: string) => (zone.split('/').pop() ?? zone).replaceAll('_', ' ');

interface ScheduleTextProps {
  startsAt: unknown;
  endsAt: unknown;
  timeZone: string;
}

/** When a message is shown, in words: in its own zone and, if the clocks differ, in the user's (MS04). */
export function ScheduleText({ startsAt, endsAt, timeZone }: ScheduleTextProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const isOpen = (value: unknown) => value === null || value === undefined || value === '';
  const [start, end] = [startsAt, endsAt].map((each) => (isMoment(each) ? Date.parse(each) : Number.NaN));
  const isKnown = (moment: number | undefined): moment is number => !Number.isNaN(moment);
  const span = (zone: string | undefined) => {
    const format = dateTimeFormat(locale, { ...style, timeZone: zone });
    if (isKnown(start) && isKnown(end)) return format.formatRange(start, end);
    if (isKnown(start)) return translate(`${texts}.open`, { start: format.format(start) });
    if (isKnown(end)) return translate(`${texts}.fromPublishing`, { end: format.format(end) });
    return translate(`${texts}.always`);
  };
  const isKnownZone = isTimeZone(timeZone);
  const stranger = translate(`${texts}.unknownZone`, { zone: timeZone });
  // Nothing is inferred from incomplete input.
  if ([startsAt, endsAt].some((each) => !isOpen(each) && !isMoment(each)))
    return isKnownZone ? translate('records.inputs.dateTime') : stranger;
  if (isKnown(start) && isKnown(end) && end <= start) return translate('areas.messages.refusals.end_early');
  if (!isKnownZone) return `${stranger} ${translate(`${texts}.here`, { span: span(undefined) })}`;
  const [there, here] = [span(timeZone), span(undefined)];
  if (!isKnown(start) && !isKnown(end)) return there;
  const said = translate(`${texts}.there`, { span: there, place: placeOf(timeZone) });
  return there === here ? said : `${said} ${translate(`${texts}.here`, { span: here })}`;
}
