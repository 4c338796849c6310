import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { AudienceField } from '@/people/audience/AudienceField';
import { usePageOptions } from '@/people/pages';
import { FormAutocomplete } from '@/records/inputs/FormAutocomplete';
import { FormCheckbox } from '@/records/inputs/FormCheckbox';
import { FormDateField } from '@/records/inputs/FormDateField';
import { FormNumberField } from '@/records/inputs/FormNumberField';
import { FormRadioGroup } from '@/records/inputs/FormRadioGroup';
import { starts } from '../checks/steps';

const texts = 'areas.onboarding-wizard';

/** A guide's audience and start. */
export function AudiencePart() {
  const translate = useTranslate();
  const start = useWatch({ name: 'start' });
  const startPage = useWatch({ name: 'startPage' });
  const pages = usePageOptions(startPage);
  const options = starts.map((value) => ({ value, label: translate(`${texts}.starts.${value}`) }));
  return (
    <Stack spacing={3} sx={{ maxWidth: 560 }}>
      <AudienceField source="audience" />
      <FormDateField source="newSince" help={translate(`${texts}.start.newSinceHelp`)} />
      <FormRadioGroup source="start" options={options} />
      {start === 'page' ? <FormAutocomplete source="startPage" required options={pages} /> : null}
      <FormNumberField source="priority" integer min={0} max={9} />
      <FormCheckbox source="mayHide" />
    </Stack>
  );
}
