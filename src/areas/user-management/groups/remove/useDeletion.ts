import { useQuery } from '@tanstack/react-query';
import { useRecordCalls } from '../../../../records/calls/useRecordCalls';
import type { Group } from '../groupSchema';
import { groupsResource } from '../groupSource';
import { type Deletion, type DeletionPlan, deletionSchema } from './deletionSchema';

/** The deletion of a group: what it would do, asked of the server, and doing it. */
export function useDeletion({ id, version }: Group, plan: DeletionPlan) {
  const calls = useRecordCalls();
  const call = (body: Record<string, unknown>, signal?: AbortSignal): Promise<Deletion> =>
    calls.call(groupsResource, {
      path: `/${encodeURIComponent(id)}/actions/delete`,
      method: 'POST',
      body: { ...plan, version, ...body },
      schema: deletionSchema,
      signal,
    });
  const rehearsal = useQuery({
    queryKey: [groupsResource, 'deletion', id, plan, version],
    queryFn: ({ signal }) => call({ dryRun: true }, signal),
    // What is shown before something is destroyed is never from a cache.
    gcTime: 0,
  });
  return { rehearsal, run: (confirmation?: string) => call({ confirmation }) };
}
