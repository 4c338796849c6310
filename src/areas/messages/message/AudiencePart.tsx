import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { AudienceField } from '@/people/audience/AudienceField';
import { audienceSchema, nobody } from '@/people/audience/audience';
import { useAudienceReach } from '@/people/audience/useAudienceReach';
import { FormAutocomplete } from '@/records/inputs/FormAutocomplete';
import { FormRadioGroup } from '@/records/inputs/FormRadioGroup';
import { useShell } from '@/ui/shell';
import { type States, statesOf } from '../checks/messageText';
import { MissingTexts } from '../publish/MissingTexts';

const texts = 'areas.messages.editor';

/**
 * Who gets a message, on which pages it appears, and whether authors see who has read it, which is settled by
 * publishing.
 */
export function AudiencePart({ isPublished }: { isPublished: boolean }) {
  const translate = useTranslate();
  const { areas } = useShell();
  const kind: unknown = useWatch({ name: 'kind' });
  const receiptOptions = (['counts', 'people'] as const).map((value) => ({
    value,
    label: translate(`${texts}.receiptChoices.${value}`),
  }));
  return (
    <Stack spacing={3} sx={{ maxWidth: 560 }}>
      <AudienceField source="audience" />
      <Missing />
      <FormAutocomplete
        source="areas"
        multiple
        disabled={kind !== 'banner'}
        options={areas.map(({ path, key }) => ({ value: path, label: translate(`areas.${key}.caption`) }))}
        help={translate(`${texts}.areasHelp`)}
      />
      <FormRadioGroup
        source="receipts"
        options={receiptOptions}
        disabled={isPublished}
        help={translate(`${texts}.${isPublished ? 'receiptsFixed' : 'receiptsHelp'}`)}
      />
    </Stack>
  );
}

/** Separate, because it renders with each key. */
function Missing() {
  const audience: unknown = useWatch({ name: 'audience' });
  const fallback: unknown = useWatch({ name: 'fallback' });
  const states: States = useWatch({ name: 'texts', compute: statesOf });
  const { reach } = useAudienceReach(v.parse(v.fallback(audienceSchema, nobody), audience));
  return <MissingTexts states={states} fallback={String(fallback ?? 'en')} reach={reach} />;
}
