import { useLocaleState, useTranslate } from 'react-admin';
import { formatDay } from './formatSpan';

interface Completeness {
  readonly timeZone: string;
  /** The last day whose figures are final. */
  readonly completeUntil: string;
  /** The last day shown. */
  readonly to: string | undefined;
}

/** Says whose days are counted and until when their figures are final: 'Time zone Europe/Berlin · Complete until …'. */
export function useCompletenessText(): (completeness: Completeness) => string {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return ({ timeZone, completeUntil, to = '' }) => {
    const text = to > completeUntil ? 'completeUntilOpen' : 'completeUntil';
    return [
      translate('records.period.zone', { zone: timeZone }),
      translate(`records.period.${text}`, { day: formatDay(completeUntil, locale) }),
    ].join(' · ');
  };
}
