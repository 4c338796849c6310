import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useLocaleState, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isMoment } from '@/records/dates/moment';
import { FormDateTimeField } from '@/records/inputs/FormDateTimeField';
import { dateTimeFormat } from '@/ui/formats';

const texts = 'areas.website-modules.schedule';

/** When a module is delivered, and what that means now. */
export function SchedulePart() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [from, to] = useWatch({ name: ['schedule.from', 'schedule.to'] });
  const format = dateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const when = (moment: unknown) => (isMoment(moment) ? format.format(Date.parse(moment)) : '');
  const has = { from: isMoment(from), to: isMoment(to) };
  const phase =
    isMoment(to) && Date.parse(to) <= Date.now()
      ? 'ended'
      : isMoment(from) && Date.parse(from) > Date.now()
        ? 'waiting'
        : has.to
          ? 'until'
          : 'always';
  return (
    <Stack sx={{ maxWidth: 560 }}>
      <FormDateTimeField source="schedule.from" label={translate(`${texts}.from`)} />
      <FormDateTimeField source="schedule.to" label={translate(`${texts}.to`)} />
      <Alert severity="info" variant="outlined" icon={false} role="status">
        {translate(`areas.website-modules.edit.phases.${phase}`, { from: when(from), to: when(to) })}
      </Alert>
    </Stack>
  );
}
