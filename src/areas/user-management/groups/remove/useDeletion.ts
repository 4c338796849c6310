import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { treeRefusal } from '@/records/tree/treeRefusal';
import { type Group, groupSchema, groupsResource } from '../groupSchema';
import { useGroups } from '../groupsContext';

/** What should happen to the groups below and of the members. */
export interface DeletionPlan {
  readonly children: 'moveUp' | 'delete';
  readonly members: 'moveUp' | 'remove';
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How many groups a deletion deletes or moves, and how many people lose or change a membership. */
const deletionSchema = v.object({ deleted: count, movedGroups: count, affectedMembers: count });

/** The deletion of a group: `dryRun` is what it would do, `run` does it. Both reject with an ApiError. */
export function useDeletion({ id, version }: Group, plan: DeletionPlan) {
  const calls = useRecordCalls();
  const { store } = useGroups();
  const call = async (body: Record<string, unknown>, signal?: AbortSignal) => {
    try {
      return await calls.call(groupsResource, {
        path: `/${encodeURIComponent(id)}/actions/delete`,
        method: 'POST',
        body: { ...plan, version, ...body },
        schema: deletionSchema,
        signal,
      });
    } catch (error) {
      const { current } = treeRefusal(error, groupSchema);
      if (current) store.put(current);
      throw error;
    }
  };
  const dryRun = useQuery({
    queryKey: [groupsResource, 'deletion', id, plan, version],
    queryFn: ({ signal }) => call({ dryRun: true }, signal),
    // What is shown before something is deleted is never from a cache.
    gcTime: 0,
  });
  return { dryRun, run: (confirmation?: string) => call({ confirmation }) };
}
