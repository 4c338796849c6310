import { labelOf, type Option, toStoredValue, withChosen } from './options';
import { SelectField } from './SelectField';
import { type FormFieldProps, useFormField } from './useFormField';

interface FormSelectProps extends FormFieldProps {
  options: readonly Option[];
  /** Adds an option of this name for null. */
  emptyLabel?: string;
  /** The record keeps the value as a number. */
  numeric?: boolean;
}

/** A select in a form; a value that is no longer an option stays and is shown as it is. */
export function FormSelect({ options, emptyLabel, numeric, ...props }: FormSelectProps) {
  const format = (value: unknown) => labelOf(options, value) || emptyLabel || null;
  const { value, onChange, error, help, ...field } = useFormField(props, { empty: '', format }).input;
  return (
    <SelectField
      {...field}
      value={String(value)}
      onChange={(option) => onChange(option === '' ? null : toStoredValue(option, numeric))}
      error={error !== undefined}
      helperText={error ?? help}
      options={withChosen(options, value === '' ? [] : [String(value)])}
      emptyLabel={emptyLabel}
    />
  );
}
