import DragIndicator from '@mui/icons-material/DragIndicatorOutlined';
import MoreVert from '@mui/icons-material/MoreVertOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { AppLink } from '@/ui/page/AppLink';
import { StatusChip } from '../list/StatusChip';
import { type Topic, topicName } from '../topicSchema';
import { type Video, videoName, videoPath } from '../videoSchema';
import { MoveMenu } from './MoveMenu';
import { TopicMenu } from './TopicMenu';
import { useOrder } from './useOrder';

const texts = 'areas.video-help.topics';

interface TopicFilmsProps {
  topic: Topic;
  topics: readonly Topic[];
  films: readonly Video[];
  /** Just added, so it is scrolled into view. */
  isNew: boolean;
}

/** The films of a topic, moved by Alt+Shift+Up and Down, dragging or a menu. */
export function TopicFilms({ topic, topics: all, films, isNew }: TopicFilmsProps) {
  const translate = useTranslate();
  const id = useId();
  const { ids, move } = useOrder(topic);
  const [dragged, setDragged] = useState<string>();
  const [menu, setMenu] = useState<{ anchor: HTMLElement; film: Video }>();
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<string>(undefined);
  // With the render that moves it, not an earlier one.
  useLayoutEffect(() => {
    if (moved.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-film="${CSS.escape(moved.current)}"] a`)?.focus();
    moved.current = undefined;
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.scrollIntoView?.({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  const onKeyDown = (event: KeyboardEvent, film: string) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0 || !event.altKey || !event.shiftKey) return;
    event.preventDefault();
    if (move(film, ids.indexOf(film) + step)) moved.current = film;
  };
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
        <Typography sx={{ color: 'text.secondary' }}>{translate(`${texts}.noFilms`)}</Typography>
      ) : null}
      <Box component="ul" role="list" ref={list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {ids.map((film, index) => {
          const video = films.find((each) => each.id === film);
          if (video === undefined) return null;
          return (
            <Box
              component="li"
              key={film}
              data-film={film}
              draggable
              onKeyDown={(event: KeyboardEvent) => onKeyDown(event, film)}
              onDragStart={() => setDragged(film)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => {
                if (dragged !== undefined && ids.includes(dragged)) event.preventDefault();
              }}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== undefined) move(dragged, index);
              }}
              sx={line}
            >
              <DragIndicator aria-hidden sx={{ color: 'text.secondary', cursor: 'grab' }} />
              <AppLink
                to={videoPath(film)}
                aria-keyshortcuts="Alt+Shift+ArrowUp Alt+Shift+ArrowDown"
                sx={{ flexGrow: 1 }}
              >
                <bdi>{videoName(video)}</bdi>
              </AppLink>
              <StatusChip status={video.status} />
              <IconButton
                aria-label={translate(`${texts}.move`, { name: videoName(video) })}
                aria-haspopup="menu"
                onClick={({ currentTarget }) => setMenu({ anchor: currentTarget, film: video })}
              >
                <MoreVert />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      {menu ? (
        <MoveMenu
          {...menu}
          topics={all.filter((each) => each.id !== topic.id)}
          index={ids.indexOf(menu.film.id)}
          count={ids.length}
          onMove={(to) => move(menu.film.id, to)}
          onClose={() => setMenu(undefined)}
        />
      ) : null}
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
