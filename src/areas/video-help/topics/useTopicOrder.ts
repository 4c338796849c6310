import { useNotify } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import type { Topic } from '../topicSchema';
import { useOrderQueue } from './useOrderQueue';

/** The position at an index of a list, between its neighbours. */
function positionAt(topics: readonly Topic[], index: number): number {
  const [previous, next] = [topics[index - 1]?.position, topics[index]?.position];
  if (previous === undefined) return (next ?? 0) - 1;
  return next === undefined ? previous + 1 : (previous + next) / 2;
}

/** The topics in their order, and how to move one. */
export function useTopicOrder(saved: readonly Topic[]) {
  const notify = useNotify();
  const errorText = useErrorText();
  const { items: topics, move } = useOrderQueue(saved, saved, (error) =>
    notify(errorText(error), { type: 'error' }),
  );
  return {
    topics,
    move(from: number, to: number): void {
      const topic = topics[from];
      if (topic === undefined) return;
      const remaining = topics.toSpliced(from, 1);
      const position = positionAt(remaining, to);
      move(remaining.toSpliced(to, 0, { ...topic, position }), {
        topic,
        method: 'PUT',
        fields: { position },
      });
    },
  };
}
