import { createContext, useContext } from 'react';

export type FilterValues = Readonly<Record<string, unknown>>;

/** The filter of a list, and the one way to change it. */
interface ListFilter {
  /** The conditions in force, by the server's words; `q` is the search text. */
  readonly values: FilterValues;
  /** Sets conditions; `undefined` and an empty text remove one. All others stay. */
  readonly change: (conditions: FilterValues) => void;
  readonly remove: (keys: readonly string[]) => void;
}

export const ListFilterContext = createContext<ListFilter | undefined>(undefined);

/** The filter of the list around it. @throws Error without a `ListFilterProvider`, which a `ListPage` brings */
export function useListFilter(): ListFilter {
  const filter = useContext(ListFilterContext);
  if (filter === undefined) throw new Error('A list needs a ListFilterProvider.');
  return filter;
}
