import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';

/** Props of fields that are typed as text and stored as something else. */
export interface TypedFieldProps extends Pick<TextFieldProps, 'size' | 'margin' | 'fullWidth' | 'sx'> {
  label: string;
  /** The label is for screen readers alone, because a group's caption says it. */
  isLabelHidden?: boolean;
  value: unknown;
  /** Called on each key with the value, null for an empty text, or the text itself if it cannot be read. */
  onChange: (value: unknown) => void;
  onBlur?: () => void;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
  required?: boolean;
  disabled?: boolean;
  /** The error message; true if it is shown elsewhere. */
  error?: string | true;
  help?: ReactNode;
  /** The ids of the sentences about it that are shown elsewhere. */
  'aria-describedby'?: string | undefined;
}

interface ReadingProps extends TypedFieldProps {
  /** Formats the value as text; an invalid value is shown as it is. */
  show: (value: unknown) => string;
  /** Parses a non-empty text; undefined if it is invalid. */
  parse: (text: string) => unknown;
  placeholder?: string;
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  endAdornment?: ReactNode;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/**
 * A text field for a value that is not text. Typed text stays as it is until the field is left; then it is reformatted
 * in the language, which shows how it was understood.
 */
export function TypedField({
  value,
  onChange,
  onBlur,
  show,
  parse,
  label,
  isLabelHidden = false,
  required,
  error,
  help,
  ...props
}: ReadingProps) {
  const { endAdornment, inputMode, 'aria-describedby': describedBy, ...field } = props;
  const [draft, setDraft] = useState<string>();
  return (
    <TextField
      {...field}
      label={isLabelHidden ? undefined : label}
      // Within a group, which has the margins.
      {...(isLabelHidden && { margin: 'none' })}
      value={draft ?? show(value)}
      onChange={({ target }) => {
        const text = target.value.trim();
        setDraft(target.value);
        onChange(text === '' ? null : (parse(text) ?? target.value));
      }}
      onBlur={() => {
        setDraft(undefined);
        onBlur?.();
      }}
      autoComplete="off"
      error={error !== undefined}
      helperText={error === true ? help : (error ?? help)}
      slotProps={{
        htmlInput: {
          'aria-label': isLabelHidden ? label : undefined,
          'aria-required': required || undefined,
          // Otherwise it is described by its own sentence.
          ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
          inputMode,
          spellCheck: false,
        },
        inputLabel: { required },
        input: { endAdornment },
      }}
    />
  );
}
