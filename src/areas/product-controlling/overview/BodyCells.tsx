import { memo } from 'react';
import type { Metric, Row } from '../figures/figureSchema';
import { useFigureNames } from '../figures/useFigureNames';
import { FigureCells } from './FigureCells';
import type { FigureColumn } from './figureColumns';

interface BodyCellsProps {
  row: Row;
  by: readonly string[];
  metrics: readonly Metric[];
  columns: readonly FigureColumn[];
  /** Name the controls of the row. */
  menuName: (name: string) => string;
  tickName: (name: string) => string;
  isTicked: boolean;
  /** Why no further row can be selected. */
  full: string | undefined;
  onTick: (row: Row) => void;
  /** The row whose menu is open. */
  isOpen: boolean;
  onMenu: (row: Row, button: HTMLElement) => void;
  /** Narrows everything to the row. */
  onOnly: (row: Row) => void;
  onlyName: string;
}

/** The cells of a row; plain elements, because scrolling renders many. */
export const BodyCells = memo(function BodyCells(props: BodyCellsProps) {
  const {
    row,
    by,
    metrics,
    columns,
    menuName,
    tickName,
    isTicked,
    full,
    onTick,
    isOpen,
    onMenu,
    onOnly,
    onlyName,
  } = props;
  const names = useFigureNames();
  const valueNames = by.map((dimension, place) =>
    names.value(dimension, row.key[place] ?? '', row.labels[place]),
  );
  const name = valueNames.join(' · ');
  return (
    <>
      <td className="tick">
        <input
          type="checkbox"
          aria-label={tickName(name)}
          title={isTicked ? undefined : full}
          checked={isTicked}
          disabled={!isTicked && full !== undefined}
          onChange={() => onTick(row)}
        />
      </td>
      {by.map((dimension, place) => {
        const own = valueNames[place] ?? '';
        const whole = own.length > 90 ? own : undefined;
        return place === 0 ? (
          <th key={dimension} scope="row" className="name">
            <button type="button" className="only" title={onlyName} onClick={() => onOnly(row)}>
              <bdi title={whole}>{own}</bdi>
            </button>
          </th>
        ) : (
          <td key={dimension} className="name">
            <bdi title={whole}>{own}</bdi>
          </td>
        );
      })}
      {metrics.map((metric) => (
        <FigureCells key={metric.key} metric={metric} cell={row.values[metric.key]} columns={columns} />
      ))}
      <td className="actions">
        <button
          type="button"
          className="menu"
          aria-label={menuName(name)}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={({ currentTarget }) => onMenu(row, currentTarget)}
        >
          <span aria-hidden>⋮</span>
        </button>
      </td>
    </>
  );
});
