import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useTextLanguages } from '@/people/languages';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { Loaded } from '@/records/calls/Loaded';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useLanguageInAddress } from '@/records/languages/formLanguage';
import { useShell } from '@/ui/shell';
import type { Cue } from '../checks/cues';
import { captionLanguageFor, captionLanguagesOf } from '../checks/recordings';
import { helpVideoSchema } from '../help/helpSchemas';
import { LanguageChoice } from '../player/LanguageChoice';
import { Transcript } from '../player/Transcript';
import { VideoPlayer } from '../player/VideoPlayer';
import { type Video, videoName, videos } from '../videoSchema';
import { CueCorrection } from './captions/CueCorrection';
import { useCues } from './captions/cueCalls';
import { type Playhead, seek, useSecond, useStart } from './playhead';
import { placeText } from './recordingText';

interface VideoPreviewProps {
  video: Video;
  playhead: Playhead;
  /** The language of the recording; undefined for a video without a source. */
  language: string | undefined;
  onLanguage: (code: string) => void;
}

/** The video as saved, with captions that can be corrected, in a language. */
export function VideoPreview(props: VideoPreviewProps) {
  const { video, language, onLanguage } = props;
  const translate = useTranslate();
  useFormLanguageSpoken(Object.keys(video.sources), language, onLanguage);
  if (language === undefined) {
    return <Alert severity="info">{translate('areas.video-help.editor.noSource')}</Alert>;
  }
  return <RecordingPreview {...props} language={language} />;
}

/** Shows the recording in the language of the form's texts, when that changes and is spoken. */
function useFormLanguageSpoken(
  spokenLanguages: readonly string[],
  shown: string | undefined,
  onLanguage: (code: string) => void,
): void {
  const { current } = useLanguageInAddress(useTextLanguages());
  const follow = useEffectEvent((code: string) => {
    if (code !== shown && spokenLanguages.includes(code)) onLanguage(code);
  });
  useEffect(() => follow(current), [current]);
}

function RecordingPreview({
  video,
  language,
  playhead,
  onLanguage,
}: VideoPreviewProps & { language: string }) {
  const { defaultLanguage } = useShell();
  const start = useStart(playhead);
  const [chosenLanguage, setChosenLanguage] = useState<string>();
  const [isShown, setShown] = useState(false);
  const captionLanguages = captionLanguagesOf(
    video.captions.map(({ lang }) => lang),
    video.sources,
    language,
    defaultLanguage,
  );
  const lang =
    captionLanguages.find((code) => code === chosenLanguage) ??
    captionLanguageFor(captionLanguages, language, defaultLanguage);
  const { data: captions } = useCues(video, lang);
  const query = usePreview(video, language);
  const chooseCaptions = (code: string | undefined) => {
    setShown(code !== undefined);
    if (code !== undefined) setChosenLanguage(code);
  };
  return (
    <Loaded query={query}>
      {({ source, poster }) => (
        <Stack spacing={2}>
          <VideoPlayer
            title={videoName(video)}
            source={source}
            poster={poster}
            captions={captions && lang !== undefined ? { lang, isShown, cues: captions.cues } : undefined}
            onCaptions={chooseCaptions}
            start={start}
            onTime={playhead.set}
            renew={async () => {
              const { data } = await query.refetch({ throwOnError: true });
              return data?.source?.kind === 'file' ? data.source.src : undefined;
            }}
          />
          <LanguageChoice
            spoken={language}
            spokenLanguages={Object.keys(video.sources)}
            onSpoken={onLanguage}
            captions={lang}
            captionLanguages={captionLanguages}
            isShown={source?.kind === 'file' ? isShown : undefined}
            onCaptions={chooseCaptions}
          />
          {captions && lang !== undefined ? (
            <EditedTranscript key={lang} video={video} lang={lang} cues={captions.cues} playhead={playhead} />
          ) : null}
        </Stack>
      )}
    </Loaded>
  );
}

/** The recording with an address for its player; asked for again when its source or poster changes, so that it plays on otherwise. */
function usePreview({ id, sources, poster }: Video, language: string) {
  const calls = useRecordCalls();
  const source = sources[language];
  return useQuery({
    queryKey: ['video-help/preview', id, language, source && placeText(source), poster],
    queryFn: ({ signal }) =>
      calls.call(videos.resource, {
        path: `/${encodeURIComponent(id)}/preview?language=${encodeURIComponent(language)}`,
        schema: helpVideoSchema,
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    // The player and the choice below stay while another recording is loaded.
    placeholderData: (previous) => previous,
  });
}

interface EditedTranscriptProps {
  video: Video;
  lang: string;
  cues: readonly Cue[];
  playhead: Playhead;
}

/** The transcript beside the form; a line can be corrected in its place. */
function EditedTranscript({ video, lang, cues, playhead }: EditedTranscriptProps) {
  const time = useSecond(playhead);
  const canEdit = useRefusalReason('edit', videos.resource) === undefined;
  const [open, setOpen] = useState<{ index: number; cue: Cue }>();
  const form = open ? (
    <CueCorrection video={video} lang={lang} cue={open.cue} onClose={() => setOpen(undefined)} />
  ) : null;
  const onOpen = (index: number) => {
    const cue = cues[index];
    if (cue) setOpen({ index, cue });
  };
  return (
    <Transcript
      cues={cues}
      lang={lang}
      time={time}
      onSeek={(at) => seek(playhead, at)}
      {...(canEdit && { correction: { openIndex: open?.index, form, onOpen } })}
    />
  );
}
