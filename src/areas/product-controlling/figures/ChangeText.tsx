import type { Cell, Metric } from './figureSchema';
import { changeOf } from './formatFigure';
import { useChangeText } from './useChangeText';

interface ChangeTextProps {
  cell: Cell;
  metric: Pick<Metric, 'kind' | 'good'>;
}

/** A change that is rounded to zero is neither better nor worse. */
const digits = { share: 1000, points: 10, amount: 1 } as const;

/** A change as text, coloured (`changeColours`) as better or worse. A plain element, because tables have hundreds. */
export function ChangeText({ cell, metric: { kind, good } }: ChangeTextProps) {
  const text = useChangeText();
  const change = changeOf(cell, kind);
  const by = 'by' in change ? Math.round(change.by * digits[change.kind]) : change.kind === 'new' ? 1 : 0;
  const look = by === 0 ? 'same' : by > 0 === (good === 'up') ? 'better' : 'worse';
  return <span className={look}>{text(cell, kind)}</span>;
}
