import { useTranslate } from 'react-admin';
import type { Refused } from './figureSchema';

const texts = 'areas.product-controlling.failures';

/** Why a query was refused: in a phrase, and by the parts of the query. */
export function useRefusal() {
  const translate = useTranslate();
  return ({ code, errors }: Pick<Refused, 'code' | 'errors'>) => ({
    title: translate(`${texts}.${code}`, { _: translate(`${texts}.invalid`) }),
    reasons: Object.values(errors)
      .map((text) => translate(text, { _: text }))
      .join(' '),
    isFinal: isFinal({ code }),
  });
}

/** Whether a refusal comes again at each attempt. */
export const isFinal = ({ code }: Pick<Refused, 'code'>) => code === 'invalid' || code === 'unknown_metric';
