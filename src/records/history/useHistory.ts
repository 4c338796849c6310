import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import * as v from 'valibot';
import { idSchema } from '../../api/records';
import { useRecordCalls } from '../calls/useRecordCalls';

const changeSchema = v.object({
  field: v.string(),
  /** Absent where the record had no value. */
  before: v.optional(v.unknown()),
  after: v.optional(v.unknown()),
});
const eventSchema = v.object({
  id: idSchema,
  /** ISO 8601. */
  at: v.string(),
  actor: v.fallback(v.nullable(v.object({ id: idSchema, name: v.string() })), null),
  /** `create`, `update`, `delete`, or a verb of the resource's own. */
  action: v.string(),
  changes: v.fallback(v.array(changeSchema), []),
});

/** What somebody did to a record: who, when, and each field as it was before and after. */
export type HistoryEvent = v.InferOutput<typeof eventSchema>;

/** How many events are shown at once. */
const pageSize = 20;

/**
 * The events of a record, the latest first, page by page (docs/api.md#records). One event more than is shown is asked for:
 * it says whether there are older ones. Needs the resource's context.
 */
export function useHistory(id: string) {
  const resource = useResourceContext() ?? '';
  const calls = useRecordCalls();
  return useInfiniteQuery({
    // Below the resource's own key, so that a save brings the history up to date, too.
    queryKey: [resource, 'history', { id }],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => {
      const range = encodeURIComponent(JSON.stringify([pageParam, pageParam + pageSize]));
      const path = `/${encodeURIComponent(id)}/history?range=${range}`;
      return calls.call(resource, { path, schema: v.array(eventSchema), signal });
    },
    getNextPageParam: (page, _pages, first) => (page.length > pageSize ? first + pageSize : undefined),
    select: eventsOf,
  });
}

/** Events that came in meanwhile move the others on, so that one may stand on two pages. */
function eventsOf({ pages }: InfiniteData<HistoryEvent[]>): HistoryEvent[] {
  const events = pages.flatMap((page) => page.slice(0, pageSize));
  return [...new Map(events.map((event) => [event.id, event])).values()];
}
