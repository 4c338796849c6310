import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormCheckbox } from '@/records/inputs/FormCheckbox';
import { FormDateField } from '@/records/inputs/FormDateField';
import { FormRadioGroup } from '@/records/inputs/FormRadioGroup';
import { FormRecordPicker } from '@/records/inputs/FormRecordPicker';
import { FormSelect } from '@/records/inputs/FormSelect';
import { FormTimeField } from '@/records/inputs/FormTimeField';
import { useAreaPath } from '../figures/useAreaPath';
import { useCatalogue } from '../figures/useCatalogue';
import type { Report } from '../reports/reportSchema';
import { type Recipient, rhythms, type Schedule } from './scheduleSchema';
import { weekdayName } from './useRhythmText';

const texts = 'areas.product-controlling.schedules';
const permitted = { permitted: true };
const days = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Which report, when, to whom and how. */
export function ScheduleInputs({ schedule }: { schedule?: Schedule }) {
  const translate = useTranslate();
  const area = useAreaPath();
  const { data } = useCatalogue();
  const option = (group: string) => (value: string) => ({
    value,
    label: translate(`${texts}.${group}.${value}`),
  });
  const withheld = (schedule?.recipients ?? []).filter((person) => !person.permitted);
  return (
    <>
      <FormRecordPicker<Report>
        source="reportId"
        resource={`${area}/reports`}
        labelOf={({ name }) => name}
        required
      />
      <FormRadioGroup source="rhythm" row options={rhythms.map(option('rhythms'))} />
      <DayInput />
      <FormTimeField
        source="at"
        required
        help={data && translate(`${texts}.zone`, { zone: data.timeZone })}
      />
      <FormRecordPicker<Recipient>
        source="recipientIds"
        resource={`${area}/recipients`}
        labelOf={({ name }) => name}
        filter={permitted}
        multiple
        required
        help={translate(`${texts}.recipientsHelp`)}
      />
      {withheld.length === 0 ? null : (
        <Alert severity="warning" variant="outlined">
          {translate(`${texts}.withheldNames`, { smart_count: withheld.length })}{' '}
          <bdi>{withheld.map(({ name }) => name).join(', ')}</bdi>
        </Alert>
      )}
      <FormSelect source="format" options={['xlsx', 'csv'].map(option('formats'))} />
      <FormDateField
        source="endsAt"
        help={translate(`${texts}.endsHelp`)}
        {...(data && { min: data.today })}
      />
      <FormCheckbox source="paused" />
    </>
  );
}

/** The weekday or the day of the month; a day has neither. */
function DayInput() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { setValue } = useFormContext();
  const rhythm: unknown = useWatch({ name: 'rhythm' });
  const day: unknown = useWatch({ name: 'day' });
  const isWeek = rhythm === 'weekly';
  useEffect(() => {
    if (isWeek && Number(day) > 7) setValue('day', 1, { shouldDirty: true });
  }, [isWeek, day, setValue]);
  if (rhythm === 'daily') return null;
  const options = isWeek
    ? days(7).map((value) => ({ value: String(value), label: weekdayName(value, locale) }))
    : days(31).map((value) => ({ value: String(value), label: String(value) }));
  return (
    <Box key={isWeek ? 'week' : 'month'}>
      <FormSelect
        source="day"
        label={translate(`${texts}.days.${isWeek ? 'weekly' : 'monthly'}`)}
        options={options}
        help={isWeek ? undefined : translate(`${texts}.lastDay`)}
      />
    </Box>
  );
}
