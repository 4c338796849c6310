import { useCallback } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatSpan } from './formatSpan';
import { readSpan } from './periods';

const texts = 'records.period';

/** Names a period, 'Last 4 weeks', and what it is compared with, 'Previous period'; spans by their days. */
export function usePeriodNames(): (part: 'period' | 'compare', value: string) => string {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return useCallback(
    (part, value) => {
      const span = readSpan(value);
      return span ? formatSpan(span, locale) : translate(`${texts}.${part}s.${value}`);
    },
    [translate, locale],
  );
}
