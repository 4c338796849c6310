import Box from '@mui/material/Box';
import { useNotify, useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { fileStem, saveFile } from '@/records/csv/writeCsv';
import { BusyButton } from '@/ui/controls/BusyButton';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { writeWebVtt } from '../../checks/webVtt';
import { type Video, videoName, videos } from '../../videoSchema';
import { cuesPath, storedCuesSchema } from './cueCalls';

/** Saves the captions of a language as a WebVTT file, which can be chosen here again. */
export function DownloadCaptions({ video, lang }: { video: Video; lang: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const nameOf = useLanguageName();
  const { mutate, isPending } = useRecordMutation(
    (calls, path: string) => calls.call(videos.resource, { path, schema: storedCuesSchema }),
    {
      refreshes: [],
      onSuccess: ({ cues }) =>
        saveFile(
          new Blob([writeWebVtt(cues)], { type: 'text/vtt;charset=utf-8' }),
          `${fileStem(videoName(video)) || video.id}.${lang}.vtt`,
        ),
      onError: (error) => notify(errorText(error), { type: 'error' }),
    },
  );
  return (
    <BusyButton size="small" loading={isPending} onClick={() => mutate(cuesPath(video, lang))}>
      {translate('areas.video-help.captions.download')}
      <Box component="span" sx={visuallyHidden}>{` ${nameOf(lang)}`}</Box>
    </BusyButton>
  );
}
