import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDebouncedEvent } from 'react-admin';
import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { type Audience, isNobody, normalizeAudience } from './audience';

const reachSchema = v.object({
  count: v.number(),
  byLanguage: v.fallback(v.array(v.object({ language: v.nullable(v.string()), count: v.number() })), []),
  sample: v.fallback(v.array(v.object({ id: idSchema, name: v.string() })), []),
  /** Whether the one who asks belongs to it; undefined where the server does not tell. */
  includesCaller: v.fallback(v.optional(v.boolean()), undefined),
});

/** How many people belong to an audience now, how many by language, the first names, and whether the one who asks is among them. */
export type AudienceReach = v.InferOutput<typeof reachSchema>;

const nobodyAtAll: AudienceReach = { count: 0, byLanguage: [], sample: [], includesCaller: false };

/** Milliseconds without a change after which the server is asked. */
const pause = 300;

/** Asks the server who belongs to an audience once it has stopped changing; an outdated request is aborted. */
export function useAudienceReach(audience: Audience) {
  const calls = useRecordCalls();
  const wanted = JSON.stringify(normalizeAudience(audience));
  const [settled, setSettled] = useState(wanted);
  const settle = useDebouncedEvent(setSettled, pause);
  useEffect(() => void settle(wanted), [settle, wanted]);
  const isEmpty = isNobody(audience);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['directory/audiences', 'count', settled],
    queryFn: ({ signal }) =>
      calls.call('directory/audiences', {
        path: '/actions/count',
        body: { audience: JSON.parse(settled) },
        reads: true,
        schema: reachSchema,
        signal,
      }),
    placeholderData: keepPreviousData,
    enabled: !isEmpty && settled === wanted,
    staleTime: 10_000,
  });
  if (isEmpty) return { reach: nobodyAtAll, isCounting: false, error: null, refetch };
  const isCounting = settled !== wanted || isFetching || isPlaceholderData;
  return { reach: data, isCounting, error: isCounting ? null : error, refetch };
}
