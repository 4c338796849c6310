import { useCallback } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import type { Row } from '../figures/figureSchema';
import { mostCompared } from '../query/figureQuery';
import type { FigureQueryState } from '../query/useFigureQuery';

const texts = 'areas.product-controlling.breakdown';

const nameOf = (key: readonly string[]) => JSON.stringify(key);

/** The rows selected for comparison in the chart, stored in the address. @param isOld the shown rows cannot be selected */
export function useTicks({ query: { rows }, change }: FigureQueryState, isOld: boolean) {
  const translate = useTranslate();
  const ticked = new Set(rows.map(nameOf));
  // Stable, so that selecting a row renders only that row.
  const onTick = useEvent(({ key }: Row) => {
    if (isOld) return;
    const others = rows.filter((each) => nameOf(each) !== nameOf(key));
    change({ rows: others.length < rows.length ? others : [...others, key] });
  });
  const tickName = useCallback((name: string) => translate(`${texts}.tick`, { name }), [translate]);
  const full = rows.length < mostCompared ? undefined : translate(`${texts}.tickedAll`);
  const hint = rows.length === 0 ? 'tickHint' : rows.length === 1 ? 'tickedOne' : 'ticked';
  return {
    hint: full ?? translate(`${texts}.${hint}`, { smart_count: rows.length }),
    clear: () => change({ rows: [] }),
    of: (row: Row) => ({ tickName, onTick, full, isTicked: ticked.has(nameOf(row.key)) }),
  };
}
