import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { labelOf, type Option, withChosen } from './options';
import { type FormFieldProps, useFormField } from './useFormField';

interface FormSelectProps extends FormFieldProps {
  options: readonly Option[];
  /** Adds a choice of this name for null. */
  emptyLabel?: string;
}

/** A select of a form; a value that is no longer an option stays and is shown as it is. */
export function FormSelect({
  source,
  label,
  required = false,
  help,
  disabled,
  options,
  emptyLabel,
}: FormSelectProps) {
  const format = (value: unknown) => labelOf(options, value) || emptyLabel || null;
  const { field, label: caption, error } = useFormField({ source, label, required }, { empty: '', format });
  const { ref, value, onChange, ...input } = field;
  const offered = withChosen(options, value === '' ? [] : [String(value)]);
  return (
    <TextField
      {...input}
      select
      value={value}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      inputRef={ref}
      label={caption}
      disabled={disabled}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{
        select: {
          displayEmpty: emptyLabel !== undefined,
          SelectDisplayProps: { 'aria-required': required || undefined },
        },
        inputLabel: { required },
      }}
    >
      {emptyLabel === undefined ? null : <MenuItem value="">{emptyLabel}</MenuItem>}
      {offered.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
