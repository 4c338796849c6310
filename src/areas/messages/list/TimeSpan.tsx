import { useLocaleState, useTranslate } from 'react-admin';
import type { Message } from '../messageSchema';

const texts = 'areas.messages.list.time';

/** From when until when a message is shown, where the reader of the list is. */
export function TimeSpan({
  message: { startsAt, endsAt },
}: {
  message: Pick<Message, 'startsAt' | 'endsAt'>;
}) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const [start, end] = [startsAt, endsAt].map((moment) => new Date(moment ?? Number.NaN));
  const isKnown = (moment: Date | undefined): moment is Date => !Number.isNaN(moment?.getTime());
  const until = isKnown(end)
    ? translate(`${texts}.until`, { end: format.format(end) })
    : translate(`${texts}.open`);
  if (!isKnown(start)) return translate(`${texts}.fromPublishing`, { until });
  if (isKnown(end)) return format.formatRange(start, end);
  return translate(`${texts}.from`, { start: format.format(start), until });
}
