import { useLocaleState } from 'react-admin';
import { ChangeText } from '../figures/ChangeText';
import { FigureText } from '../figures/FigureText';
import type { Cell, Metric } from '../figures/figureSchema';
import { formatShare } from '../figures/formatFigure';
import type { FigureColumn } from './figureColumns';

interface FigureCellsProps {
  metric: Metric;
  cell: Cell | undefined;
  columns: readonly FigureColumn[];
}

/** The cells of a figure in a row. */
export function FigureCells({ metric, cell = { value: null }, columns }: FigureCellsProps) {
  const [locale] = useLocaleState();
  const { comparable, comparableReason, previous, previousReason, currency } = cell;
  const share = cell.share === undefined ? null : formatShare(cell.share, locale);
  const { kind } = metric;
  const text = {
    value: <FigureText cell={cell} kind={kind} />,
    share,
    comparable: (
      <FigureText cell={{ value: comparable ?? null, reason: comparableReason, currency }} kind={kind} />
    ),
    previous: <FigureText cell={{ value: previous ?? null, reason: previousReason, currency }} kind={kind} />,
    change: <ChangeText cell={cell} metric={metric} />,
    both: (
      <>
        <FigureText cell={cell} kind={kind} />
        <span style={{ display: 'block' }}>
          {share}
          {share && comparable !== undefined ? ' · ' : null}
          {comparable === undefined ? null : <ChangeText cell={cell} metric={metric} />}
        </span>
      </>
    ),
  };
  return columns.map((column) => (
    <td key={column} className="number">
      {text[column]}
    </td>
  ));
}
