import TextField from '@mui/material/TextField';
import { memo } from 'react';
import { growing, growingLook } from './growing';
import { type FormFieldProps, useFormField } from './useFormField';

interface FormTextFieldProps extends FormFieldProps {
  type?: 'text' | 'email' | 'url' | 'tel';
  multiline?: boolean;
  /** The number of rows of a multi-line field. */
  rows?: number;
  /** More characters are an error; pasted text is never silently cut. */
  maxLength?: number;
  autoComplete?: string;
  /** Returns the text key of the error, or undefined. */
  validate?: (value: string) => string | undefined;
}

/** A text in a form. Memoized, so that typing elsewhere does not render it. */
export const FormTextField = memo(function FormTextField({
  source,
  label,
  required = false,
  help,
  disabled,
  type = 'text',
  multiline = false,
  rows = 4,
  maxLength = Number.POSITIVE_INFINITY,
  autoComplete = 'off',
  validate,
}: FormTextFieldProps) {
  const rules = {
    empty: '',
    messageArgs: { max: maxLength },
    validate: (value: unknown) => {
      const text = String(value ?? '');
      return text.length > maxLength ? 'records.inputs.tooLong' : validate?.(text);
    },
  };
  const { field, label: caption, error } = useFormField({ source, label, required }, rules);
  const { ref, ...input } = field;
  const grows = multiline ? growing({ least: rows, most: rows * 4 }) : undefined;
  return (
    <TextField
      {...input}
      inputRef={ref}
      label={caption}
      type={multiline ? undefined : type}
      disabled={disabled}
      multiline={multiline}
      autoComplete={autoComplete}
      error={error !== undefined}
      helperText={error ?? help}
      sx={multiline ? growingLook : undefined}
      slotProps={{
        input: grows?.input,
        htmlInput: {
          ...grows?.htmlInput,
          'aria-required': required || undefined,
          dir: 'auto',
          spellCheck: type === 'text' ? undefined : false,
        },
        inputLabel: { required },
      }}
    />
  );
});
