import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { useLanguageName } from '@/people/languages';
import { useDescription } from '@/records/inputs/useFormField';
import { maxDurationSec, type Recording } from '../checks/recordings';
import { sourcesSchema } from '../videoSchema';
import { ChaptersPart } from './ChaptersPart';
import { FormClockField } from './FormClockField';
import type { Playhead } from './playhead';
import { placeText, recordingText } from './recordingText';

interface RecordingFieldsProps {
  code: string;
  recording: Recording;
  /** The second of the video beside the form; undefined if that shows another recording. */
  playhead: Playhead | undefined;
  /** Whether its chapters can be edited here. */
  hasChapters: boolean;
  onRemove: () => void;
}

/** The recording of a video in a spoken language, with its own length and chapters. */
export function RecordingFields({ code, recording, playhead, hasChapters, onRemove }: RecordingFieldsProps) {
  const translate = useTranslate();
  const language = useLanguageName()(code);
  const source = `sources.${code}`;
  const caption = `${translate('resources.video-help/videos.fields.sources')}: ${language}`;
  // Two versions are compared by language.
  useDescription(source, caption, (value) => {
    const parsed = v.parse(sourcesSchema, { [code]: value })[code];
    return parsed === undefined ? null : recordingText(parsed);
  });
  return (
    <Box component="li" role="group" aria-label={language} sx={look}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <strong>{language}</strong> <bdi>{placeText(recording)}</bdi>
        </Box>
        <IconButton
          aria-label={translate('areas.video-help.editor.removeSource', { language })}
          onClick={onRemove}
        >
          <DeleteOutlined />
        </IconButton>
      </Box>
      <Stack spacing={2}>
        <FormClockField
          source={`${source}.durationSec`}
          label={translate('resources.video-help/videos.fields.durationSec')}
          min={1}
          max={maxDurationSec}
        />
        {hasChapters ? <ChaptersPart source={source} playhead={playhead} /> : null}
      </Stack>
    </Box>
  );
}

const look = {
  listStyle: 'none',
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
