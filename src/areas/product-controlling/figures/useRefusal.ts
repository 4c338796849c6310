import { useTranslate } from 'react-admin';
import type { Refused } from './figureSchema';

const texts = 'areas.product-controlling.failures';

/** Why a query was refused: in a phrase, and by the parts of the query. A final refusal comes again at each attempt. */
export function useRefusal() {
  const translate = useTranslate();
  return ({ code, errors }: Pick<Refused, 'code' | 'errors'>) => ({
    title: translate(`${texts}.${code}`, { _: translate(`${texts}.invalid`) }),
    reasons: Object.values(errors)
      .map((text) => translate(text, { _: text }))
      .join(' '),
    isFinal: code === 'invalid' || code === 'unknown_metric',
  });
}
