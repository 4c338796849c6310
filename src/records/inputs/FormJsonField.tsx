import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { inexactNumber, isUnreadable, readJson, writtenJson } from './typedJson';
import { type FormFieldProps, useFormField } from './useFormField';

interface FormJsonFieldProps extends FormFieldProps {
  rows?: number;
  /** If the form keeps the value in another shape than the JSON shows. */
  shape?: { readonly read: (value: unknown) => unknown; readonly write: (value: unknown) => unknown };
  /** Returns the error in a parsed value, as a text key or as lines of text, or undefined. */
  validate?: (value: unknown) => string | undefined;
}

/** A value of any shape in a form, typed as JSON; an empty field is null. */
export function FormJsonField({ rows = 6, shape, validate, ...props }: FormJsonFieldProps) {
  const translate = useTranslate();
  const errorIn = (value: unknown) => {
    const number = inexactNumber(value);
    return number === undefined
      ? translate('records.inputs.json')
      : translate('records.inputs.inexactNumber', { number });
  };
  const shown = (value: unknown) => (shape === undefined || isUnreadable(value) ? value : shape.read(value));
  const { input } = useFormField(props, {
    empty: null,
    validate: (value) => (isUnreadable(value) ? errorIn(value) : validate?.(shown(value))),
    format: (value) => (value === null || value === undefined ? null : writtenJson(shown(value))),
  });
  const { value, onChange, onBlur, required, error, help, ...field } = input;
  const [draft, setDraft] = useState<string>();
  return (
    <TextField
      {...field}
      value={draft ?? writtenJson(shown(value))}
      onChange={({ target }) => {
        setDraft(target.value);
        const typed = readJson(target.value);
        onChange(shape === undefined || isUnreadable(typed) ? typed : shape.write(typed));
      }}
      onBlur={() => {
        setDraft(undefined);
        onBlur();
      }}
      multiline
      minRows={rows}
      maxRows={rows * 4}
      autoComplete="off"
      error={error !== undefined}
      // Marked red only when left: while typing, JSON is always incomplete.
      helperText={error ?? (isUnreadable(value) ? errorIn(value) : help)}
      sx={{
        '& .MuiFormHelperText-root': { whiteSpace: 'pre-line' },
        '& textarea': { fontFamily: 'monospace', fontSize: '0.875rem', lineHeight: 1.6 },
      }}
      slotProps={{
        htmlInput: { 'aria-required': required || undefined, spellCheck: false },
        inputLabel: { required },
      }}
    />
  );
}
