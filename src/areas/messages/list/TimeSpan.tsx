import { useLocaleState, useTranslate } from 'react-admin';
import { dateTimeFormat } from '@/ui/formats';
import type { Message } from '../messageSchema';

const texts = 'areas.messages.list.time';

/** Milliseconds, about ten months: farther from now, a day could be in another year. */
const far = 300 * 86_400_000;

/** Short enough for a column: the year is shown only if it is not obvious. */
function spanFormat(locale: string, moments: readonly Date[]): Intl.DateTimeFormat {
  const isNear = moments.every((moment) => Math.abs(moment.getTime() - Date.now()) < far);
  return dateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: isNear ? undefined : 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
}

/** When a message is shown, in the reader's time zone. */
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
  const say = (moment: Date) => unbroken(format.format(moment));
  const until = isKnown(end) ? translate(`${texts}.until`, { end: say(end) }) : translate(`${texts}.open`);
  if (!isKnown(start)) return translate(`${texts}.fromPublishing`, { until });
  if (!isKnown(end)) return translate(`${texts}.from`, { start: say(start), until });
  // The browser adds both years to a range over New Year in any case.
  return start.getFullYear() === end.getFullYear()
    ? unbroken(format.formatRange(start, end))
    : `${say(start)}\u00a0– ${say(end)}`;
}

/** A date or span that a narrow column breaks only after a comma or the dash: never in "8:00 AM". */
const unbroken = (text: string) => text.replace(/(?<![,–])\s/gu, '\u00a0');
