import { useLocaleState } from 'react-admin';
import { Difference } from '../figures/Difference';
import { FigureText } from '../figures/FigureText';
import type { Cell, Metric } from '../figures/figureSchema';
import { formatShare } from '../figures/formatFigure';
import type { FigureColumn } from './figureColumns';

interface FigureCellsProps {
  metric: Metric;
  cell: Cell | undefined;
  columns: readonly FigureColumn[];
  /** The largest difference of the rows, which fills half a bar; without it there is no bar. */
  widest?: number | undefined;
}

/** The cells of a figure in a row. */
export function FigureCells({ metric, cell = { value: null }, columns, widest }: FigureCellsProps) {
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
    difference: <Difference cell={cell} metric={metric} widest={widest} />,
    both: (
      <>
        <FigureText cell={cell} kind={kind} />
        {share ? <span style={{ display: 'block' }}>{share}</span> : null}
        {comparable === undefined ? null : <Difference cell={cell} metric={metric} widest={widest} />}
      </>
    ),
  };
  return columns.map((column) => (
    <td key={column} className="number">
      {text[column]}
    </td>
  ));
}
