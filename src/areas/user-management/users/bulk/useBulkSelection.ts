import { useEffect, useEffectEvent, useState } from 'react';
import { type Identifier, useListContext } from 'react-admin';
import type { BulkSelection } from '../../../../api/records';

interface AllMatching {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly count: number;
  /** The rows that are ticked for it: those of the pages that were seen. */
  readonly ids: readonly Identifier[];
}

/**
 * Which users are chosen for a bulk change: those that are ticked, or all that match the filter. The second is over as
 * soon as the filter changes or a tick is taken away, because then the person means something else.
 */
export function useBulkSelection() {
  const { data = [], total = 0, filterValues, selectedIds, onSelect, onUnselectItems } = useListContext();
  const [chosen, setChosen] = useState<AllMatching>();
  const ticked = new Set(selectedIds);
  const isAll =
    chosen !== undefined &&
    JSON.stringify(chosen.filter) === JSON.stringify(filterValues) &&
    chosen.ids.every((id) => ticked.has(id));
  const isWholePage = data.length > 0 && data.every(({ id }) => ticked.has(id));

  // A further page of the chosen ones shows that its rows are among them.
  const tickPage = useEffectEvent(() => {
    if (!isAll || isWholePage) return;
    const ids = [...new Set([...selectedIds, ...data.map(({ id }) => id)])];
    onSelect(ids);
    setChosen({ ...chosen, ids });
  });
  const page = data.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page is ticked, not one of which a tick was taken away
  useEffect(() => tickPage(), [page]);

  const selection: BulkSelection = isAll
    ? { filter: chosen.filter, expectedCount: chosen.count }
    : { ids: selectedIds.map(String) };
  return {
    selection,
    count: isAll ? chosen.count : selectedIds.length,
    isAll,
    /** How many match, where all of them can be chosen instead of those that are ticked. */
    offer: !isAll && isWholePage && total > selectedIds.length ? total : undefined,
    chooseAll: () => setChosen({ filter: filterValues, count: total, ids: selectedIds }),
    clear: () => onUnselectItems(),
    keep: (ids: readonly string[]) => onSelect([...ids]),
  };
}
