import Typography from '@mui/material/Typography';
import { useCreate, useNotify, useTranslate, useUpdate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DialogForm } from '@/records/form/DialogForm';
import type { Save } from '@/records/form/useRecordForm';
import { FormRadioGroup } from '@/records/inputs/FormRadioGroup';
import { FormSelect } from '@/records/inputs/FormSelect';
import { nextSend, type Rhythm } from '../checks/nextSend';
import { useCatalogue } from '../figures/useCatalogue';
import type { Schedule } from './scheduleSchema';
import { useRhythmText } from './useRhythmText';
import { useSchedulesResource } from './useSchedules';

const texts = 'areas.product-controlling.schedules';

interface ScheduleFormProps {
  /** The id of the report. */
  report: string;
  /** The schedule to change; without it a new one. */
  schedule?: Schedule | undefined;
  onClose: () => void;
}

/** Monday morning, after the weekend. */
const usual: Rhythm = { every: 'week', weekday: 1, monthDay: 1, hour: 7 };

/** Chooses when the person gets a report by email, in a dialog that says when that is next. */
export function ScheduleForm({ report, schedule, onClose }: ScheduleFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const resource = useSchedulesResource();
  const [create] = useCreate<Schedule, Error, Schedule>();
  const [update] = useUpdate<Schedule>();
  const save: Save = async (change, values) => {
    const options = { returnPromise: true } as const;
    const saved = schedule
      ? await update(resource, { id: schedule.id, data: change, previousData: schedule }, options)
      : await create(resource, { data: { ...values, report } }, options);
    return saved ?? undefined;
  };
  return (
    <DialogForm
      title={translate(`${texts}.title`)}
      {...(schedule ? { record: schedule } : { defaults: { ...usual } })}
      onSave={save}
      onSaved={() => notify(`${texts}.saved`, { type: 'success' })}
      onClose={onClose}
      saveLabel={translate(`${texts}.save`)}
    >
      <RhythmFields />
    </DialogForm>
  );
}

function RhythmFields() {
  const translate = useTranslate();
  const { data } = useCatalogue();
  const { weekdayName, hourName, moment } = useRhythmText();
  const [every, weekday, monthDay, hour] = useWatch({ name: ['every', 'weekday', 'monthDay', 'hour'] });
  // The inputs below store these.
  const rhythm = { every, weekday, monthDay, hour } as Rhythm;
  const numbers = (from: number, to: number, label: (value: number) => string) =>
    Array.from({ length: to - from + 1 }, (_, index) => ({
      value: String(from + index),
      label: label(from + index),
    }));
  const field = (name: string) => translate(`${texts}.fields.${name}`);
  return (
    <>
      <FormRadioGroup
        source="every"
        label={field('every')}
        row
        options={['week', 'month'].map((value) => ({ value, label: translate(`${texts}.every.${value}`) }))}
      />
      {every === 'month' ? (
        <FormSelect
          source="monthDay"
          label={field('monthDay')}
          numeric
          options={numbers(1, 31, (day) => (day === 31 ? translate(`${texts}.lastDay`) : String(day)))}
        />
      ) : (
        <FormSelect source="weekday" label={field('weekday')} numeric options={numbers(1, 7, weekdayName)} />
      )}
      <FormSelect source="hour" label={field('hour')} numeric options={numbers(0, 23, hourName)} />
      {data ? (
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {translate(`${texts}.nextInZone`, {
            moment: moment(nextSend(rhythm, Date.now(), data.timeZone), data.timeZone),
            zone: data.timeZone,
          })}
        </Typography>
      ) : null}
    </>
  );
}
