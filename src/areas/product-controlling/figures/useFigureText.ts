import { useLocaleState, useTranslate } from 'react-admin';
import type { Cell, Metric } from './figureSchema';
import { formatFigure } from './formatFigure';

const texts = 'areas.product-controlling.reasons';

/** Formats a value, or the reason why it is missing, which is never a 0. */
export function useFigureText() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    { value, reason = 'none', currency }: Pick<Cell, 'value' | 'reason' | 'currency'>,
    kind: Metric['kind'],
    compact = false,
  ): string =>
    value === null
      ? translate(`${texts}.${reason}.short`, { _: translate(`${texts}.none.short`) })
      : formatFigure(value, { locale, kind, currency, compact });
}
