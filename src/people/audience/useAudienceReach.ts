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
  /** Whether the signed-in user belongs to it; undefined if the server does not say. */
  includesCaller: v.fallback(v.optional(v.boolean()), undefined),
});

/** How many people belong to an audience now, in total and by language, the first few names, and whether the signed-in user is among them. */
export type AudienceReach = v.InferOutput<typeof reachSchema>;

const nobodyAtAll: AudienceReach = { count: 0, byLanguage: [], sample: [], includesCaller: false };

/** Delay after the last change before the call, in milliseconds. */
const debounceMs = 300;

/** Queries who belongs to an audience once it has stopped changing; outdated requests are aborted. */
export function useAudienceReach(audience: Audience) {
  const calls = useRecordCalls();
  const request = JSON.stringify(normalizeAudience(audience));
  const [settled, setSettled] = useState(request);
  const settle = useDebouncedEvent(setSettled, debounceMs);
  useEffect(() => void settle(request), [settle, request]);
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
    enabled: !isEmpty && settled === request,
    staleTime: 10_000,
  });
  if (isEmpty) return { reach: nobodyAtAll, isCounting: false, error: null, refetch };
  const isCounting = settled !== request || isFetching || isPlaceholderData;
  return { reach: data, isCounting, error: isCounting ? null : error, refetch };
}
