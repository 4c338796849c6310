import { useLocaleState } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { dateExample, formatDate } from '@/records/dates/calendarDate';
import { formatTime } from '@/records/dates/clockTime';
import { endsEarly, isMoment } from '@/records/dates/moment';
import { useSkippedError } from '@/records/dates/useSkippedError';
import { wallTimeError } from '@/records/dates/wallTimeError';
import { isWhole } from '@/records/dates/zonedTime';
import { FieldGroup } from '@/records/inputs/FieldGroup';
import { type FormFieldProps, useFormField } from '@/records/inputs/useFormField';
import { useRevalidation } from '@/records/inputs/useRevalidation';
import { WallTimeFields } from '@/records/inputs/WallTimeFields';
import { asDateTime } from '@/records/values/dates';
import { momentOf, type TypedTime, typedTime, zoneOf } from './scheduleShape';

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

interface ZonedTimeFieldProps extends Pick<FormFieldProps, 'source' | 'help'> {
  /** The field with the start, after which this one must be. */
  after?: string;
}

/**
 * Day and time in the message's zone, as typed (`scheduleShape`). For a time that the clocks skip, an error offers the next
 * one; for one that occurs twice, the user chooses.
 */
export function ZonedTimeField({ source, help, after }: ZonedTimeFieldProps) {
  const [locale] = useLocaleState();
  const zone = zoneOf(useWatch({ name: 'timeZone' }));
  const { getValues } = useFormContext();
  const validate = (value: unknown) => {
    const moment = momentOf(value, zone);
    if (!isEmpty(value) && !isMoment(moment))
      return wallTimeError(typedTime(value, zone)) ?? 'records.inputs.dateTime';
    const isEarly = after !== undefined && endsEarly(momentOf(getValues(after), zone), moment);
    return isEarly ? 'records.dates.endEarly' : undefined;
  };
  const format = (value: unknown) => {
    const { date, time } = typedTime(value, zone);
    if (isMoment(value) || !isWhole({ date, time })) return asDateTime(value);
    return `${formatDate(date, locale)} ${formatTime(time, locale)}`;
  };
  useRevalidation(source, after);
  const { field, label, error } = useFormField(
    { source },
    { empty: null, validate, format, messageArgs: { example: dateExample(locale) } },
  );
  const { value, onChange, onBlur, ref } = field;
  const wall = typedTime(value, zone);
  const put = ({ date, time, later }: TypedTime) =>
    onChange(date === '' && time === '' ? null : { date, time, ...(later && { later }) });
  const gap = useSkippedError()(wall, zone);
  return (
    <FieldGroup label={label} error={gap ?? error} help={help} onBlur={onBlur}>
      {(ariaProps) => (
        <WallTimeFields
          {...{ wall, zone, ...ariaProps }}
          moment={momentOf(value, zone)}
          inputRef={ref}
          onType={put}
          onChoose={(_moment, later) => put({ ...wall, later: later || undefined })}
        />
      )}
    </FieldGroup>
  );
}
