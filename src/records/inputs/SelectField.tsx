import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { Option } from './options';

interface SelectFieldProps extends Omit<TextFieldProps, 'select' | 'slotProps' | 'value' | 'onChange'> {
  options: readonly Option[];
  /** Adds an option of this name for the empty value. */
  emptyLabel?: string;
  value: string;
  onChange: (value: string) => void;
}

/** A select, in a form or outside of one. */
export function SelectField({ options, emptyLabel, onChange, required, ...field }: SelectFieldProps) {
  return (
    <TextField
      {...field}
      select
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        select: {
          displayEmpty: emptyLabel !== undefined,
          SelectDisplayProps: { 'aria-required': required || undefined },
        },
        inputLabel: { required },
      }}
    >
      {emptyLabel === undefined ? null : <MenuItem value="">{emptyLabel}</MenuItem>}
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
