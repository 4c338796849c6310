import { useNotify, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { ApiError, refusalCode } from '@/api/apiError';
import { useActionErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { type Message, messageName, messageSchema, messages } from '../messageSchema';

const countSchema = v.object({ count: v.number() });

/**
 * Publishes a message to the number of people shown; `recounted` is the server's number if it refused because of a
 * difference.
 */
export function usePublish(message: Message, onDone: () => void) {
  const notify = useNotify();
  const translate = useTranslate();
  const errorText = useActionErrorText();
  const { mutate, isPending, error } = useRecordMutation(
    (calls, expectedCount: number) => {
      const path = `/${encodeURIComponent(message.id)}/actions/publish`;
      const body = { version: message.version, expectedCount };
      return calls.call(messages.resource, { path, body, schema: messageSchema });
    },
    { refreshes: [messages.resource] },
  );
  const publish = (count: number) =>
    mutate(count, {
      onSuccess: ({ phase }) => {
        const text = phase === 'scheduled' ? 'scheduled' : 'done';
        const messageArgs = { name: messageName(message) };
        notify(`areas.messages.publish.${text}`, { type: 'success', messageArgs });
        onDone();
      },
    });
  const isRecounted = refusalCode(error) === 'count_changed';
  const counted = v.safeParse(countSchema, error instanceof ApiError ? error.body : undefined);
  const recounted = isRecounted && counted.success ? counted.output.count : undefined;
  const failure =
    recounted === undefined
      ? error && errorText(error)
      : translate('areas.messages.publish.recounted', { smart_count: recounted });
  return { publish, isPending, failure, recounted };
}
