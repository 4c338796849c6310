import { useLocaleState, useTranslate } from 'react-admin';
import { formatTime, isClockTime, parseTime } from '../dates/clockTime';
import { asTime } from '../values/dates';
import { TypedField, type TypedFieldProps } from './TypedField';
import { type FormFieldProps, useFormField } from './useFormField';

/** A time of day in a form, stored as `21:30`; an empty field is null. */
export function FormTimeField(props: FormFieldProps) {
  const { input } = useFormField(props, {
    empty: null,
    validate: (value) =>
      value === null || value === undefined || value === '' || isClockTime(value)
        ? undefined
        : 'records.inputs.time',
    format: asTime,
  });
  return <TimeField {...input} />;
}

/** A time of day, typed as `21:30`, `21.30`, `2130` or `9:30 pm`. */
export function TimeField(props: TypedFieldProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <TypedField
      {...props}
      show={(time) => (isClockTime(time) ? formatTime(time, locale) : String(time ?? ''))}
      parse={parseTime}
      placeholder={translate('records.dates.time')}
    />
  );
}
