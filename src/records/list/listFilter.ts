import { createContext, useContext } from 'react';

export type FilterValues = Readonly<Record<string, unknown>>;

interface ListFilter {
  /** The current conditions, by the server's names; `q` is the search text. */
  readonly values: FilterValues;
  /** Sets some conditions; `undefined` and '' remove one. */
  readonly change: (conditions: FilterValues) => void;
  readonly remove: (keys: readonly string[]) => void;
}

export const ListFilterContext = createContext<ListFilter | undefined>(undefined);

/** The filter of the list around. @throws Error without a `ListFilterProvider`, which a `ListPage` brings */
export function useListFilter(): ListFilter {
  const filter = useContext(ListFilterContext);
  if (filter === undefined) throw new Error('A list needs a ListFilterProvider.');
  return filter;
}
