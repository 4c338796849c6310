import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguageName, useTextLanguages } from '@/people/languages';
import { Loaded } from '@/records/calls/Loaded';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { SelectField } from '@/records/inputs/SelectField';
import { useLanguageInAddress } from '@/records/languages/formLanguage';
import { helpVideoSchema } from '../help/helpSchemas';
import { Transcript } from '../player/Transcript';
import { VideoPlayer } from '../player/VideoPlayer';
import { type Video, videos } from '../videoSchema';
import { useCues } from './captions/cueCalls';
import { type Playhead, seek, useSecond, useStart } from './playhead';

interface VideoPreviewProps {
  video: Video;
  playhead: Playhead;
  /** The language of the recording; undefined for a video without a source. */
  language: string | undefined;
  onLanguage: (code: string) => void;
}

/** The video as saved, with captions, in a language. */
export function VideoPreview({ video, playhead, language, onLanguage }: VideoPreviewProps) {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const spokenLanguages = Object.keys(video.sources);
  useFormLanguageSpoken(spokenLanguages, language, onLanguage);
  if (language === undefined) {
    return <Alert severity="info">{translate('areas.video-help.editor.noSource')}</Alert>;
  }
  return (
    <Stack spacing={2}>
      {spokenLanguages.length > 1 ? (
        <SelectField
          label={translate('areas.video-help.editor.recording')}
          value={language}
          onChange={onLanguage}
          options={spokenLanguages.map((value) => ({ value, label: nameOf(value) }))}
        />
      ) : null}
      <RecordingPreview
        key={`${language} ${video.version}`}
        video={video}
        language={language}
        playhead={playhead}
      />
    </Stack>
  );
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

interface RecordingPreviewProps {
  video: Video;
  language: string;
  playhead: Playhead;
}

function RecordingPreview({ video, language, playhead }: RecordingPreviewProps) {
  const calls = useRecordCalls();
  const time = useSecond(playhead);
  const start = useStart(playhead);
  const hasCaptions = video.captions.some(({ lang }) => lang === language);
  const { data: captions } = useCues(video, hasCaptions ? language : undefined);
  const query = useQuery({
    queryKey: [videos.resource, 'preview', video.id, video.version, language],
    queryFn: ({ signal }) =>
      calls.call(videos.resource, {
        path: `/${encodeURIComponent(video.id)}/preview?language=${encodeURIComponent(language)}`,
        schema: helpVideoSchema,
        signal,
      }),
  });
  return (
    <Loaded query={query}>
      {({ id, title, source, poster }) => (
        <>
          <VideoPlayer
            title={title || id}
            source={source}
            poster={poster}
            captions={captions && { lang: language, cues: captions.cues }}
            start={start}
            onTime={playhead.set}
            renew={async () => {
              const { data } = await query.refetch({ throwOnError: true });
              return data?.source?.kind === 'file' ? data.source.src : undefined;
            }}
          />
          {captions ? (
            <Transcript
              cues={captions.cues}
              lang={language}
              time={time}
              onSeek={(at) => seek(playhead, at)}
            />
          ) : null}
        </>
      )}
    </Loaded>
  );
}
