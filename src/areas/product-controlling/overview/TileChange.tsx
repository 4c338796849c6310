import { useTranslate } from 'react-admin';
import { ChangeText } from '../figures/ChangeText';
import { type Cell, type Counted, hasChange, type Metric } from '../figures/figureSchema';

const texts = 'areas.product-controlling';

interface TileChangeProps {
  /** Undefined while it loads. */
  cell: Cell | undefined;
  metric: Metric;
  days: Counted['days'] | undefined;
}

/** The change of a tile, over how many days if those are fewer than those of its value, and the days without data. */
export function TileChange({ cell, metric, days }: TileChangeProps) {
  const translate = useTranslate();
  const isCompared = hasChange(cell, days);
  return (
    <p className="change">
      {cell && isCompared ? <ChangeText cell={cell} metric={metric} /> : null}{' '}
      {isCompared && days && cell?.comparable !== cell?.value ? (
        <span className="same">{translate(`${texts}.change.onDays`, { smart_count: days.current })}</span>
      ) : null}{' '}
      {cell?.missing === undefined ? null : (
        <span className="missing">{translate(`${texts}.page.missing`, { smart_count: cell.missing })}</span>
      )}
    </p>
  );
}
