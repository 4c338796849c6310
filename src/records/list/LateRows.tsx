import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { ListContext, useListContext } from 'react-admin';

/**
 * Passes the list's rows on only when they are rendered, in slices: rendering a hundred at once would block the next
 * key of a search. Until then everything that depends on the rows sees the previous ones, as while an answer is
 * loading. Nothing is deferred if there were no rows, or are none now.
 */
export function LateRows({ children }: { children: ReactNode }) {
  const list = useListContext();
  const before = useDeferredValue(list.data);
  const data = before?.length && list.data?.length ? before : list.data;
  const shown = useMemo(
    // The cast is safe: these members do not decide which variant of the union it is.
    () =>
      data === list.data
        ? list
        : ({ ...list, data, isFetching: true, isPlaceholderData: true } as typeof list),
    [list, data],
  );
  return <ListContext.Provider value={shown}>{children}</ListContext.Provider>;
}
