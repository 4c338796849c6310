import { useTranslate } from 'react-admin';
import type { Counted } from './figureSchema';

const texts = 'areas.product-controlling.page';

/** How many days of each side are compared: '22 complete days on each side'. */
export function useDaysText() {
  const translate = useTranslate();
  return ({ days: { current, previous = 0 } }: Pick<Counted, 'days'>): string => {
    if (current === 0) return translate(`${texts}.noDays`);
    return current === previous
      ? translate(`${texts}.sameDays`, { smart_count: current })
      : translate(`${texts}.otherDays`, { current, previous });
  };
}
