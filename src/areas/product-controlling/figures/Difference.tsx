import { useLocaleState } from 'react-admin';
import { ChangeText } from './ChangeText';
import type { Cell, Metric } from './figureSchema';
import { changeOf, differenceOf, formatFigure } from './formatFigure';

interface DifferenceProps {
  cell: Cell;
  metric: Pick<Metric, 'kind' | 'good'>;
  /** The difference that fills half a bar; without it there is no bar. */
  widest?: number | undefined;
  compact?: boolean;
}

/** A difference with its share, and a bar from a line at zero that says the same (`differenceLook`). Plain elements. */
export function Difference({ cell, metric, widest = 0, compact = false }: DifferenceProps) {
  const [locale] = useLocaleState();
  const { kind } = metric;
  const change = changeOf(cell, kind);
  const by = differenceOf(cell);
  const hasShare = change.kind === 'share' || change.kind === 'new';
  const sign = by !== undefined && by > 0 ? '+' : '';
  return (
    <span className="difference">
      {hasShare && by !== undefined ? (
        <span>{`${sign}${formatFigure(by, { locale, kind, currency: cell.currency, compact })}`} </span>
      ) : null}
      <span className="rate">
        <ChangeText cell={cell} metric={metric} />
      </span>
      {widest > 0 && by !== undefined ? (
        <Bar
          part={by / widest}
          look={by === 0 ? 'same' : by > 0 === (metric.good === 'up') ? 'better' : 'worse'}
        />
      ) : null}
    </span>
  );
}

/** @param part from -1 to 1 */
function Bar({ part, look }: { part: number; look: string }) {
  const width = Math.min(1, Math.abs(part)) * 50;
  return (
    <span aria-hidden className={`bar ${look}`}>
      <span style={{ insetInlineStart: `${part < 0 ? 50 - width : 50}%`, inlineSize: `${width}%` }} />
    </span>
  );
}
