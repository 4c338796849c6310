import { memo } from 'react';
import type { Metric, Row } from '../figures/figureSchema';
import { useFigureNames } from '../figures/useFigureNames';
import { FigureCells } from './FigureCells';
import type { FigureColumn } from './figureColumns';

interface BodyCellsProps {
  row: Row;
  /** The dimensions of the rows, one or two. */
  dimensions: readonly string[];
  metrics: readonly Metric[];
  columns: readonly FigureColumn[];
  /** The largest difference of the rows, by figure. */
  widest: Readonly<Record<string, number>>;
  /** Narrows everything to a value of the row. */
  onOnly: (dimension: string, key: string) => void;
  onlyName: string;
}

/** The cells of a row; plain elements, because scrolling renders many. */
export const BodyCells = memo(function BodyCells(props: BodyCellsProps) {
  const { row, dimensions, metrics, columns, widest, onOnly, onlyName } = props;
  const names = useFigureNames();
  const buttons = dimensions.map((dimension, index) => {
    const key = row.key[index] ?? '';
    const name = names.value(dimension, key, row.labels[index]);
    return (
      <button
        key={dimension}
        type="button"
        className="only"
        title={onlyName}
        onClick={() => onOnly(dimension, key)}
      >
        <bdi title={name.length > 90 ? name : undefined}>{name}</bdi>
      </button>
    );
  });
  return (
    <>
      {/* A handset has room for one column of names. */}
      {columns.includes('both') ? (
        <th scope="row" className="name" colSpan={dimensions.length}>
          {buttons.map((button) => (
            <div key={button.key}>{button}</div>
          ))}
        </th>
      ) : (
        buttons.map((button) => (
          <th key={button.key} scope="row" className="name">
            {button}
          </th>
        ))
      )}
      {metrics.map((metric) => (
        <FigureCells
          key={metric.key}
          metric={metric}
          cell={row.values[metric.key]}
          columns={columns}
          widest={widest[metric.key]}
        />
      ))}
    </>
  );
});
