import { useQuery } from '@tanstack/react-query';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { impactCall, type PlannedChange } from './impactSchema';

/** Asks the server who would gain and lose what by a change; `isPending` is true until the first answer. */
export function useImpact(change: PlannedChange, enabled = true) {
  const calls = useRecordCalls();
  // Never from a cache, because users change too.
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [change.resource, 'impact', change],
    gcTime: 0,
    enabled,
    queryFn: ({ signal }) => calls.call(change.resource, impactCall(change, signal)),
  });
  return {
    impact: data,
    isPending: isFetching && data === undefined,
    /** Why the preview failed. */
    error: isFetching ? null : error,
    retry: () => void refetch(),
  };
}

export type ImpactPreview = ReturnType<typeof useImpact>;
