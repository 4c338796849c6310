import { useTranslate } from 'react-admin';
import type { Cell, Metric } from './figureSchema';
import { useFigureText } from './useFigureText';

const texts = 'areas.product-controlling.reasons';

interface FigureTextProps {
  cell: Cell;
  kind: Metric['kind'];
  compact?: boolean;
}

/** A value in a table or tile; a missing one is grey, with the reason as title. */
export function FigureText({ cell, kind, compact = false }: FigureTextProps) {
  const translate = useTranslate();
  const text = useFigureText();
  if (cell.value !== null) {
    const fullText = text(cell, kind);
    const visibleText = compact ? text(cell, kind, true) : fullText;
    return <span title={visibleText === fullText ? undefined : fullText}>{visibleText}</span>;
  }
  const reason = translate(`${texts}.${cell.reason ?? 'none'}.long`, { _: translate(`${texts}.none.long`) });
  return (
    <span className="same" title={reason} style={{ fontStyle: 'italic' }}>
      {text(cell, kind)}
    </span>
  );
}
