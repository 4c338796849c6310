import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DriveFileMove from '@mui/icons-material/DriveFileMoveOutlined';
import VerticalAlignBottom from '@mui/icons-material/VerticalAlignBottom';
import VerticalAlignTop from '@mui/icons-material/VerticalAlignTop';
import { useNotify, useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { LineMenu } from '@/records/row-menu/LineMenu';
import { topics as reference, type Topic, topicName } from '../topicSchema';
import { type Video, videoName, videoSchema, videos } from '../videoSchema';

const texts = 'areas.video-help.topics';

interface MoveMenuProps {
  anchor: HTMLElement;
  film: Video;
  /** The other topics. */
  topics: readonly Topic[];
  index: number;
  count: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** Moves a film within its topic or to another one. */
export function MoveMenu({ anchor, film, topics, index, count, onMove, onClose }: MoveMenuProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const { mutateAsync } = useRecordMutation(
    (calls, topicId: string) =>
      calls.call(videos.resource, {
        path: `/${encodeURIComponent(film.id)}`,
        method: 'PUT',
        body: { topicId, version: film.version },
        schema: videoSchema,
      }),
    { refreshes: [videos.resource, reference.resource] },
  );
  const within = [
    ['first', VerticalAlignTop, 0],
    ['up', ArrowUpward, index - 1],
    ['down', ArrowDownward, index + 1],
    ['last', VerticalAlignBottom, count - 1],
  ] as const;
  return (
    <LineMenu
      name={videoName(film)}
      anchor={anchor}
      onClose={onClose}
      groups={[
        within
          .filter(([, , to]) => to >= 0 && to < count && to !== index)
          .map(([text, icon, to]) => ({
            label: translate(`${texts}.${text}`),
            icon,
            onRun: () => onMove(to),
          })),
        topics.map((topic) => ({
          label: translate(`${texts}.moveTo`, { topic: topicName(topic) }),
          icon: DriveFileMove,
          onRun: () =>
            // The menu has closed by the time the answer arrives.
            void mutateAsync(topic.id).then(
              () =>
                notify(translate(`${texts}.moved`, { name: videoName(film), topic: topicName(topic) }), {
                  type: 'success',
                }),
              (error) => notify(errorText(error), { type: 'error' }),
            ),
        })),
      ]}
    />
  );
}
