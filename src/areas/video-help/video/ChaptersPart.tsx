import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { FormListField } from '@/records/inputs/FormListField';
import { FormLocalizedField } from '@/records/inputs/FormLocalizedField';
import { clock } from '../checks/cues';
import { isVideoLength, maxDurationSec } from '../checks/recordings';
import { pageText, textsSchema } from '../videoSchema';
import { FormClockField } from './FormClockField';
import { type Playhead, useSecond } from './playhead';

const fields = 'resources.video-help/videos.fields.chapters';

interface ChaptersPartProps {
  /** The recording's field: `sources.de`. */
  source: string;
  /** The second of the video beside the form; undefined if that shows another recording. */
  playhead: Playhead | undefined;
}

/** The chapters of a recording. */
export function ChaptersPart({ source, playhead }: ChaptersPartProps) {
  const translate = useTranslate();
  const duration: unknown = useWatch({ name: `${source}.durationSec` });
  return (
    <>
      <FormListField
        source={`${source}.chapters`}
        label={translate('areas.video-help.editor.chapters')}
        defaults={{ at: 0, title: {} }}
        nameOf={({ at, title }) => `${clock(Number(at))} ${pageText(v.parse(textsSchema, title))}`}
      >
        <Stack spacing={1}>
          <FormClockField
            source="at"
            label={translate(`${fields}.at`)}
            max={isVideoLength(duration) ? duration : maxDurationSec}
          />
          <FormLocalizedField source="title" label={translate(`${fields}.title`)} maxLength={120} required />
        </Stack>
      </FormListField>
      {playhead === undefined ? null : <AddHere source={`${source}.chapters`} playhead={playhead} />}
    </>
  );
}

/** Adds a chapter at the video's current second. */
function AddHere({ source, playhead }: { source: string; playhead: Playhead }) {
  const translate = useTranslate();
  const second = useSecond(playhead);
  const { getValues, setValue } = useFormContext();
  return (
    <Button
      variant="outlined"
      startIcon={<Add />}
      onClick={() => {
        const chapters: unknown = getValues(source);
        const next = [...(Array.isArray(chapters) ? chapters : []), { at: second, title: {} }];
        setValue(source, next, { shouldDirty: true });
      }}
      sx={{ alignSelf: 'flex-start' }}
    >
      {translate('areas.video-help.editor.addAt', { time: clock(second) })}
    </Button>
  );
}
