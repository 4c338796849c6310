import type { Cell, Metric } from './figureSchema';
import { changeOf } from './formatFigure';
import { useChangeText } from './useChangeText';

interface ChangeTextProps {
  cell: Cell;
  metric: Pick<Metric, 'kind' | 'good'>;
}

/** What its text shows as nothing is neither better nor worse. */
const digits = { share: 1000, points: 10, amount: 1 } as const;

/** Sign and words; a colour (`changeColours`) only where more or less is better. A plain element: a table has hundreds. */
export function ChangeText({ cell, metric: { kind, good } }: ChangeTextProps) {
  const text = useChangeText();
  const change = changeOf(cell, kind);
  const by = 'by' in change ? Math.round(change.by * digits[change.kind]) : change.kind === 'new' ? 1 : 0;
  const look = by === 0 ? 'same' : by > 0 === (good === 'up') ? 'better' : 'worse';
  return <span className={look}>{text(cell, kind)}</span>;
}
