import { useLocaleState, useTranslate } from 'react-admin';
import { formatDay, formatSpan } from './formatSpan';
import { readSpan } from './periods';

/** Says which days of a period were counted, and when it ends if some have not begun: '20 – 30 Nov 2026 so far; …'. */
export function useSpanText() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (counted: { readonly from: string; readonly to: string }, period: string): string => {
    const span = formatSpan(counted, locale);
    const { to = '' } = readSpan(period) ?? {};
    return to > counted.to ? translate('records.period.soFar', { span, day: formatDay(to, locale) }) : span;
  };
}
