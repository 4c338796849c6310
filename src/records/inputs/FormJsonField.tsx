import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type FormFieldProps, useFormField } from './useFormField';

interface FormJsonFieldProps extends FormFieldProps {
  rows?: number;
}

/** A text that is no JSON, on its way to become some. */
class Unreadable {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A value of any shape of a form, typed as JSON; an empty field is null. */
export function FormJsonField({
  source,
  label,
  required = false,
  help,
  disabled,
  rows = 6,
}: FormJsonFieldProps) {
  const rules = {
    empty: null,
    validate: (value: unknown) => (value instanceof Unreadable ? 'records.inputs.json' : undefined),
    format: (value: unknown) => (value === null || value === undefined ? null : written(value)),
  };
  const { field, label: caption, error } = useFormField({ source, label, required }, rules);
  const { ref, value, onChange, onBlur, ...input } = field;
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      {...input}
      inputRef={ref}
      label={caption}
      value={typed ?? written(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur();
      }}
      multiline
      minRows={rows}
      maxRows={rows * 4}
      disabled={disabled}
      autoComplete="off"
      error={error !== undefined}
      helperText={error ?? help}
      sx={{ '& textarea': { fontFamily: 'monospace', fontSize: '0.875rem', lineHeight: 1.6 } }}
      slotProps={{
        htmlInput: { 'aria-required': required || undefined, spellCheck: false },
        inputLabel: { required },
      }}
    />
  );
}

function read(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return new Unreadable(text);
  }
}

function written(value: unknown): string {
  if (value instanceof Unreadable) return value.text;
  return value === null || value === undefined ? '' : JSON.stringify(value, undefined, 2);
}
