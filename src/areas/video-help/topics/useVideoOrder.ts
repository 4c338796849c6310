import { useNotify, useTranslate } from 'react-admin';
import { refusalCode } from '@/api/apiError';
import { useErrorText } from '@/records/calls/useErrorText';
import { type Topic, topicName } from '../topicSchema';
import { useOrderQueue } from './useOrderQueue';

/** The order of a topic's videos, and how to change it. */
export function useVideoOrder(topic: Topic) {
  const notify = useNotify();
  const translate = useTranslate();
  const errorText = useErrorText();
  const { items: ids, move } = useOrderQueue<readonly string[]>([topic], topic.videoIds, (error) => {
    const key = refusalCode(error) === 'stale' ? 'stale' : 'failed';
    const options = { name: topicName(topic), reason: errorText(error) };
    notify(translate(`areas.video-help.topics.${key}`, options), { type: 'error' });
  });
  return {
    ids,
    setOrder: (videoIds: readonly string[]): void =>
      move(videoIds, { topic, method: 'POST', path: '/actions/order', fields: { videoIds } }),
  };
}
