import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { StatusMark } from '@/records/lifecycle/StatusMark';
import { RecordLink } from '@/records/list/RecordLink';
import { MoveButtons } from '@/ui/order/MoveButtons';
import { MoveHandle } from '@/ui/order/MoveHandle';
import { OrderedLine } from '@/ui/order/OrderedLine';
import { OrderStatus } from '@/ui/order/OrderStatus';
import { moved } from '@/ui/order/orderedItems';
import { UndoButtons } from '@/ui/order/UndoButtons';
import { type Order, useOrderedList } from '@/ui/order/useOrderedList';
import { type Topic, topicName } from '../topicSchema';
import { videoStates } from '../videoLife';
import { type Video, videoName, videoPath } from '../videoSchema';
import { TopicMenu } from './TopicMenu';
import { useVideoOrder } from './useVideoOrder';

const texts = 'areas.video-help.topics';

interface TopicVideosProps {
  topic: Topic;
  /** The order of all topics. */
  topicOrder: Order;
  videos: readonly Video[];
  /** Just added, so it is scrolled into view. */
  isNew: boolean;
}

/** The videos of a topic, in the order in which readers see them. */
export function TopicVideos({ topic, topicOrder, videos, isNew }: TopicVideosProps) {
  const translate = useTranslate();
  const headingId = useId();
  const { ids, setOrder } = useVideoOrder(topic);
  const nameOf = (id: string) => {
    const video = videos.find((each) => each.id === id);
    return video ? videoName(video) : '';
  };
  const order = useOrderedList({
    lists: [{ id: topic.id, items: ids.map((id) => ({ id, name: nameOf(id) })) }],
    onMove: (_id, to, from) => setOrder(moved(ids, from.index, to.index)),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.scrollIntoView?.({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <OrderedLine order={topicOrder} item={topic.id} component="section" aria-labelledby={headingId}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <MoveHandle order={topicOrder} item={topic.id} />
        <Typography
          id={headingId}
          ref={heading}
          tabIndex={-1}
          variant="h2"
          sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}
        >
          <bdi>{topicName(topic)}</bdi>
        </Typography>
        <TopicMenu topic={topic} order={topicOrder} />
      </Box>
      {ids.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{translate(`${texts}.noVideos`)}</Typography>
      ) : null}
      <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {ids.map((id) => {
          const video = videos.find((each) => each.id === id);
          if (video === undefined) return null;
          return (
            <OrderedLine key={id} order={order} item={id} component="li" sx={line}>
              <MoveHandle order={order} item={id} />
              <RecordLink to={videoPath(id)}>
                <bdi>{videoName(video)}</bdi>
              </RecordLink>
              <StatusMark states={videoStates} state={video.status} />
              <MoveButtons order={order} item={id} />
            </OrderedLine>
          );
        })}
      </Box>
      <UndoButtons order={order} />
      <OrderStatus order={order} />
    </OrderedLine>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  '& > .record-link': { flexGrow: 1 },
} as const;
