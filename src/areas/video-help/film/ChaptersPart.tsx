import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useTextLanguages } from '@/people/languages';
import { FormListField } from '@/records/inputs/FormListField';
import { FormLocalizedField } from '@/records/inputs/FormLocalizedField';
import { clock } from '../checks/cues';
import { pageText, textsSchema } from '../videoSchema';
import { FormClockField } from './FormClockField';
import { type Place, useSecond } from './place';

/** The chapters of a film. */
export function ChaptersPart({ place }: { place: Place }) {
  const translate = useTranslate();
  const languages = useTextLanguages();
  const duration = Number(useWatch({ name: 'durationSec' }) ?? 14_400);
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      <FormListField
        source="chapters"
        label={translate('areas.video-help.editor.chapters')}
        defaults={{ at: 0, title: {} }}
        nameOf={({ at, title }) => `${clock(Number(at))} ${pageText(v.parse(textsSchema, title))}`}
      >
        <Stack spacing={1}>
          <FormClockField source="at" most={duration} />
          <FormLocalizedField source="title" languages={languages} maxLength={120} required />
        </Stack>
      </FormListField>
      <AddHere place={place} />
    </Stack>
  );
}

/** Adds a chapter at the film's current second. */
function AddHere({ place }: { place: Place }) {
  const translate = useTranslate();
  const second = useSecond(place);
  const { getValues, setValue } = useFormContext();
  return (
    <Button
      variant="outlined"
      startIcon={<Add />}
      onClick={() => {
        const before: unknown = getValues('chapters');
        const chapters = [...(Array.isArray(before) ? before : []), { at: second, title: {} }];
        setValue('chapters', chapters, { shouldDirty: true });
      }}
      sx={{ alignSelf: 'flex-start' }}
    >
      {translate('areas.video-help.editor.addAt', { time: clock(second) })}
    </Button>
  );
}
