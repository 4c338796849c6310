import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { type Topic, topicSchema, topics } from '../topicSchema';

interface Moved {
  readonly topics: readonly Topic[];
  /** The topics of the server are shown again as soon as they have these versions. */
  readonly until?: ReadonlyMap<string, number>;
}

/** The position at an index of a list, between its neighbours. */
function between(others: readonly Topic[], index: number): number {
  const [previous, next] = [others[index - 1]?.position, others[index]?.position];
  if (previous === undefined) return (next ?? 0) - 1;
  return next === undefined ? previous + 1 : (previous + next) / 2;
}

/**
 * The topics in their order. A move is shown at once and sent when the one before has been answered, each topic with the
 * version of its last answer. After a failure the order of the server is shown.
 */
export function useTopicOrder(saved: readonly Topic[]) {
  const notify = useNotify();
  const errorText = useErrorText();
  const [moved, setMoved] = useState<Moved>();
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  const versions = useRef(new Map<string, number>());
  const { mutateAsync } = useRecordMutation(
    (calls, { id, ...body }: Pick<Topic, 'id' | 'position' | 'version'>) =>
      calls.call(topics.resource, {
        path: `/${encodeURIComponent(id)}`,
        method: 'PUT',
        body,
        schema: topicSchema,
      }),
    { refreshes: [topics.resource] },
  );
  const isOpen =
    moved !== undefined &&
    (moved.until === undefined || saved.some(({ id, version }) => version < (moved.until?.get(id) ?? 0)));
  const shown = isOpen ? moved.topics : saved;

  async function send({ id, version }: Topic, position: number): Promise<void> {
    try {
      const latest = Math.max(version, versions.current.get(id) ?? 0);
      const answer = await mutateAsync({ id, position, version: latest });
      versions.current.set(id, answer.version);
      waiting.current -= 1;
      if (waiting.current === 0) setMoved((last) => last && { ...last, until: new Map(versions.current) });
    } catch (error) {
      waiting.current -= 1;
      setMoved(undefined);
      notify(errorText(error), { type: 'error' });
    }
  }
  return {
    shown,
    move(from: number, to: number): void {
      const topic = shown[from];
      if (topic === undefined) return;
      const others = shown.toSpliced(from, 1);
      const position = between(others, to);
      setMoved({ topics: others.toSpliced(to, 0, { ...topic, position }) });
      waiting.current += 1;
      queue.current = queue.current.then(() => send(topic, position));
    },
  };
}
