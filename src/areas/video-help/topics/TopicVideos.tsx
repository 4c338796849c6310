import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { StatusMark } from '@/records/lifecycle/StatusMark';
import { RecordLink } from '@/records/list/RecordLink';
import { MoveButtons } from '@/ui/order/MoveButtons';
import { MoveHandle } from '@/ui/order/MoveHandle';
import { OrderedLine } from '@/ui/order/OrderedLine';
import { UndoButtons } from '@/ui/order/UndoButtons';
import type { Order } from '@/ui/order/useOrderedList';
import { type Topic, topicName } from '../topicSchema';
import { videoStates } from '../videoLife';
import { type Video, videoName, videoPath } from '../videoSchema';
import { TopicMenu } from './TopicMenu';

const texts = 'areas.video-help.topics';

interface TopicVideosProps {
  topic: Topic;
  /** The order of all topics, and that of the videos in them. */
  topicOrder: Order;
  videoOrder: Order;
  ids: readonly string[];
  videos: readonly Video[];
  /** Whether the last video was moved here, so that it is undone here. */
  hasUndo: boolean;
  /** Just added, so it is scrolled into view. */
  isNew: boolean;
}

/** The videos of a topic, in the order in which readers see them; they can be moved to other topics too. */
export function TopicVideos(props: TopicVideosProps) {
  const { topic, topicOrder, videoOrder: order, ids, videos, hasUndo, isNew } = props;
  const translate = useTranslate();
  const headingId = useId();
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
      <Box component="ul" role="list" {...order.areaOf(topic.id)} sx={list}>
        {ids.map((id) => {
          const video = videos.find((each) => each.id === id);
          if (video === undefined) return null;
          return (
            <OrderedLine key={id} order={order} item={id} component="li" sx={line}>
              <MoveHandle order={order} item={id} />
              <Box sx={name}>
                <RecordLink to={videoPath(id)}>
                  <bdi>{videoName(video)}</bdi>
                </RecordLink>
                <StatusMark states={videoStates} state={video.status} />
              </Box>
              <MoveButtons order={order} item={id} />
            </OrderedLine>
          );
        })}
      </Box>
      {hasUndo ? <UndoButtons order={order} /> : null}
    </OrderedLine>
  );
}

// Something to drop a video on, where there is none yet.
const list = { m: 0, p: 0, pb: 2, listStyle: 'none' } as const;
const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
/** On a handset, the status is below the title. */
const name = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'start', sm: 'center' },
  columnGap: 1,
  flexGrow: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > .record-link': { flexGrow: 1 },
} as const;
