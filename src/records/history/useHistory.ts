import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { useRecordCalls } from '../calls/useRecordCalls';

const changeSchema = v.object({
  field: v.string(),
  /** Absent if the record had no value. */
  before: v.optional(v.unknown()),
  after: v.optional(v.unknown()),
});
const eventSchema = v.object({
  id: idSchema,
  /** ISO 8601. */
  at: v.string(),
  actor: v.fallback(v.nullable(v.object({ id: idSchema, name: v.string() })), null),
  /** `create`, `update`, `delete`, or a custom verb of the resource. */
  action: v.string(),
  changes: v.fallback(v.array(changeSchema), []),
  /**
   * The changed record, in a log of several resources: its resource on the server, its id, and its name at that time.
   */
  resource: v.optional(v.string()),
  resourceId: v.optional(idSchema),
  resourceLabel: v.optional(v.string()),
});

export type HistoryEvent = v.InferOutput<typeof eventSchema>;

const pageSize = 20;

/** A list whose records are events, such as an audit log, filtered to one history. */
export interface HistorySource {
  readonly resource: string;
  readonly filter: Readonly<Record<string, unknown>>;
}

/**
 * The events of a record, latest first (docs/api.md#records), or those of a source. Requests one more than it shows, to
 * know whether there are older ones.
 */
export function useHistory(id: string, source?: HistorySource) {
  const contextResource = useResourceContext() ?? '';
  const resource = source?.resource ?? contextResource;
  const calls = useRecordCalls();
  return useInfiniteQuery({
    // Under the resource's key, so that a save refetches the history too.
    queryKey: [resource, 'history', source?.filter ?? { id }],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => {
      const asJson = (value: unknown) => encodeURIComponent(JSON.stringify(value));
      const range = `range=${asJson([pageParam, pageParam + pageSize])}`;
      const path = source
        ? `?filter=${asJson(source.filter)}&${range}&sort=${asJson(['at', 'DESC'])}`
        : `/${encodeURIComponent(id)}/history?${range}`;
      return calls.call(resource, { path, schema: v.array(eventSchema), signal });
    },
    getNextPageParam: (page, _pages, offset) => (page.length > pageSize ? offset + pageSize : undefined),
    select: eventsOf,
  });
}

/** New events shift the others, so one event may be on two pages. */
function eventsOf({ pages }: InfiniteData<HistoryEvent[]>): HistoryEvent[] {
  const events = pages.flatMap((page) => page.slice(0, pageSize));
  return [...new Map(events.map((event) => [event.id, event])).values()];
}
