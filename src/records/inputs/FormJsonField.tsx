import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isUnreadable, readJson, writtenJson } from './typedJson';
import { type FormFieldProps, useFormField } from './useFormField';

interface FormJsonFieldProps extends FormFieldProps {
  rows?: number;
  /** Returns the text key of the error in a parsed value, or undefined. */
  validate?: (value: unknown) => string | undefined;
}

/** A value of any shape in a form, typed as JSON; an empty field is null. */
export function FormJsonField({
  source,
  label,
  required = false,
  help,
  disabled,
  rows = 6,
  validate,
}: FormJsonFieldProps) {
  const rules = {
    empty: null,
    validate: (value: unknown) => (isUnreadable(value) ? 'records.inputs.json' : validate?.(value)),
    format: (value: unknown) => (value === null || value === undefined ? null : writtenJson(value)),
  };
  const { field, label: caption, error } = useFormField({ source, label, required }, rules);
  const translate = useTranslate();
  const { ref, value, onChange, onBlur, ...input } = field;
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      {...input}
      inputRef={ref}
      label={caption}
      value={typed ?? writtenJson(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readJson(target.value));
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
      // Marked red only when left: while typing, JSON is always incomplete.
      helperText={error ?? (isUnreadable(value) ? translate('records.inputs.json') : help)}
      sx={{ '& textarea': { fontFamily: 'monospace', fontSize: '0.875rem', lineHeight: 1.6 } }}
      slotProps={{
        htmlInput: { 'aria-required': required || undefined, spellCheck: false },
        inputLabel: { required },
      }}
    />
  );
}
