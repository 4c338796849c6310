import { useQuery } from '@tanstack/react-query';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { modules } from '../moduleSchema';
import { effectiveListSchema } from './effectiveSchema';

/** The group and the time for which the website is shown. */
export interface Reader {
  /** The group's id; null for a reader without a group. */
  readonly group: string | null;
  /** ISO 8601; null for now. */
  readonly at: string | null;
}

/** The effective modules for a reader, with reasons, in one request. */
export function useEffective({ group, at }: Reader, enabled: boolean) {
  const calls = useRecordCalls();
  return useQuery({
    // Below the modules' key, so that each change of a module refetches it.
    queryKey: [modules.resource, 'effective', group, at],
    queryFn: ({ signal }) => {
      const asked = new URLSearchParams({ ...(group && { groupId: group }), ...(at && { at }) });
      const path = `?${asked}`;
      return calls.call('website-modules/by-group', { path, schema: effectiveListSchema, signal });
    },
    enabled,
  });
}
