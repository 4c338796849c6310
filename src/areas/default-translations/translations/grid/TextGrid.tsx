import Box from '@mui/material/Box';
import { type CSSProperties, type MouseEvent, memo, useEffect, useId, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { usePageSelection } from '@/records/list/pageSelection';
import type { Language } from '../../languages/languageSchema';
import { useReviewIn } from '../bulk/useReview';
import { TextDialog } from '../editor/TextDialog';
import type { CloseText } from '../editor/TextEditor';
import { useEditedText } from '../editor/useEditedText';
import { useUnsavedTexts } from '../editor/useTextDraft';
import type { Translation } from '../translationSchema';
import type { TextList } from '../useTextList';
import { GridHead } from './GridHead';
import { GridRow } from './GridRow';
import { gridStyles } from './gridStyles';
import type { GridCellPlace } from './useGridKeys';
import { useGridKeys } from './useGridKeys';
import { useGridPlace } from './useGridPlace';
import { headHeight, useGridWindow, useTallRows } from './useGridWindow';
import { useHitMarks } from './useHitMarks';
import { useUndoSaves } from './useUndoSaves';

const texts = 'areas.default-translations.grid';

/** Not rendered by the grid's keys while it is closed. */
const GridTextDialog = memo(TextDialog, (previous, next) => !previous.edited && !next.edited);

interface TextGridProps {
  list: TextList;
  total: number;
  base: Language | undefined;
  languages: readonly Language[];
  onKeys: () => void;
}

/**
 * Keys as rows, languages as columns; only the visible cells are rendered. The grid is one tab stop, with its active
 * cell in `aria-activedescendant`.
 */
export function TextGrid(props: TextGridProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const { isTall } = useTallRows();
  // Separate from what changes with each key press, so that the styles are created once.
  return (
    <Box ref={setFrame} data-tall={isTall || undefined} sx={gridStyles}>
      {frame === null ? null : <GridTable {...props} frame={frame} />}
    </Box>
  );
}

function GridTable(props: TextGridProps & { frame: HTMLElement }) {
  const { frame, list, total, base, languages, onKeys } = props;
  const translate = useTranslate();
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const { data = [], selectedIds, onSelect, filterValues } = useListContext<Translation>();
  const selection = usePageSelection(data);
  const { isTall, rowHeight } = useTallRows();
  const view = useGridWindow(frame, { rows: total, languages: languages.length, rowHeight });
  const [lastActive, setActive] = useState<GridCellPlace>({ row: 0, column: 0 });
  const columns = languages.length + 2;
  const active = {
    row: Math.min(lastActive.row, total - 1),
    column: Math.min(lastActive.column, columns - 1),
  };
  const go = (place: GridCellPlace) => {
    setActive(place);
    view.reveal(place);
  };
  useGridPlace(frame, table, active, setActive);
  const select = (indexes: readonly number[]) => {
    const ids = indexes.flatMap((index) => list.rowAt(index)?.id ?? []);
    onSelect([...new Set([...selectedIds, ...ids])]);
  };
  const { edited, index, hasNext, open, close } = useEditedText(list);
  // A key stands for its text in the language of the filter, or the first one shown.
  const defaultLanguage = languages.find(({ id: code }) => code === filterValues.language) ?? languages[0];
  const languageOf = ({ column }: GridCellPlace) =>
    column === 0 ? defaultLanguage : column === 1 ? base : languages[column - 2];
  const columnOf = ({ id }: Language) =>
    id === base?.id ? 1 : 2 + languages.findIndex((each) => each.id === id);
  const unsaved = useUnsavedTexts();
  const { remember, undo } = useUndoSaves();
  const review = useReviewIn();
  const closeText: CloseText = (then) => {
    if (edited === undefined || then === 'stay') return close();
    const row = index + (then === 'next' ? 1 : -1);
    open(row, edited.language);
    go({ row, column: columnOf(edited.language) });
  };
  const onKeyDown = useGridKeys({
    ...{ list, total, languages, active, go, onKeys, page: view.page, select, undo },
    edit: (place) => open(place.row, languageOf(place)),
    review: (place) => {
      const id = list.rowAt(place.row)?.id;
      const filterLanguage = String(filterValues.language ?? defaultLanguage?.id ?? '');
      if (selectedIds.length > 0) review({ ids: selectedIds.map(String) }, filterLanguage);
      else if (id !== undefined) review({ ids: [id] }, languageOf(place)?.id ?? filterLanguage);
    },
    toggle: (row) => selection.toggle(row, false),
    toggleLoaded: selection.togglePage,
  });
  useEffect(() => list.show(view.top, view.bottom - 1));
  useHitMarks(frame);

  const isActiveVisible = active.row >= view.top && active.row < view.bottom;
  const rows = Array.from({ length: Math.max(0, view.bottom - view.top) }, (_, place) => view.top + place);
  const onClick = (event: MouseEvent) => {
    const place = placeOf(event.target);
    const row = place && list.rowAt(place.row);
    if (place === undefined || row === undefined) return;
    setActive(place);
    if (event.target instanceof HTMLInputElement) {
      selection.toggle(row.id, event.shiftKey);
      table.current?.focus({ preventScroll: true });
      // Touch has neither Enter nor a double click.
    } else if (isTouch(event.nativeEvent)) open(place.row, languageOf(place));
  };
  return (
    <>
      <span id={`${id}-keys`} hidden>
        {translate(`${texts}.keysHint`)}
      </span>
      <div
        style={
          {
            '--row': `${rowHeight}px`,
            '--head': `${headHeight}px`,
            '--key': `${view.key}px`,
            '--base': `${view.base}px`,
            '--column': `${view.column}px`,
            '--gap': `${view.left * view.column}px`,
            width: view.key + view.base + view.column * languages.length,
            height: total * rowHeight + headHeight,
          } as CSSProperties
        }
      >
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an editable table is a grid (ARIA Authoring Practices)
          role="grid"
          tabIndex={0}
          aria-label={translate(`${texts}.name`)}
          aria-describedby={`${id}-keys`}
          aria-multiselectable
          aria-rowcount={total + 1}
          aria-colcount={columns}
          aria-activedescendant={isActiveVisible ? `${id}-${active.row}-${active.column}` : undefined}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onDoubleClick={({ target }) => {
            const place = placeOf(target);
            if (place) open(place.row, languageOf(place));
          }}
        >
          <GridHead base={base} languages={languages} left={view.left} right={view.right} />
          <tbody style={{ top: view.top * rowHeight }}>
            {rows.map((index) => {
              const row = list.rowAt(index);
              return (
                <GridRow
                  key={index}
                  row={row}
                  index={index}
                  base={base}
                  languages={languages}
                  left={view.left}
                  right={view.right}
                  active={active.row === index ? active.column : undefined}
                  selected={row !== undefined && selection.has(row.id)}
                  unsaved={row && unsaved[row.id]}
                  idPrefix={id}
                  isTall={isTall}
                />
              );
            })}
          </tbody>
        </table>
      </div>
      <GridTextDialog
        edited={edited}
        base={base}
        hasNext={hasNext}
        hasPrevious={index > 0}
        onClose={closeText}
        onSaved={remember}
      />
    </>
  );
}

/** The cell of an event. */
function placeOf(target: EventTarget): GridCellPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.closest<HTMLElement>('[data-index]');
  if (!cell || !row) return undefined;
  return { row: Number(row.dataset.index), column: Number(cell.dataset.column) };
}

const isTouch = (event: globalThis.MouseEvent) => 'pointerType' in event && event.pointerType === 'touch';
