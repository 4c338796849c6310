import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type FilterValues, ListFilterContext, useAddressFilter } from '@/records/list/listFilter';
import { useHistoryStep } from '@/ui/page/useHistoryStep';

/**
 * Provides the filter of a page that shows records in another way than a list. Stored in the address like a list's;
 * other parameters stay.
 */
export function AddressFilterProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const values = useAddressFilter();
  const latest = useRef({ search, values });
  useLayoutEffect(() => {
    latest.current = { search, values };
  }, [search, values]);
  useHistoryStep(() => {
    latest.current = { search, values };
  });
  const filter = useMemo(() => {
    const change = (conditions: FilterValues) => {
      const merged = Object.entries({ ...latest.current.values, ...conditions });
      const remaining = merged.filter(([, value]) => value !== undefined && value !== null && value !== '');
      const query = new URLSearchParams(latest.current.search);
      query.set('filter', JSON.stringify(Object.fromEntries(remaining)));
      // Another control may change it before the address is updated.
      latest.current = { search: `?${query}`, values: Object.fromEntries(remaining) };
      navigate({ search: query.toString() });
    };
    const remove = (keys: readonly string[]) =>
      change(Object.fromEntries(keys.map((each) => [each, undefined])));
    return { values, change, remove };
  }, [values, navigate]);
  return <ListFilterContext value={filter}>{children}</ListFilterContext>;
}
