import TextField from '@mui/material/TextField';
import { writtenIn } from '@/api/languageDirection';
import { type FormFieldProps, useFormField } from './useFormField';

interface FormTextFieldProps extends FormFieldProps {
  type?: 'text' | 'email' | 'url' | 'tel';
  multiline?: boolean;
  /** The number of rows of a multi-line field. */
  rows?: number;
  /** More characters are an error; pasted text is never silently cut. */
  maxLength?: number;
  autoComplete?: string;
  /** The code of the language it is written in; by default the direction follows the text. */
  language?: string;
  /** Returns the text key of the error, or undefined. */
  validate?: (value: string) => string | undefined;
}

/** A text in a form. */
export function FormTextField(props: FormTextFieldProps) {
  const {
    type = 'text',
    multiline = false,
    rows = 4,
    maxLength = Number.POSITIVE_INFINITY,
    ...options
  } = props;
  const { autoComplete = 'off', validate, language, ...fieldProps } = options;
  const { input } = useFormField(fieldProps, {
    empty: '',
    messageArgs: { max: maxLength },
    validate: (value) => {
      const text = String(value ?? '');
      return text.length > maxLength ? 'records.inputs.tooLong' : validate?.(text);
    },
  });
  const { required, error, help, ...field } = input;
  return (
    <TextField
      {...field}
      type={multiline ? undefined : type}
      multiline={multiline}
      minRows={multiline ? rows : undefined}
      maxRows={multiline ? rows * 4 : undefined}
      autoComplete={autoComplete}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{
        htmlInput: {
          'aria-required': required || undefined,
          // Addresses are in no language.
          ...(language === undefined || type !== 'text' ? { dir: 'auto' } : writtenIn(language)),
          spellCheck: type === 'text' ? undefined : false,
        },
        inputLabel: { required },
      }}
    />
  );
}
