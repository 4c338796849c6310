import { useRef, useState } from 'react';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { type Topic, topicSchema, topics } from '../topicSchema';

interface OrderCall {
  /** The topic that it changes. */
  readonly topic: Topic;
  /** It only takes the place of a call that waits for this topic, after the other calls of the move. */
  readonly onlyIfWaiting?: boolean;
  /** Below the topic's address. */
  readonly path?: string;
  readonly method: 'POST' | 'PUT';
  readonly fields: object;
}

interface Sent extends Omit<OrderCall, 'topic' | 'onlyIfWaiting'> {
  readonly id: string;
  readonly version: number;
}

/**
 * An order that is shown at once and sent call by call: each waits for the answer to the one before, and has the version
 * of its topic from there. Of several that wait for one topic, only the latest is sent. After a failure `saved` is shown
 * again, and what waits for the same topic is dropped.
 */
export function useOrderQueue<Items>(
  savedTopics: readonly Topic[],
  saved: Items,
  onError: (error: unknown, topic: Topic) => void,
) {
  /** `saved` is shown again as soon as its topics have these versions. */
  const [moved, setMoved] = useState<{ items: Items; until?: ReadonlyMap<string, number> }>();
  const waiting = useRef(new Map<string, OrderCall>());
  const isSending = useRef(false);
  const versions = useRef(new Map<string, number>());
  const { mutateAsync } = useRecordMutation(
    (calls, { id, path = '', method, fields, version }: Sent) =>
      calls.call(topics.resource, {
        path: `/${encodeURIComponent(id)}${path}`,
        method,
        body: { ...fields, version },
        schema: topicSchema,
      }),
    { refreshes: [topics.resource] },
  );
  const isAhead =
    moved !== undefined &&
    (moved.until === undefined ||
      savedTopics.some(({ id, version }) => version < (moved.until?.get(id) ?? 0)));

  async function send(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    // Calls that are added meanwhile follow in the same loop.
    for (const [id, { topic, onlyIfWaiting: _, ...call }] of waiting.current) {
      waiting.current.delete(id);
      const version = Math.max(topic.version, versions.current.get(id) ?? 0);
      try {
        versions.current.set(id, (await mutateAsync({ ...call, id, version })).version);
      } catch (error) {
        waiting.current.delete(id);
        setMoved(undefined);
        onError(error, topic);
      }
    }
    setMoved((last) => last && { ...last, until: new Map(versions.current) });
    isSending.current = false;
  }

  return {
    items: isAhead ? moved.items : saved,
    move(items: Items, ...calls: readonly OrderCall[]): void {
      for (const call of calls) {
        const wasWaiting = waiting.current.delete(call.topic.id);
        if (wasWaiting || !call.onlyIfWaiting) waiting.current.set(call.topic.id, call);
      }
      setMoved({ items });
      void send();
    },
  };
}
