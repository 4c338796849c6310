import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { AppLink } from '@/ui/page/AppLink';
import { StatusChip } from '../list/StatusChip';
import { type Topic, topicName } from '../topicSchema';
import { type Video, videoName, videoPath } from '../videoSchema';
import { TopicMenu } from './TopicMenu';
import { useOrder } from './useOrder';

const texts = 'areas.video-help.topics';

interface TopicVideosProps {
  topic: Topic;
  topics: readonly Topic[];
  videos: readonly Video[];
  /** Just added, so it is scrolled into view. */
  isNew: boolean;
}

/** The videos of a topic, in the order in which readers see them. */
export function TopicVideos({ topic, topics: all, videos, isNew }: TopicVideosProps) {
  const translate = useTranslate();
  const id = useId();
  const { ids, move } = useOrder(topic);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.scrollIntoView?.({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography
          id={id}
          ref={heading}
          tabIndex={-1}
          variant="h2"
          sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}
        >
          <bdi>{topicName(topic)}</bdi>
        </Typography>
        <TopicMenu topic={topic} topics={all} />
      </Box>
      {ids.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{translate(`${texts}.noVideos`)}</Typography>
      ) : null}
      <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {ids.map((id, index) => {
          const video = videos.find((each) => each.id === id);
          if (video === undefined) return null;
          const arrow = (name: 'moveUp' | 'moveDown', Icon: typeof ArrowUpward, to: number) => {
            const isAtEnd = to < 0 || to >= ids.length;
            return (
              <IconButton
                size="small"
                aria-label={translate(`${texts}.${name}`, { name: videoName(video) })}
                // If disabled, it would lose the focus on the click that reaches the end.
                aria-disabled={isAtEnd || undefined}
                onClick={() => move(id, to)}
                sx={isAtEnd ? { color: 'text.disabled', cursor: 'default' } : undefined}
              >
                <Icon fontSize="small" />
              </IconButton>
            );
          };
          return (
            <Box component="li" key={id} sx={line}>
              <AppLink to={videoPath(id)} sx={{ flexGrow: 1 }}>
                <bdi>{videoName(video)}</bdi>
              </AppLink>
              <StatusChip status={video.status} />
              {arrow('moveUp', ArrowUpward, index - 1)}
              {arrow('moveDown', ArrowDownward, index + 1)}
            </Box>
          );
        })}
      </Box>
    </Box>
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
} as const;
