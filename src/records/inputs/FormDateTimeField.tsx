import { type Ref, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { dateExample } from '../dates/calendarDate';
import { endsEarly, isMoment, zoneName } from '../dates/moment';
import { useSkippedError } from '../dates/useSkippedError';
import { wallTimeError } from '../dates/wallTimeError';
import { isWhole, momentsOf, type WallTime, wallTimeAt, zoneHere } from '../dates/zonedTime';
import { asDateTime } from '../values/dates';
import { FieldGroup } from './FieldGroup';
import { type FormFieldProps, useFormField } from './useFormField';
import { useRevalidation } from './useRevalidation';
import { WallTimeFields } from './WallTimeFields';

const isEmptyOrMoment = (value: unknown) =>
  value === null || value === undefined || value === '' || isMoment(value);

interface FormDateTimeFieldProps extends FormFieldProps {
  /** The field with the start, after which this one must be. */
  after?: string;
}

/** A timestamp in a form, stored in ISO 8601 and UTC (`2026-11-22T20:30:00Z`). Two empty fields are null. */
export function FormDateTimeField({ after, ...props }: FormDateTimeFieldProps) {
  const { getValues } = useFormContext();
  useRevalidation(props.source, after);
  const { input } = useFormField(props, {
    empty: null,
    validate: (value) => {
      if (!isEmptyOrMoment(value)) return 'records.inputs.dateTime';
      return after !== undefined && endsEarly(getValues(after), value) ? 'records.dates.endEarly' : undefined;
    },
    format: asDateTime,
  });
  return <DateTimeField {...input} />;
}

interface DateTimeFieldProps extends Omit<FormFieldProps, 'source'> {
  label: string;
  value: unknown;
  /** Gets null for two empty fields, and what was typed while that is not a timestamp. */
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  error?: string;
}

/**
 * A timestamp, shown and typed as a date and a time in the browser's time zone, which is named. A time that the clocks
 * skip is an error; for one that comes twice, the person chooses.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, value, onChange, onBlur, inputRef, required = false, help, disabled } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [isLeft, setLeft] = useState(false);
  const zone = zoneHere();
  const [draft, setDraft] = useState<{ date: string; time: string; value: unknown }>();
  // An incomplete timestamp is kept only here; a new value from outside replaces it.
  const parts = draft && Object.is(draft.value, value) ? draft : wallTimeAt(value, zone);
  const gap = useSkippedError()(parts, zone);
  const unread = isEmptyOrMoment(value) ? undefined : wallTimeError(parts);
  const reason =
    unread && (isLeft || props.error) ? translate(unread, { example: dateExample(locale) }) : undefined;
  const error = gap ?? reason ?? props.error;
  const type = ({ date, time }: WallTime) => {
    const [moment] = isWhole({ date, time }) ? momentsOf({ date, time }, zone) : [];
    const newValue = date === '' && time === '' ? null : (moment ?? `${date} ${time}`.trim());
    setDraft({ date, time, value: newValue });
    onChange(newValue);
  };
  return (
    <FieldGroup
      label={label}
      required={required}
      disabled={disabled}
      error={error}
      help={help ?? translate('records.dates.zone', { zone: zoneName(locale) })}
      onBlur={() => {
        setLeft(true);
        onBlur?.();
      }}
    >
      {(ariaProps) => (
        <WallTimeFields
          {...{ zone, required, disabled, inputRef, ...ariaProps }}
          wall={parts}
          moment={value}
          onType={type}
          onChoose={onChange}
        />
      )}
    </FieldGroup>
  );
}
