import { useLocaleState, useTranslate } from 'react-admin';
import { dateTimeFormat } from '@/ui/formats';
import type { Message } from '../messageSchema';

const texts = 'areas.messages.list.time';

/** Milliseconds, some ten months: so far from now a day could be meant of another year. */
const far = 300 * 86_400_000;

/** Short enough for a column: the year is told where it is not plain, so not for a span over New Year. */
function spanFormat(locale: string, moments: readonly Date[]): Intl.DateTimeFormat {
  const isNear = moments.every((moment) => Math.abs(moment.getTime() - Date.now()) < far);
  const { hourCycle } = dateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return dateTimeFormat(locale, {
    day: 'numeric',
    month: 'numeric',
    year: isNear ? undefined : '2-digit',
    // As the browser writes it in a span of two.
    hour: hourCycle === 'h23' ? '2-digit' : 'numeric',
    minute: '2-digit',
  });
}

/** From when until when a message is shown, where the reader of the list is. */
export function TimeSpan({
  message: { startsAt, endsAt },
}: {
  message: Pick<Message, 'startsAt' | 'endsAt'>;
}) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const moments = [startsAt, endsAt].map((moment) => new Date(moment ?? Number.NaN));
  const [start, end] = moments;
  const isKnown = (moment: Date | undefined): moment is Date => !Number.isNaN(moment?.getTime());
  const format = spanFormat(locale, moments.filter(isKnown));
  const until = isKnown(end)
    ? translate(`${texts}.until`, { end: format.format(end) })
    : translate(`${texts}.open`);
  if (!isKnown(start)) return translate(`${texts}.fromPublishing`, { until });
  if (!isKnown(end)) return translate(`${texts}.from`, { start: format.format(start), until });
  // A span over New Year would have both years, asked for or not.
  return start.getFullYear() === end.getFullYear()
    ? format.formatRange(start, end)
    : `${format.format(start)} – ${format.format(end)}`;
}
