import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { endsEarly, isMoment } from '@/records/dates/moment';
import { FormCheckbox } from '@/records/inputs/FormCheckbox';
import { lazyPart } from '@/ui/loading/LazyPart';
import { canAskToConfirm, canDismiss } from '../checks/readerState';
import { ScheduleText } from './ScheduleText';
import { momentOf, zoneOf } from './scheduleShape';
import { ZonedTimeField } from './ZonedTimeField';

const texts = 'areas.messages.schedule';
const ZoneField = lazyPart(() => import('./ZoneField').then((part) => part.ZoneField));

/** When a message is shown, and whether it closes by itself. */
export function SchedulePart() {
  const translate = useTranslate();
  const { control } = useFormContext();
  const [startsAt, endsAt, timeZone, kind] = useWatch({
    control,
    name: ['startsAt', 'endsAt', 'timeZone', 'kind'],
  });
  const zone = zoneOf(timeZone);
  const [start, end] = [momentOf(startsAt, zone), momentOf(endsAt, zone)];
  const isDismissedAnyway = canDismiss({ kind, dismissible: false, acknowledge: false });
  // What is wrong is said at its field.
  const isClear = [start, end].every((each) => each === null || isMoment(each)) && !endsEarly(start, end);
  return (
    <Stack sx={{ maxWidth: 560 }}>
      <ZonedTimeField source="startsAt" help={translate(`${texts}.startHelp`)} />
      <ZonedTimeField source="endsAt" after="startsAt" help={translate(`${texts}.endHelp`)} />
      <ZoneField />
      <Box role="status">
        {isClear ? (
          <Alert severity="info" variant="outlined" icon={false} role="presentation" sx={{ mb: 2 }}>
            <ScheduleText startsAt={start} endsAt={end} timeZone={zone} />
          </Alert>
        ) : null}
      </Box>
      <FormCheckbox source="dismissible" applies={!isDismissedAnyway} />
      <FormCheckbox source="acknowledge" applies={canAskToConfirm(kind)} />
    </Stack>
  );
}
