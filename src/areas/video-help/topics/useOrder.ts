import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { refusalCode } from '@/api/apiError';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { type Topic, topicName, topicSchema, topics } from '../topicSchema';

/** The order of a topic's films, changed optimistically; a refused change is reverted. */
export function useOrder(topic: Topic) {
  const notify = useNotify();
  const translate = useTranslate();
  const errorText = useErrorText();
  const [pending, setPending] = useState<{ of: Topic; ids: readonly string[] }>();
  const running = useRef(false);
  const { mutateAsync } = useRecordMutation(
    (calls, videoIds: readonly string[]) =>
      calls.call(topics.resource, {
        path: `/${encodeURIComponent(topic.id)}/actions/order`,
        body: { videoIds, version: topic.version },
        schema: topicSchema,
      }),
    { refreshes: [topics.resource] },
  );
  const ids = pending?.of === topic ? pending.ids : topic.videoIds;

  async function save(next: readonly string[]): Promise<void> {
    running.current = true;
    setPending({ of: topic, ids: next });
    try {
      await mutateAsync(next);
    } catch (error) {
      setPending(undefined);
      const key = refusalCode(error) === 'stale' ? 'stale' : 'failed';
      const reason = errorText(error);
      notify(translate(`areas.video-help.topics.${key}`, { name: topicName(topic), reason }), {
        type: 'error',
      });
    } finally {
      running.current = false;
    }
  }

  /** Moves a film to an index, unless another move is pending. */
  function move(film: string, to: number): void {
    const at = ids.indexOf(film);
    if (running.current || at < 0 || to < 0 || to >= ids.length || to === at) return;
    void save(ids.filter((each) => each !== film).toSpliced(to, 0, film));
  }
  return { ids, move };
}
