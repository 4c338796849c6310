import { memo, type ReactElement, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Language } from '../../languages/languageSchema';
import type { Translation } from '../translationSchema';
import { CellMarks } from './CellMarks';
import { hasMarks, textValueOf } from './cellState';

const texts = 'areas.default-translations.grid';

interface GridRowProps {
  /** Undefined until it is loaded. */
  row: Translation | undefined;
  index: number;
  base: Language | undefined;
  /** All columns; those from `left` to `right` (excluded) are rendered. */
  languages: readonly Language[];
  left: number;
  right: number;
  /** The column of the active cell if it is in this row. */
  active: number | undefined;
  selected: boolean;
  /** The languages with unsaved changes, separated by spaces. */
  unsaved: string | undefined;
  /** The prefix of the cells' ids. */
  idPrefix: string;
  /** Rows of three lines. */
  isTall: boolean;
}

/** A key with its texts. Memoized, so that an arrow key renders two rows only. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, index, base, languages, left, right, active, selected, unsaved, idPrefix, isTall } = props;
  const translate = useTranslate();
  const cellProps = (column: number) => ({
    id: active === column ? `${idPrefix}-${index}-${column}` : undefined,
    'aria-colindex': column + 1,
    'data-column': column,
    'data-active': active === column || undefined,
  });
  const missing = translate(`${texts}.states.missing`);
  // React skips identical elements, so scrolling sideways renders only the new cells.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what cells depend on
  const cells = useMemo(
    () => new Map<number, ReactElement>(),
    [row, base, languages, isTall, missing, unsaved],
  );
  const text = (language: Language, column: number) => {
    const cached = column === active ? undefined : cells.get(column);
    if (cached) return cached;
    const isUnsaved = unsaved?.split(' ').includes(language.id) === true;
    const element = textCell({ row, language, isTall, missing, isUnsaved, cell: cellProps(column) });
    if (column !== active) cells.set(column, element);
    return element;
  };
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={selected}
      aria-busy={row === undefined || undefined}
      data-index={index}
      data-row={row?.id}
    >
      <th scope="row" {...cellProps(0)}>
        {row === undefined ? (
          <span data-loading />
        ) : (
          <>
            <input
              type="checkbox"
              tabIndex={-1}
              checked={selected}
              readOnly
              aria-label={translate('records.selectRow', { name: row.key })}
            />
            <span data-key>
              <bdi dir="ltr" data-hit="key">
                {row.key}
              </bdi>
            </span>
            {row.deprecated ? <small>{translate(`${texts}.deprecated`)}</small> : null}
            {row.origin === 'own' ? <small>{translate(`${texts}.own`)}</small> : null}
          </>
        )}
      </th>
      {base ? text(base, 1) : null}
      {languages.slice(left, right).map((language, place) => text(language, left + place + 2))}
    </tr>
  );
});

interface TextCell extends Pick<GridRowProps, 'row' | 'isTall'> {
  language: Language;
  /** Shown in place of a missing text. */
  missing: string;
  isUnsaved: boolean;
  cell: { id: string | undefined; 'aria-colindex': number; 'data-column': number };
}

/** A cell. No component, because a page has a hundred, and each would add to the time of a key press. */
function textCell({ row, language, isTall, missing, isUnsaved, cell }: TextCell) {
  const { id, direction, isBase } = language;
  if (row === undefined) {
    return (
      <td key={id} {...cell}>
        <span data-loading />
      </td>
    );
  }
  const value = textValueOf(row, id);
  return (
    <td key={id} {...cell} dir={direction}>
      {isUnsaved || hasMarks(value, isBase) ? (
        <CellMarks value={isBase ? { ...value, state: 'translated' } : value} isUnsaved={isUnsaved} />
      ) : null}
      {value.value === null || value.value === '' ? (
        <em>{missing}</em>
      ) : (
        <bdi lang={id} dir={direction} data-hit="text">
          {value.value.replaceAll(/\s*\|\|\|\|\s*/g, isTall ? '\n' : ' | ')}
        </bdi>
      )}
    </td>
  );
}
