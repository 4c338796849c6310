import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Loaded } from '@/records/calls/Loaded';
import { type HelpVideo, pageSchema, topicsSchema } from './helpSchemas';
import { useHelp } from './useHelp';
import { VideoLine } from './VideoLine';
import type { VideoTarget } from './VideosSection';

const texts = 'areas.video-help.shell';

interface HomePartProps {
  page: string | undefined;
  onChoose: (target: VideoTarget) => void;
}

/** The videos of this page and those that were started; without any, all videos by topic. */
export function HomePart({ page, onChoose }: HomePartProps) {
  const translate = useTranslate();
  const query = useHelp(pageSchema, '', { page: page === undefined ? '' : `/${page}` });
  const list = (videos: readonly HelpVideo[]) =>
    videos.map((video) => (
      <VideoLine key={video.id} video={video} onChoose={() => onChoose({ id: video.id })} />
    ));
  return (
    <Loaded query={query} failureText={translate(`${texts}.failed`)}>
      {({ videos, begun }) => (
        <>
          {videos.length > 0 ? (
            <Part title={translate(`${texts}.forThisPage`)}>{list(videos)}</Part>
          ) : (
            <Typography sx={{ my: 1 }}>{translate(`${texts}.noneForThisPage`)}</Typography>
          )}
          {begun.length > 0 ? <Part title={translate(`${texts}.goOn`)}>{list(begun)}</Part> : null}
          {videos.length === 0 ? <Topics onChoose={onChoose} /> : null}
        </>
      )}
    </Loaded>
  );
}

function Topics({ onChoose }: Pick<HomePartProps, 'onChoose'>) {
  const query = useHelp(topicsSchema, '/topics');
  return (
    <Loaded query={query}>
      {(topics) =>
        topics.map(({ id, title, videos }) => (
          <Part key={id} title={<bdi>{title}</bdi>}>
            {videos.map((video) => (
              <VideoLine key={video.id} video={video} onChoose={() => onChoose({ id: video.id })} />
            ))}
          </Part>
        ))
      }
    </Loaded>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Box sx={{ mt: 2 }}>
      <Typography id={id} component="h4" variant="subtitle2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="ul" role="list" aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {children}
      </Box>
    </Box>
  );
}
