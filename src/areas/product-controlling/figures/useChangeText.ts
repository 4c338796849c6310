import { useLocaleState, useTranslate } from 'react-admin';
import { formatSpan } from '@/records/period/formatSpan';
import { numberFormat } from '@/ui/formats';
import type { Cell, Counted, Metric } from './figureSchema';
import { changeOf, differenceOf, formatFigure, withMinus } from './formatFigure';

const texts = 'areas.product-controlling.change';

/** Formats a change: '+12.4 %', 'new', 'no change'. */
export function useChangeText() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (cell: Cell, kind: Metric['kind']): string => {
    const change = changeOf(cell, kind);
    const signed = (value: number, options: Intl.NumberFormatOptions = {}) =>
      withMinus(
        numberFormat(locale, {
          signDisplay: 'exceptZero',
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
          ...options,
        }).format(value),
      );
    if (change.kind === 'share') return signed(change.by, { style: 'percent' });
    if (change.kind === 'points') return translate(`${texts}.points`, { value: signed(change.by) });
    if (change.kind === 'amount') {
      const by = differenceOf(cell.comparable, cell.previous);
      const text = formatFigure(by, { locale, kind, currency: cell.currency });
      return Number(by) > 0 ? `+${text}` : text;
    }
    return translate(`${texts}.${change.kind}`);
  };
}

/** Formats a change with the compared days: '212 more than Sep 24 – Oct 23'. */
export function useComparedText() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (cell: Cell, kind: Metric['kind'], span: NonNullable<Counted['comparePeriod']>): string => {
    const change = changeOf(cell, kind);
    const days = { span: formatSpan(span, locale) };
    if (change.kind !== 'share' && change.kind !== 'amount') return translate(`${texts}.against`, days);
    const by = String(differenceOf(cell.comparable, cell.previous));
    const value = formatFigure(by.replace('-', ''), { locale, kind, currency: cell.currency });
    return translate(`${texts}.${by.startsWith('-') ? 'less' : 'more'}`, { value, ...days });
  };
}
