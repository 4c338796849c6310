import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useLate } from '@/ui/loading/useLate';
import { layoutSchema, layouts, type Shortcut } from './layoutSchema';

export const layoutKey = [layouts, 'own'];

/** Milliseconds after which the page is shown without the person's layout. */
const lateAfterMs = 8_000;

function useLayoutOptions() {
  const calls = useRecordCalls();
  return queryOptions({
    queryKey: layoutKey,
    queryFn: ({ signal }) => calls.call(layouts, { path: '/own', schema: layoutSchema, signal }),
  });
}

/** The person's layout; `isLate` if it does not arrive in time, and the built-in one is shown instead. */
export function useLayout() {
  const query = useQuery(useLayoutOptions());
  const isLate = useLate(query.isPending && query.isFetching, lateAfterMs);
  return { ...query, isLate };
}

/** The person's shortcuts, which the page has loaded with the layout; undefined if it did not arrive. */
export function useShortcuts(): readonly Shortcut[] | undefined {
  return useQuery({ ...useLayoutOptions(), enabled: false }).data?.shortcuts;
}
