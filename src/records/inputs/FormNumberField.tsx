import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type FormFieldProps, useFormField } from './useFormField';

interface FormNumberFieldProps extends FormFieldProps {
  /** Whole numbers only. */
  integer?: boolean;
  /** The text key of the error, or undefined. */
  validate?: (value: number) => string | undefined;
}

/** A number of a form, null when empty. A browser's own number field would drop input and change by scrolling. */
export function FormNumberField({
  source,
  label,
  required = false,
  help,
  disabled,
  integer,
  validate,
}: FormNumberFieldProps) {
  const rules = {
    empty: null,
    validate: (value: unknown) => {
      if (value === null || value === undefined || value === '') return undefined;
      if (typeof value !== 'number' || (integer && !Number.isInteger(value))) return 'records.inputs.number';
      return validate?.(value);
    },
  };
  const { field, label: caption, error } = useFormField({ source, label, required }, rules);
  const { ref, value, onChange, ...input } = field;
  const [typed, setTyped] = useState({ text: '', value });
  // '1.' is an unfinished number and must not be rewritten while it is typed.
  const text = Object.is(typed.value, value) && typed.text !== '' ? typed.text : shown(value);
  return (
    <TextField
      {...input}
      value={text}
      onChange={(event) => {
        const next = parse(event.target.value);
        setTyped({ text: event.target.value, value: next });
        onChange(next);
      }}
      inputRef={ref}
      label={caption}
      disabled={disabled}
      autoComplete="off"
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{
        htmlInput: { 'aria-required': required || undefined, inputMode: integer ? 'numeric' : 'decimal' },
        inputLabel: { required },
      }}
    />
  );
}

/** A number, where a comma is a decimal point; null for nothing, or the invalid text itself. */
function parse(text: string): number | string | null {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return null;
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(trimmed) ? Number(trimmed) : text;
}

function shown(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}
