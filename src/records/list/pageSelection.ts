import { useRef } from 'react';
import { type Identifier, type RaRecord, useEvent, useListContext } from 'react-admin';
import { useRowsOfOtherQuery } from './useListSelection';

/**
 * The selected rows of a list from one page's perspective; those of other pages stay selected. Rows that a new query is
 * about to replace cannot be selected, or they would be changed along with its results.
 */
export function usePageSelection(records: readonly RaRecord[]) {
  const { selectedIds, onSelect, onToggleItem } = useListContext();
  const isOutdated = useRowsOfOtherQuery();
  const latest = useRef<Identifier | undefined>(undefined);
  const ids = records.map(({ id }) => id);
  const has = (id: Identifier) => selectedIds.includes(id);
  const all = ids.length > 0 && ids.every(has);

  /**
   * `range` (Shift+click) selects all rows since the last click. A stable function, so that one tick renders one row.
   */
  const toggle = useEvent((id: Identifier, range: boolean): void => {
    if (isOutdated) return;
    const from = latest.current === undefined ? -1 : ids.indexOf(latest.current);
    latest.current = id;
    if (!range || from < 0) {
      onToggleItem(id);
      return;
    }
    const to = ids.indexOf(id);
    const between = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    onSelect(
      has(id)
        ? selectedIds.filter((each) => !between.includes(each))
        : [...new Set([...selectedIds, ...between])],
    );
  });

  function togglePage(): void {
    if (isOutdated) return;
    onSelect(
      all ? selectedIds.filter((each) => !ids.includes(each)) : [...new Set([...selectedIds, ...ids])],
    );
  }

  return { has, all, some: ids.some(has), isOutdated, toggle, togglePage };
}
