import { useLocaleState, useTranslate } from 'react-admin';
import { formatSpan } from '@/records/period/formatSpan';
import { lengthOf } from '@/records/period/periods';
import { numberFormat } from '@/ui/formats';
import type { Cell, Counted, Metric } from './figureSchema';
import { changeOf, formatFigure, withMinus } from './formatFigure';

const texts = 'areas.product-controlling.change';
const oneDigit = { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Formats a change: '+12.4 %', 'new', 'no change'. */
export function useChangeText() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (cell: Cell, kind: Metric['kind']): string => {
    const change = changeOf(cell, kind);
    const signed = (value: number, options: Intl.NumberFormatOptions = {}) =>
      withMinus(numberFormat(locale, { ...oneDigit, ...options }).format(value));
    if (change.kind === 'share') return signed(change.by, { style: 'percent' });
    if (change.kind === 'points') return translate(`${texts}.points`, { value: signed(change.by) });
    if (change.kind === 'amount') {
      const text = formatFigure(change.by, { locale, kind, currency: cell.currency });
      return change.by > 0 ? `+${text}` : text;
    }
    return translate(`${texts}.${change.kind}`);
  };
}

/** Formats a change as a difference and its share: '+2,628 (+3.4 %)'. */
export function useDifferenceText() {
  const changeText = useChangeText();
  const [locale] = useLocaleState();
  return (cell: Cell, kind: Metric['kind']): string => {
    const text = changeText(cell, kind);
    if (changeOf(cell, kind).kind !== 'share') return text;
    const by = (cell.comparable ?? 0) - (cell.previous ?? 0);
    const difference = formatFigure(by, { locale, kind, currency: cell.currency });
    return `${by > 0 ? '+' : ''}${difference} (${text})`;
  };
}

/** Formats a change with the compared days: '212 more than Sep 24 – Oct 23', or 'than 22 days of' them. */
export function useComparedText() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (cell: Cell, kind: Metric['kind'], { comparePeriod, days: compared }: Counted): string => {
    if (!comparePeriod) return '';
    const change = changeOf(cell, kind);
    const all = formatSpan(comparePeriod, locale);
    const { previous = 0 } = compared;
    const isWhole = previous === lengthOf(comparePeriod);
    const span = (name: 'daysOf' | 'onDaysOf') =>
      isWhole ? all : translate(`${texts}.${name}`, { smart_count: previous, span: all });
    if (change.kind !== 'share' && change.kind !== 'amount')
      return translate(`${texts}.against`, { span: span('daysOf') });
    const by = (cell.comparable ?? 0) - (cell.previous ?? 0);
    const value = formatFigure(Math.abs(by), { locale, kind, currency: cell.currency });
    return translate(`${texts}.${by < 0 ? 'less' : 'more'}`, { value, span: span('onDaysOf') });
  };
}
