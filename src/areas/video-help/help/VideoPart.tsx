import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { directionOf } from '@/api/languageDirection';
import { Loaded } from '@/records/calls/Loaded';
import { takeFocusWithin } from '@/ui/focus/takeFocus';
import { useShell } from '@/ui/shell';
import { EmptyState } from '@/ui/state/EmptyState';
import { clock } from '../checks/cues';
import { captionLanguageFor } from '../checks/recordings';
import { LanguageChoice } from '../player/LanguageChoice';
import { transcriptFrame } from '../player/spokenLine';
import { Transcript } from '../player/Transcript';
import { VideoPlayer } from '../player/VideoPlayer';
import { BackButton } from './BackButton';
import { Feedback } from './Feedback';
import { cuesSchema, type HelpVideo, helpVideoSchema } from './helpSchemas';
import { useHelp } from './useHelp';
import { useProgress } from './useProgress';
import { useVideoLanguages } from './useVideoLanguages';
import { LanguageBadge } from './VideoLine';
import type { VideoTarget } from './VideosSection';

const texts = 'areas.video-help.shell';

interface VideoPartProps {
  target: VideoTarget;
  /** The list behind the back button. */
  backTo: 'allFound' | 'allVideos' | 'overview';
  onBack: () => void;
  /** Called when the server knows that the video was opened. */
  onOpened: () => void;
  /** Called to play from another second. */
  onSeek: (target: VideoTarget) => void;
}

/** A video, continued where the person stopped, with its transcript. Its title takes the focus of the line that was chosen. */
export function VideoPart({ target, backTo, onBack, onOpened, onSeek }: VideoPartProps) {
  const translate = useTranslate();
  const [{ spoken }] = useVideoLanguages();
  const path = `/${encodeURIComponent(target.id)}`;
  // While another recording is loaded, this one stays, and with it the focus.
  const query = useHelp(helpVideoSchema, path, spoken ? { spoken } : {}, { keepsPrevious: true });
  return (
    <>
      <BackButton caption={translate(`${texts}.${backTo}`)} onBack={onBack} />
      <Loaded
        query={query}
        failureText={translate(`${texts}.failed`)}
        missing={<EmptyState atStart title={translate(`${texts}.gone`)} />}
      >
        {(video) => (
          <OpenVideo
            video={video}
            target={target}
            onOpened={onOpened}
            onSeek={onSeek}
            renew={async () => {
              const { data } = await query.refetch({ throwOnError: true });
              return data?.source?.kind === 'file' ? data.source.src : undefined;
            }}
          />
        )}
      </Loaded>
    </>
  );
}

interface OpenVideoProps extends Omit<VideoPartProps, 'onBack' | 'backTo'> {
  video: HelpVideo;
  renew: () => Promise<string | undefined>;
}

function OpenVideo({ video, target, onOpened, onSeek, renew }: OpenVideoProps) {
  const translate = useTranslate();
  const { defaultLanguage } = useShell();
  const { progress } = video;
  // The start position: storing progress must not change it.
  const [resumeAt] = useState(() => (progress && !progress.finished ? progress.positionSec : 0));
  const [start, setStart] = useState({ of: target, at: target.at ?? resumeAt, plays: target.plays === true });
  if (start.of !== target) setStart({ of: target, at: target.at ?? resumeAt, plays: target.plays === true });
  const [time, setTime] = useState(start.at);
  const watched = useProgress(video, start.at, onOpened);
  const [languages, setLanguages] = useVideoLanguages();
  const lang = captionLanguageFor(
    video.captions,
    languages.captions ?? document.documentElement.lang,
    defaultLanguage,
  );
  const path = `/${encodeURIComponent(video.id)}/cues/${encodeURIComponent(lang ?? '')}`;
  const captions = useHelp(cuesSchema, path, {}, { enabled: lang !== undefined });
  const chooseCaptions = (code: string | undefined) =>
    setLanguages({
      ...languages,
      isShown: code !== undefined,
      ...(code !== undefined && { captions: code }),
    });
  const seek = (at: number) => {
    setTime(at);
    onSeek({ id: video.id, at, plays: true });
  };
  // A new address is only for an expired one or for another recording; a playing video continues.
  const [played, setPlayed] = useState({ language: video.language, source: video.source });
  if (played.language !== video.language) setPlayed({ language: video.language, source: video.source });
  const isShown = languages.isShown === true;
  return (
    <Box component="article" sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Box>
        <Typography ref={takeFocusWithin} tabIndex={-1} component="h4" variant="h6" sx={headline}>
          <bdi>{video.title || video.id}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {clock(video.durationSec)} <LanguageBadge language={video.language} />
        </Typography>
      </Box>
      <VideoPlayer
        title={video.title || video.id}
        source={played.source}
        poster={video.poster}
        captions={
          captions.data && lang !== undefined ? { lang, isShown, cues: captions.data.cues } : undefined
        }
        onCaptions={chooseCaptions}
        start={start}
        onTime={(seconds) => {
          setTime(seconds);
          watched.onTime(seconds);
        }}
        onStop={watched.onStop}
        renew={renew}
      />
      <LanguageChoice
        spoken={video.language}
        spokenLanguages={video.languages}
        onSpoken={(spoken) => setLanguages({ ...languages, spoken })}
        captions={lang}
        captionLanguages={video.captions}
        isShown={played.source?.kind === 'file' ? isShown : undefined}
        onCaptions={chooseCaptions}
      />
      {video.summary === '' ? null : <Typography variant="body2">{video.summary}</Typography>}
      {video.chapters.length > 0 ? (
        <Box component="ul" role="list" aria-label={translate(`${texts}.chapters`)} sx={chapters}>
          {video.chapters.map(({ at, title }) => (
            <li key={at}>
              <Chip label={`${clock(at)} ${title}`} onClick={() => seek(at)} size="small" />
            </li>
          ))}
        </Box>
      ) : null}
      {video.description === '' ? null : (
        <Box>
          <Typography component="h4" variant="subtitle2">
            {translate(`${texts}.seen`)}
          </Typography>
          <Typography variant="body2" dir={directionOf(video.language)} sx={{ whiteSpace: 'pre-line' }}>
            {video.description}
          </Typography>
        </Box>
      )}
      {lang === undefined ? null : (
        <Loaded
          query={captions}
          failureText={translate(`${texts}.transcriptFailed`)}
          // As high as the content, without the attribute that hides what follows.
          loading={<Box role="status" aria-label={translate('ui.state.loading')} sx={transcriptFrame} />}
        >
          {({ cues }) => <Transcript cues={cues} lang={lang} time={time} onSeek={seek} />}
        </Loaded>
      )}
      <Feedback video={video} time={time} />
    </Box>
  );
}

const headline = { overflowWrap: 'anywhere', '&:focus': { outline: 'none' } } as const;
const chapters = { display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' } as const;
