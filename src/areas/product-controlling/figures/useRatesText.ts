import { useLocaleState, useTranslate } from 'react-admin';
import { formatDay } from '@/records/period/formatSpan';
import { numberFormat } from '@/ui/formats';
import type { Rates } from './figureSchema';

const texts = 'areas.product-controlling.money';

/** Says at which rates an amount was converted: in a phrase, and a line for each rate. */
export function useRatesText() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const number = numberFormat(locale, { maximumFractionDigits: 10 });
  return {
    converted: ({ date }: Rates) => translate(`${texts}.converted`, { date: formatDay(date, locale) }),
    list: ({ currency, per }: Rates) =>
      Object.entries(per).map(([code, rate]) => `1 ${code} = ${number.format(rate)} ${currency}`),
  };
}
