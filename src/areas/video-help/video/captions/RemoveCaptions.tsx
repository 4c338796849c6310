import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { type Video, videoSchema, videos } from '../../videoSchema';
import { cuesPath } from './cueCalls';

const texts = 'areas.video-help.captions';

interface RemoveCaptionsProps {
  video: Video;
  captions: Video['captions'][number];
}

/** Removes the captions of a language. Asks first, because the server keeps no copy. */
export function RemoveCaptions({ video, captions: { lang, cueCount } }: RemoveCaptionsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const language = useLanguageName()(lang);
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useRecordMutation(
    (calls, version: number) =>
      calls.call(videos.resource, {
        path: `${cuesPath(video, lang)}?version=${version}`,
        method: 'DELETE',
        schema: videoSchema,
      }),
    { refreshes: [videos.resource] },
  );
  const onConfirm = () =>
    mutate(video.version, {
      onSuccess: () => {
        setAsking(false);
        notify(translate(`${texts}.removed`, { language }), { type: 'success' });
      },
    });
  return (
    <>
      <Button
        size="small"
        color="error"
        onClick={() => {
          reset();
          setAsking(true);
        }}
      >
        {translate(`${texts}.remove`)}
        <Box component="span" sx={visuallyHidden}>{` ${language}`}</Box>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={translate(`${texts}.removeQuestion`, { language })}
        message={translate(`${texts}.removeHelp`, { smart_count: cueCount })}
        confirm={translate(`${texts}.remove`)}
        danger
        busy={isPending}
        error={error ? errorText(error) : undefined}
        onConfirm={onConfirm}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
