import VideoLibrary from '@mui/icons-material/VideoLibraryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Loaded } from '@/records/calls/Loaded';
import { focusAround, takeFocusWithin } from '@/ui/focus/takeFocus';
import { BackButton } from './BackButton';
import { pageSchema, topicsSchema } from './helpSchemas';
import { useHelp } from './useHelp';
import { type LineVideo, VideoLine } from './VideoLine';
import type { VideoTarget } from './VideosSection';

const texts = 'areas.video-help.shell';

interface Choice {
  /** Takes the focus when the person comes back from it. */
  lastChosen: VideoTarget | undefined;
  onChoose: (target: VideoTarget) => void;
}

interface HomePartProps extends Choice {
  page: string | undefined;
  onAll: () => void;
  /** The person comes back from all videos. */
  wasAll: boolean;
}

/** The videos of this page and those that were started, with the way to all; without any of the page, all videos by topic. */
export function HomePart({ page, onAll, wasAll, ...choice }: HomePartProps) {
  const translate = useTranslate();
  const query = useHelp(pageSchema, '', { page: page === undefined ? '' : `/${page}` });
  return (
    <Loaded query={query} failureText={translate(`${texts}.failed`)}>
      {({ videos, begun }) => (
        <>
          {videos.length > 0 ? (
            <Part title={translate(`${texts}.forThisPage`)} videos={videos} {...choice} />
          ) : (
            <Typography sx={{ my: 1 }}>{translate(`${texts}.noneForThisPage`)}</Typography>
          )}
          {begun.length > 0 ? <Part title={translate(`${texts}.goOn`)} videos={begun} {...choice} /> : null}
          {videos.length === 0 ? (
            <Topics {...choice} />
          ) : (
            <Button
              ref={wasAll ? takeFocusWithin : undefined}
              variant="outlined"
              startIcon={<VideoLibrary />}
              onClick={({ currentTarget }) => {
                focusAround(currentTarget);
                onAll();
              }}
              sx={{ mt: 2 }}
            >
              {translate(`${texts}.allByTopic`)}
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}

/** All videos of the person by topic, whatever the page. */
export function AllPart({ onBack, ...choice }: Choice & { onBack: () => void }) {
  const translate = useTranslate();
  return (
    <>
      <BackButton caption={translate(`${texts}.overview`)} onBack={onBack} />
      <Typography
        ref={choice.lastChosen ? undefined : takeFocusWithin}
        tabIndex={-1}
        component="h4"
        variant="h6"
        sx={{ '&:focus': { outline: 'none' } }}
      >
        {translate(`${texts}.allVideos`)}
      </Typography>
      <Topics {...choice} />
    </>
  );
}

function Topics(choice: Choice) {
  const query = useHelp(topicsSchema, '/topics');
  return (
    <Loaded query={query}>
      {(topics) =>
        topics.map(({ id, title, videos }) => (
          <Part key={id} title={<bdi>{title}</bdi>} videos={videos} {...choice} />
        ))
      }
    </Loaded>
  );
}

interface PartProps extends Choice {
  title: ReactNode;
  videos: readonly LineVideo[];
}

function Part({ title, videos, lastChosen, onChoose }: PartProps) {
  const id = useId();
  return (
    <Box sx={{ mt: 2 }}>
      <Typography id={id} component="h4" variant="subtitle2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="ul" role="list" aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {videos.map((video) => (
          <VideoLine
            key={video.id}
            video={video}
            wasChosen={video.id === lastChosen?.id}
            onChoose={() => onChoose({ id: video.id })}
          />
        ))}
      </Box>
    </Box>
  );
}
