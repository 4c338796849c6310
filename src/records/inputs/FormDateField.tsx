import { useLocaleState } from 'react-admin';
import { dateExample, formatDate, isCalendarDate } from '../dates/calendarDate';
import { DateField } from '../dates/DateField';
import { asDate } from '../values/dates';
import { type FormFieldProps, useFormField } from './useFormField';

interface FormDateFieldProps extends FormFieldProps {
  /** The earliest and latest day, as `2026-11-22`. */
  min?: string;
  max?: string;
}

/** A calendar day in a form, stored as `2026-11-22`; an empty field is null. No time zone shifts it. */
export function FormDateField({ min, max, ...props }: FormDateFieldProps) {
  const [locale] = useLocaleState();
  const { input } = useFormField(props, {
    empty: null,
    messageArgs: {
      example: dateExample(locale),
      min: min && formatDate(min, locale),
      max: max && formatDate(max, locale),
    },
    validate: (value) => {
      if (value === null || value === undefined || value === '') return undefined;
      if (!isCalendarDate(value)) return 'records.inputs.date';
      if (min !== undefined && value < min) return 'records.inputs.tooEarly';
      return max !== undefined && value > max ? 'records.inputs.tooLate' : undefined;
    },
    format: asDate,
  });
  return <DateField {...input} min={min} max={max} />;
}
