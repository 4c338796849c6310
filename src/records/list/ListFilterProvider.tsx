import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useListContext } from 'react-admin';
import { type FilterValues, ListFilterContext } from './listFilter';

/**
 * Lets several controls change the filter of one list. react-admin's `setFilters` takes a whole filter, and it takes a moment until
 * it is in force: what is set in that moment would be lost if the next change were based on what is shown.
 */
export function ListFilterProvider({ children }: { children: ReactNode }) {
  const { filterValues, setFilters } = useListContext();
  const key = JSON.stringify(filterValues);
  const values = useMemo(() => readValues(JSON.parse(key)), [key]);
  const latest = useRef(values);
  /** The filters that were set and are not in force yet. */
  const coming = useRef<string[]>([]);
  useLayoutEffect(() => {
    const index = coming.current.indexOf(key);
    // What nobody has set here, such as a step back in the history, is the latest.
    coming.current = index < 0 ? [] : coming.current.slice(index + 1);
    if (coming.current.length === 0) latest.current = values;
  }, [key, values]);

  const change = useCallback(
    (conditions: FilterValues) => {
      const merged = Object.entries({ ...latest.current, ...conditions });
      latest.current = Object.fromEntries(
        merged.filter(([, value]) => value !== undefined && value !== null && value !== ''),
      );
      coming.current.push(JSON.stringify(latest.current));
      setFilters(latest.current);
    },
    [setFilters],
  );
  const remove = useCallback(
    (keys: readonly string[]) => change(Object.fromEntries(keys.map((each) => [each, undefined]))),
    [change],
  );
  const filter = useMemo(() => ({ values, change, remove }), [values, change, remove]);
  return <ListFilterContext value={filter}>{children}</ListFilterContext>;
}

/** An address may say anything; what is no filter has no conditions. */
function readValues(filter: unknown): FilterValues {
  return typeof filter === 'object' && filter !== null && !Array.isArray(filter) ? { ...filter } : {};
}
