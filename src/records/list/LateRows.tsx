import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { ListContext, useListContext } from 'react-admin';

/**
 * Gives the list around with the rows of an answer only when these are rendered, which is done in slices: a hundred at once would
 * keep the next key of a search waiting. Until then all that speaks of rows speaks of those in sight, as while an answer is on its
 * way. Where there were none, or are none now, nothing is put off.
 */
export function LateRows({ children }: { children: ReactNode }) {
  const list = useListContext();
  const before = useDeferredValue(list.data);
  const data = before?.length && list.data?.length ? before : list.data;
  const shown = useMemo(
    // The type tells a list that has rows by other members than these.
    () =>
      data === list.data
        ? list
        : ({ ...list, data, isFetching: true, isPlaceholderData: true } as typeof list),
    [list, data],
  );
  return <ListContext.Provider value={shown}>{children}</ListContext.Provider>;
}
