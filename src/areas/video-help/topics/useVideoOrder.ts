import { useNotify, useTranslate } from 'react-admin';
import { refusalCode } from '@/api/apiError';
import { useErrorText } from '@/records/calls/useErrorText';
import { moved, type Place } from '@/ui/order/orderedItems';
import { type Topic, topicName } from '../topicSchema';
import { useOrderQueue } from './useOrderQueue';

/** The videos of each topic, by its id, in order. */
type VideoOrder = ReadonlyMap<string, readonly string[]>;

/** The order of the videos of all topics, and how to move one, within its topic or to another. */
export function useVideoOrder(topics: readonly Topic[]) {
  const notify = useNotify();
  const translate = useTranslate();
  const errorText = useErrorText();
  const saved: VideoOrder = new Map(topics.map(({ id, videoIds }) => [id, videoIds]));
  const queue = useOrderQueue(topics, saved, (error, topic) => {
    const key = refusalCode(error) === 'stale' ? 'stale' : 'failed';
    const options = { name: topicName(topic), reason: errorText(error) };
    notify(translate(`areas.video-help.topics.${key}`, options), { type: 'error' });
  });
  const { items } = queue;
  const idsOf = (topic: string): readonly string[] => items.get(topic) ?? [];
  return {
    idsOf,
    move(id: string, to: Place, from: Place): void {
      const [source, target] = [from, to].map(({ list }) => topics.find((topic) => topic.id === list));
      if (source === undefined || target === undefined) return;
      const isWithin = source === target;
      const targetIds = isWithin
        ? moved(idsOf(target.id), from.index, to.index)
        : idsOf(target.id).toSpliced(to.index, 0, id);
      const sourceIds = isWithin ? targetIds : idsOf(source.id).filter((each) => each !== id);
      const order = (topic: Topic, videoIds: readonly string[]) =>
        ({ topic, method: 'POST', path: '/actions/order', fields: { videoIds } }) as const;
      queue.move(
        new Map([...items, [source.id, sourceIds], [target.id, targetIds]]),
        order(target, targetIds),
        // The order of the topic that it leaves needs no call, but one that waits would take the video back.
        ...(isWithin ? [] : [{ ...order(source, sourceIds), onlyIfWaiting: true }]),
      );
    },
  };
}
