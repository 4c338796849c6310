import { createContext, useContext, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

export type FilterValues = Readonly<Record<string, unknown>>;

interface ListFilter {
  /** The current conditions, by the server's names; `q` is the search text. */
  readonly values: FilterValues;
  /** Sets some conditions; `undefined` and '' remove one. */
  readonly change: (conditions: FilterValues) => void;
  readonly remove: (keys: readonly string[]) => void;
}

export const ListFilterContext = createContext<ListFilter | undefined>(undefined);

/** The surrounding list's filter. @throws Error without a `ListFilterProvider`, which `ListPage` includes */
export function useListFilter(): ListFilter {
  const filter = useContext(ListFilterContext);
  if (filter === undefined) throw new Error('A list needs a ListFilterProvider.');
  return filter;
}

/** Parses the filter of an address, which may contain anything; an invalid filter has no conditions. */
export function readFilterValues(filter: unknown): FilterValues {
  return typeof filter === 'object' && filter !== null && !Array.isArray(filter) ? { ...filter } : {};
}

/** The filter in the address, for elements outside of the list. */
export function useAddressFilter(): FilterValues {
  const text = new URLSearchParams(useLocation().search).get('filter') ?? '{}';
  return useMemo(() => readFilterValues(parse(text)), [text]);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
