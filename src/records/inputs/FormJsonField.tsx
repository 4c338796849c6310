import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isUnreadable, readJson, writtenJson } from './typedJson';
import { type FormFieldProps, useFormField } from './useFormField';

interface FormJsonFieldProps extends FormFieldProps {
  rows?: number;
  /** The text key of what is wrong with a value that is JSON. */
  validate?: (value: unknown) => string | undefined;
}

/** A value of any shape of a form, typed as JSON; an empty field is null. */
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
      // Red only once it is left: each value is none on its way.
      helperText={error ?? (isUnreadable(value) ? translate('records.inputs.json') : help)}
      sx={{ '& textarea': { fontFamily: 'monospace', fontSize: '0.875rem', lineHeight: 1.6 } }}
      slotProps={{
        htmlInput: { 'aria-required': required || undefined, spellCheck: false },
        inputLabel: { required },
      }}
    />
  );
}
