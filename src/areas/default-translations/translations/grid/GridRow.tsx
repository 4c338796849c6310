import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Language } from '../../languages/languageSchema';
import type { Translation } from '../translationSchema';
import { CellMarks } from './CellMarks';
import { textValueOf } from './cellState';

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
  const text = (language: Language, column: number, after = 0) => (
    <TextCell key={language.id} {...{ row, language, isTall, after }} cell={cell(column)} />
  );
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

interface TextCellProps extends Pick<GridRowProps, 'row' | 'isTall'> {
  language: Language;
  /** The width of what is left out behind it, in CSS pixels. */
  after: number;
  cell: { id: string | undefined; 'aria-colindex': number; 'data-column': number };
}

function TextCell({ row, language, isTall, after, cell }: TextCellProps) {
  const translate = useTranslate();
  const style = after > 0 ? { marginInlineEnd: after } : undefined;
  if (row === undefined) {
    return (
      <td {...cell} style={style}>
        <span data-loading />
      </td>
    );
  }
  const value = textValueOf(row, language.id);
  return (
    <td {...cell} dir={language.direction} style={style}>
      <CellMarks value={value} />
      {value.value === null || value.value === '' ? (
        <em>{translate(`${texts}.states.missing`)}</em>
      ) : (
        <bdi lang={language.id} dir={language.direction}>
          {value.value.replaceAll(/\s*\|\|\|\|\s*/g, isTall ? '\n' : ' | ')}
        </bdi>
      )}
    </td>
  );
}
