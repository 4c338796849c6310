import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormAutocomplete } from '../../../records/inputs/FormAutocomplete';
import { FormCheckbox } from '../../../records/inputs/FormCheckbox';
import { ScheduleText } from './ScheduleText';
import { useKeptWallTimes } from './useKeptWallTimes';
import { ZonedMomentField } from './ZonedMomentField';

const texts = 'areas.messages.schedule';
const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
}));

/** When a message is shown, and whether it goes away by itself. */
export function SchedulePart() {
  const translate = useTranslate();
  const { control } = useFormContext();
  const [startsAt, endsAt, timeZone, kind] = useWatch({
    control,
    name: ['startsAt', 'endsAt', 'timeZone', 'kind'],
  });
  useKeptWallTimes();
  return (
    <Stack sx={{ maxWidth: 560 }}>
      <ZonedMomentField source="startsAt" help={translate(`${texts}.startHelp`)} />
      <ZonedMomentField source="endsAt" help={translate(`${texts}.endHelp`)} />
      <FormAutocomplete source="timeZone" options={zones} required />
      <Alert severity="info" variant="outlined" icon={false} role="status" sx={{ mb: 2 }}>
        <ScheduleText startsAt={startsAt} endsAt={endsAt} timeZone={String(timeZone ?? 'UTC')} />
      </Alert>
      <FormCheckbox source="dismissible" help={translate(`${texts}.dismissibleHelp`)} />
      <FormCheckbox
        source="acknowledge"
        disabled={kind !== 'modal'}
        help={translate(`${texts}.acknowledgeHelp`)}
      />
    </Stack>
  );
}
