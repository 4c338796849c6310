import { keptAs, labelOf, type Option, withChosen } from './options';
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
export function FormSelect({
  source,
  label,
  required = false,
  help,
  disabled,
  options,
  emptyLabel,
  numeric,
}: FormSelectProps) {
  const format = (value: unknown) => labelOf(options, value) || emptyLabel || null;
  const { field, label: caption, error } = useFormField({ source, label, required }, { empty: '', format });
  const { ref, value, onChange, ...input } = field;
  const offered = withChosen(options, value === '' ? [] : [String(value)]);
  return (
    <SelectField
      {...input}
      value={String(value)}
      onChange={(chosen) => onChange(chosen === '' ? null : keptAs(chosen, numeric))}
      inputRef={ref}
      label={caption}
      required={required}
      disabled={disabled}
      error={error !== undefined}
      helperText={error ?? help}
      options={offered}
      emptyLabel={emptyLabel}
    />
  );
}
