import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { maxLengths } from '../checks/messageText';
import { itemSchema, moment } from '../shell/itemSchema';

const messageSchema = v.object({
  ...itemSchema.entries,
  /** When the reader confirmed it; null if not. */
  acknowledgedAt: moment,
  timeZone: v.fallback(v.string(), 'UTC'),
  body: v.pipe(
    v.fallback(v.string(), ''),
    v.transform((text) => text.slice(0, maxLengths.body)),
  ),
});

/** An open message. */
export type OpenMessage = v.InferOutput<typeof messageSchema>;

/** A message of the inbox with its body. */
export function useInboxMessage(id: string | undefined) {
  const calls = useRecordCalls();
  const { lang } = document.documentElement;
  return useQuery({
    queryKey: ['messages/inbox', 'body', id, lang],
    queryFn: ({ signal }) =>
      calls.call('messages/inbox', {
        path: `/${encodeURIComponent(id ?? '')}?language=${encodeURIComponent(lang)}`,
        schema: messageSchema,
        signal,
      }),
    enabled: id !== undefined,
  });
}
