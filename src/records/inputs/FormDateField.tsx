import { useLocaleState } from 'react-admin';
import { formatDate, isCalendarDate } from '../dates/calendarDate';
import { DateField } from '../dates/DateField';
import { asDate } from '../values/dates';
import { type FormFieldProps, useFormField } from './useFormField';

interface FormDateFieldProps extends FormFieldProps {
  /** The earliest and latest day, as `2026-11-22`. */
  min?: string;
  max?: string;
}

/** A calendar day in a form, stored as `2026-11-22`; an empty field is null. No time zone shifts it. */
export function FormDateField({
  source,
  label,
  required = false,
  help,
  disabled,
  min,
  max,
}: FormDateFieldProps) {
  const [locale] = useLocaleState();
  const rules = {
    empty: null,
    messageArgs: {
      example: formatDate('2026-11-22', locale),
      min: min && formatDate(min, locale),
      max: max && formatDate(max, locale),
    },
    validate: (value: unknown) => {
      if (value === null || value === undefined || value === '') return undefined;
      if (!isCalendarDate(value)) return 'records.inputs.date';
      if (min !== undefined && value < min) return 'records.inputs.tooEarly';
      return max !== undefined && value > max ? 'records.inputs.tooLate' : undefined;
    },
    format: asDate,
  };
  const { field, label: caption, error } = useFormField({ source, label, required }, rules);
  const { ref, ...input } = field;
  return (
    <DateField {...input} inputRef={ref} label={caption} {...{ required, disabled, error, help, min, max }} />
  );
}
