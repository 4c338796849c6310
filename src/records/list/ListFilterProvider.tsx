import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useEvent, useListContext } from 'react-admin';
import { useHistoryStep } from '@/ui/page/useHistoryStep';
import { type FilterValues, ListFilterContext, readFilterValues } from './listFilter';

/**
 * Lets several controls change one filter: react-admin's `setFilters` takes a whole filter, so quick changes would be
 * lost.
 */
export function ListFilterProvider({ children }: { children: ReactNode }) {
  const { filterValues, setFilters } = useListContext();
  // react-admin makes a new one for each query.
  const apply = useEvent((filter: FilterValues) => setFilters(filter));
  const key = JSON.stringify(filterValues);
  const values = useMemo(() => readFilterValues(JSON.parse(key)), [key]);
  const latest = useRef(values);
  /** Filters that are set but not applied yet. */
  const coming = useRef<string[]>([]);
  useLayoutEffect(() => {
    const index = coming.current.indexOf(key);
    // A filter set elsewhere, such as by Back, is the latest.
    coming.current = index < 0 ? [] : coming.current.slice(index + 1);
    if (coming.current.length === 0) latest.current = values;
  }, [key, values]);
  useHistoryStep(() => {
    coming.current = [];
    latest.current = values;
  });

  const change = useCallback(
    (conditions: FilterValues) => {
      const merged = Object.entries({ ...latest.current, ...conditions });
      latest.current = Object.fromEntries(
        merged.filter(([, value]) => value !== undefined && value !== null && value !== ''),
      );
      coming.current.push(JSON.stringify(latest.current));
      apply(latest.current);
    },
    [apply],
  );
  const remove = useCallback(
    (keys: readonly string[]) => change(Object.fromEntries(keys.map((each) => [each, undefined]))),
    [change],
  );
  const filter = useMemo(() => ({ values, change, remove }), [values, change, remove]);
  return <ListFilterContext value={filter}>{children}</ListFilterContext>;
}
