import { useCallback, useRef } from 'react';
import { type Identifier, type RaRecord, useListContext } from 'react-admin';

/** The selected rows of a list, as seen from one page; those of other pages stay selected. */
export function usePageSelection(records: readonly RaRecord[]) {
  const { selectedIds, onSelect, onToggleItem } = useListContext();
  const latest = useRef<Identifier | undefined>(undefined);
  const ids = records.map(({ id }) => id);
  const has = (id: Identifier) => selectedIds.includes(id);
  const all = ids.length > 0 && ids.every(has);

  /** `range` (shift-click) takes all rows since the last click. */
  const toggle = useCallback(
    (id: Identifier, range: boolean): void => {
      const inOrder = records.map((record) => record.id);
      const from = latest.current === undefined ? -1 : inOrder.indexOf(latest.current);
      latest.current = id;
      if (!range || from < 0) {
        onToggleItem(id);
        return;
      }
      const to = inOrder.indexOf(id);
      const between = inOrder.slice(Math.min(from, to), Math.max(from, to) + 1);
      onSelect(
        selectedIds.includes(id)
          ? selectedIds.filter((each) => !between.includes(each))
          : [...new Set([...selectedIds, ...between])],
      );
    },
    [records, selectedIds, onSelect, onToggleItem],
  );

  function togglePage(): void {
    onSelect(
      all ? selectedIds.filter((each) => !ids.includes(each)) : [...new Set([...selectedIds, ...ids])],
    );
  }

  return { has, all, some: ids.some(has), toggle, togglePage };
}
