import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { refusalCode } from '@/api/apiError';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { type Topic, topicName, topicSchema, topics } from '../topicSchema';

interface Sent {
  readonly videoIds: readonly string[];
  readonly version: number;
}

/**
 * The order of a topic's videos. A new order is shown at once and sent when the one before has been answered, with its
 * version; of several that wait, the latest. A refused order is reverted.
 */
export function useVideoOrder(topic: Topic) {
  const notify = useNotify();
  const translate = useTranslate();
  const errorText = useErrorText();
  /** The order moved to; from version `until` on the server's own is shown again. */
  const [moved, setMoved] = useState<{ ids: readonly string[]; until?: number }>();
  const latest = useRef<readonly string[]>(undefined);
  const isSending = useRef(false);
  const answered = useRef(0);
  const { mutateAsync } = useRecordMutation(
    (calls, body: Sent) =>
      calls.call(topics.resource, {
        path: `/${encodeURIComponent(topic.id)}/actions/order`,
        body,
        schema: topicSchema,
      }),
    { refreshes: [topics.resource] },
  );
  const isOpen = moved !== undefined && (moved.until === undefined || topic.version < moved.until);
  const ids = isOpen ? moved.ids : topic.videoIds;

  async function send(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    try {
      while (latest.current !== undefined) {
        const videoIds = latest.current;
        latest.current = undefined;
        const version = Math.max(topic.version, answered.current);
        answered.current = (await mutateAsync({ videoIds, version })).version;
      }
      setMoved((last) => last && { ...last, until: answered.current });
    } catch (error) {
      latest.current = undefined;
      setMoved(undefined);
      const key = refusalCode(error) === 'stale' ? 'stale' : 'failed';
      const reason = errorText(error);
      notify(translate(`areas.video-help.topics.${key}`, { name: topicName(topic), reason }), {
        type: 'error',
      });
    } finally {
      isSending.current = false;
    }
  }

  return {
    ids,
    setOrder(next: readonly string[]): void {
      latest.current = next;
      setMoved({ ids: next });
      void send();
    },
  };
}
