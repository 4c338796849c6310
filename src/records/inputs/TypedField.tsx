import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';

/** What a field shares that is typed as text and kept as something else. */
export interface TypedFieldProps extends Pick<TextFieldProps, 'size' | 'margin' | 'fullWidth' | 'sx'> {
  label: string;
  value: unknown;
  /** Called with each key: with the value, null for nothing, or the text itself where it cannot be read. */
  onChange: (value: unknown) => void;
  onBlur?: () => void;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
  required?: boolean;
  disabled?: boolean;
  /** What is wrong, as a sentence; true where it is said elsewhere. */
  error?: string | true;
  help?: ReactNode;
}

interface ReadingProps extends TypedFieldProps {
  /** The value as text; what is no value is shown as it is. */
  show: (value: unknown) => string;
  /** Reads a text that is not empty; undefined where it says nothing. */
  parse: (text: string) => unknown;
  placeholder?: string;
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/**
 * A text field for a value that is no text. What is typed stays as it is until the field is left; then it stands there as
 * the language writes it, so that one sees how it was understood.
 */
export function TypedField({
  value,
  onChange,
  onBlur,
  show,
  parse,
  required,
  error,
  help,
  ...props
}: ReadingProps) {
  const { startAdornment, endAdornment, inputMode, ...field } = props;
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      {...field}
      value={typed ?? show(value)}
      onChange={({ target }) => {
        const text = target.value.trim();
        setTyped(target.value);
        onChange(text === '' ? null : (parse(text) ?? target.value));
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur?.();
      }}
      autoComplete="off"
      error={error !== undefined}
      helperText={error === true ? help : (error ?? help)}
      slotProps={{
        htmlInput: { 'aria-required': required || undefined, inputMode, spellCheck: false },
        inputLabel: { required },
        input: { startAdornment, endAdornment },
      }}
    />
  );
}
