import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useLocaleState, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isMoment } from '@/records/dates/moment';
import { FormDateTimeField } from '@/records/inputs/FormDateTimeField';
import { dateForms, dateTimeFormat } from '@/ui/formats';
import { phaseOf } from '../checks/delivery';
import type { Module } from '../moduleSchema';
import { LostModulesNote } from './groups/LostModulesNote';
import { useEffects } from './groups/useEffects';

const texts = 'areas.website-modules.schedule';

/** When a module is delivered, and what that means now. */
export function SchedulePart({ module }: { module: Module }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [from, to] = useWatch({ name: ['schedule.from', 'schedule.to'] });
  const format = dateTimeFormat(locale, dateForms.moment);
  const when = (moment: unknown) => (isMoment(moment) ? format.format(Date.parse(moment)) : '');
  const has = { from: isMoment(from), to: isMoment(to) };
  const stopped = phaseOf({ from: has.from ? from : null, to: has.to ? to : null }, Date.now());
  const phase =
    stopped?.phase === 'waiting' && has.to ? 'between' : (stopped?.phase ?? (has.to ? 'until' : 'always'));
  const { via, lost, lostCount } = useEffects(module)([]);
  return (
    <Stack sx={{ maxWidth: 560 }}>
      <FormDateTimeField source="schedule.from" label={translate(`${texts}.from`)} />
      <FormDateTimeField source="schedule.to" label={translate(`${texts}.to`)} after="schedule.from" />
      <Alert severity="info" variant="outlined" icon={false} role="status">
        {translate(`areas.website-modules.edit.phases.${phase}`, { from: when(from), to: when(to) })}
      </Alert>
      {via.type === 'schedule' ? <LostModulesNote lost={lost} lostCount={lostCount} /> : null}
    </Stack>
  );
}
