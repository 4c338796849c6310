import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { messages } from './messageSchema';

const overlapsSchema = v.object({
  overlaps: v.array(
    v.object({
      id: idSchema,
      count: v.number(),
      with: v.array(v.object({ id: idSchema, people: v.number() })),
    }),
  ),
});

interface Overlap {
  /** The number of other messages shown at the same time to some of the same people. */
  readonly count: number;
  /** The largest number of people shared with one of them. */
  readonly people: number;
  /** Some of the others, the most shared people first. */
  readonly ids: readonly string[];
}

/**
 * The overlaps of messages by id, among one another or of one with all published ones: shown at the same time to the
 * same people.
 */
export function useOverlaps(
  asked: { readonly ids: readonly string[] } | { readonly id: string },
): ReadonlyMap<string, Overlap> {
  const calls = useRecordCalls();
  const { data } = useQuery({
    queryKey: [messages.resource, 'overlaps', asked],
    queryFn: ({ signal }) =>
      calls.call(messages.resource, {
        path: '/actions/overlaps',
        body: asked,
        reads: true,
        schema: overlapsSchema,
        signal,
      }),
    enabled: 'id' in asked || asked.ids.length > 1,
  });
  return useMemo(
    () =>
      new Map(
        (data?.overlaps ?? []).map(({ id, count, with: others }) => [
          id,
          { count, people: others[0]?.people ?? 0, ids: others.map((other) => other.id) },
        ]),
      ),
    [data],
  );
}
