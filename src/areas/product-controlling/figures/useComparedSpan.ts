import { useLocaleState, useTranslate } from 'react-admin';
import { formatSpan } from '@/records/period/formatSpan';
import type { Counted } from './figureSchema';

/** The days that a result is compared with, and whether their weekdays are the same; undefined without a comparison. */
export function useComparedSpan() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return ({ comparePeriod, match }: Pick<Counted, 'comparePeriod' | 'match'>): string | undefined => {
    if (!comparePeriod) return undefined;
    const span = formatSpan(comparePeriod, locale);
    return match === 'weekdays' ? translate('areas.product-controlling.page.sameWeekdays', { span }) : span;
  };
}
