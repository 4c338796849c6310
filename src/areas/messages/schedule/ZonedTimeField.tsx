import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { ClockChange } from '@/records/dates/ClockChange';
import { formatDate } from '@/records/dates/calendarDate';
import { formatTime } from '@/records/dates/clockTime';
import { DateField } from '@/records/dates/DateField';
import { endsEarly, isMoment } from '@/records/dates/moment';
import { useSkippedError } from '@/records/dates/useSkippedError';
import { isWhole } from '@/records/dates/zonedTime';
import { FieldGroup } from '@/records/inputs/FieldGroup';
import { TimeField } from '@/records/inputs/FormTimeField';
import { type FormFieldProps, useFormField } from '@/records/inputs/useFormField';
import { asDateTime } from '@/records/values/dates';
import { momentOf, type TypedTime, typedTime, zoneOf } from './scheduleShape';

const isOpen = (value: unknown) => value === null || value === undefined || value === '';

interface ZonedTimeFieldProps extends Pick<FormFieldProps, 'source' | 'help'> {
  /** The field with the start, after which this one must be. */
  after?: string;
}

/**
 * Day and time in the message's zone, as typed (`scheduleShape`). For a time that the clocks skip, an error offers the next
 * one; for one that occurs twice, the user chooses.
 */
export function ZonedTimeField({ source, help, after }: ZonedTimeFieldProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const zone = zoneOf(useWatch({ name: 'timeZone' }));
  const { getValues } = useFormContext();
  const validate = (value: unknown) => {
    const moment = momentOf(value, zone);
    if (!isOpen(value) && !isMoment(moment)) return 'records.inputs.dateTime';
    const isEarly = after !== undefined && endsEarly(momentOf(getValues(after), zone), moment);
    return isEarly ? 'records.dates.endEarly' : undefined;
  };
  const format = (value: unknown) => {
    const { date, time } = typedTime(value, zone);
    if (isMoment(value) || !isWhole({ date, time })) return asDateTime(value);
    return `${formatDate(date, locale)} ${formatTime(time, locale)}`;
  };
  const { field, label, error } = useFormField({ source }, { empty: null, validate, format });
  const { value, onChange, onBlur, ref } = field;
  const wall = typedTime(value, zone);
  const put = ({ date, time, later }: TypedTime) =>
    onChange(date === '' && time === '' ? null : { date, time, ...(later && { later }) });
  const type = (part: { date?: unknown; time?: unknown }) => {
    const { date, time } = { ...wall, ...part };
    put({ date: String(date ?? ''), time: String(time ?? '') });
  };
  const gap = useSkippedError()(wall, zone);
  return (
    <FieldGroup label={label} error={gap ?? error} help={help} onBlur={onBlur}>
      {(described) => (
        <>
          <Box sx={pair}>
            <DateField
              inputRef={ref}
              label={translate('records.dates.dateLabel')}
              value={wall.date}
              onChange={(date) => type({ date })}
              error={described['aria-invalid'] ? true : undefined}
            />
            <TimeField
              label={translate('records.dates.timeLabel')}
              value={wall.time}
              onChange={(time) => type({ time })}
              error={described['aria-invalid'] ? true : undefined}
            />
          </Box>
          <ClockChange
            wall={wall}
            zone={zone}
            value={momentOf(value, zone)}
            onSkip={put}
            onChoose={(_moment, later) =>
              put({ date: wall.date, time: wall.time, ...(later && { later: true }) })
            }
          />
        </>
      )}
    </FieldGroup>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  columnGap: 1.5,
} as const;
