import { memo } from 'react';
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
  /** The languages that are shown, of which those from `left` to `right` (excluded) are in sight. */
  languages: readonly Language[];
  left: number;
  right: number;
  /** The width of those before `left`, in CSS pixels. */
  skipped: number;
  /** The column of the active cell if it is in this row. */
  active: number | undefined;
  selected: boolean;
  /** Where the ids of the cells begin. */
  idPrefix: string;
  /** Texts take several lines; plural forms one each. */
  isTall: boolean;
}

/** One key with its texts; memoized, so that an arrow key renders the two rows that it concerns. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, index, base, languages, left, right, skipped, active, selected, idPrefix, isTall } = props;
  const translate = useTranslate();
  const cell = (column: number) => ({
    id: active === column ? `${idPrefix}-${index}-${column}` : undefined,
    'aria-colindex': column + 1,
    'data-column': column,
    'data-active': active === column || undefined,
  });
  const missing = translate(`${texts}.states.missing`);
  const text = (language: Language, column: number, after = 0) =>
    textCell({ row, language, isTall, after, missing, cell: cell(column) });
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={selected}
      aria-busy={row === undefined || undefined}
      data-index={index}
      data-row={row?.id}
    >
      <th scope="row" {...cell(0)}>
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
            <bdi dir="ltr">{row.key}</bdi>
            {row.deprecated ? <small>{translate(`${texts}.deprecated`)}</small> : null}
            {row.origin === 'own' ? <small>{translate(`${texts}.own`)}</small> : null}
          </>
        )}
      </th>
      {base ? text(base, 1, skipped) : null}
      {languages.slice(left, right).map((language, place) => text(language, left + place + 2))}
    </tr>
  );
});

interface TextCell extends Pick<GridRowProps, 'row' | 'isTall'> {
  language: Language;
  /** What stands in the place of a text that is missing. */
  missing: string;
  /** The width of what is left out behind it, in CSS pixels. */
  after: number;
  cell: { id: string | undefined; 'aria-colindex': number; 'data-column': number };
}

/** A cell with a text. No component, because a page has a hundred, and each would take its share of a press. */
function textCell({ row, language, isTall, missing, after, cell }: TextCell) {
  const { id, direction } = language;
  const style = after > 0 ? { marginInlineEnd: after } : undefined;
  if (row === undefined) {
    return (
      <td key={id} {...cell} style={style}>
        <span data-loading />
      </td>
    );
  }
  const value = textValueOf(row, id);
  return (
    <td key={id} {...cell} dir={direction} style={style}>
      {hasMarks(value) ? <CellMarks value={value} /> : null}
      {value.value === null || value.value === '' ? (
        <em>{missing}</em>
      ) : (
        <bdi lang={id} dir={direction}>
          {value.value.replaceAll(/\s*\|\|\|\|\s*/g, isTall ? '\n' : ' | ')}
        </bdi>
      )}
    </td>
  );
}
