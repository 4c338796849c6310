import { useQuery } from '@tanstack/react-query';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { modules } from '../moduleSchema';
import { effectiveListSchema } from './effectiveSchema';

/** As whom and when the website is looked at. */
export interface Reader {
  /** The id of the group; null for somebody in none. */
  readonly group: string | null;
  /** ISO 8601; null for now. */
  readonly at: string | null;
}

/** What holds of each module for a reader, and why, in one answer. */
export function useEffective({ group, at }: Reader, enabled: boolean) {
  const calls = useRecordCalls();
  return useQuery({
    // Below the modules, so that each change of one asks again.
    queryKey: [modules.resource, 'effective', group, at],
    queryFn: ({ signal }) => {
      const asked = new URLSearchParams({ ...(group && { groupId: group }), ...(at && { at }) });
      const path = `?${asked}`;
      return calls.call('website-modules/by-group', { path, schema: effectiveListSchema, signal });
    },
    enabled,
  });
}
