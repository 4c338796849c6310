import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import * as v from 'valibot';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { numberFormat } from '@/ui/formats';
import { type Message, messageSchema, messages } from '../messageSchema';

const reachSchema = v.object({
  reach: messageSchema.entries.reach,
  byLanguage: v.array(
    v.object({ language: v.string(), people: v.number(), seen: v.number(), acknowledged: v.number() }),
  ),
});

export type LanguageReach = v.InferOutput<typeof reachSchema>['byLanguage'];

/** A message's current reach, which is refetched while it is shown. */
export function useReach({ id, reach, phase }: Message) {
  const calls = useRecordCalls();
  const { data } = useQuery({
    queryKey: [messages.resource, 'reach', id],
    queryFn: ({ signal }) =>
      calls.call(messages.resource, {
        path: `/${encodeURIComponent(id)}/actions/reach`,
        schema: reachSchema,
        signal,
      }),
    enabled: phase !== 'draft' && phase !== 'scheduled',
    refetchOnWindowFocus: true,
  });
  return data ?? { reach, byLanguage: [] };
}

/** Formats a fraction as a whole percentage. */
export function usePercent(): (share: number) => string {
  const [locale] = useLocaleState();
  return (share) => numberFormat(locale, { style: 'percent' }).format(share);
}
