import { memo } from 'react';
import type { Metric, Row } from '../figures/figureSchema';
import { useFigureNames } from '../figures/useFigureNames';
import { FigureCells } from './FigureCells';
import type { FigureColumn } from './figureColumns';

interface BodyCellsProps {
  row: Row;
  by: string;
  metrics: readonly Metric[];
  columns: readonly FigureColumn[];
  /** Narrows everything to the row. */
  onOnly: (row: Row) => void;
  onlyName: string;
}

/** The cells of a row; plain elements, because scrolling renders many. */
export const BodyCells = memo(function BodyCells(props: BodyCellsProps) {
  const { row, by, metrics, columns, onOnly, onlyName } = props;
  const name = useFigureNames().rowName(by, row);
  return (
    <>
      <th scope="row" className="name">
        <button type="button" className="only" title={onlyName} onClick={() => onOnly(row)}>
          <bdi title={name.length > 90 ? name : undefined}>{name}</bdi>
        </button>
      </th>
      {metrics.map((metric) => (
        <FigureCells key={metric.key} metric={metric} cell={row.values[metric.key]} columns={columns} />
      ))}
    </>
  );
});
