import { useCallback } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatSpan } from '@/records/period/formatSpan';
import { readSpan } from '@/records/period/periods';

/** The key of the texts of periods and comparisons. */
export const periodTexts = 'areas.dashboard.period';

/** Names a period: 'Last 30 days', or its days. */
export function usePeriodName(): (period: string) => string {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return useCallback(
    (period) => {
      const span = readSpan(period);
      return span ? formatSpan(span, locale) : translate(`${periodTexts}.periods.${period}`);
    },
    [translate, locale],
  );
}
