import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type ReactNode, useId } from 'react';

interface FieldGroupProps {
  label: string;
  role?: 'group' | 'radiogroup';
  required?: boolean;
  disabled?: boolean;
  /** The error message. */
  error?: string;
  help?: ReactNode;
  /** Called when the focus leaves the whole group. */
  onBlur?: () => void;
  /** Renders the inputs, which get the ARIA attributes that refer to the sentence below. */
  children: (ariaProps: { 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode;
}

/** Several inputs that form one field, with a caption above and the error or help text below. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, role = 'group', required = false, disabled, error, help, onBlur, children } = props;
  const id = useId();
  const hint = error ?? help;
  const describedBy = hint === undefined ? undefined : `${id}-hint`;
  return (
    <FormControl
      role={role}
      aria-labelledby={`${id}-label`}
      aria-required={role === 'radiogroup' ? required : undefined}
      error={error !== undefined}
      disabled={disabled}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <FormLabel id={`${id}-label`} component="span" required={required} sx={caption}>
        {label}
      </FormLabel>
      {children({ 'aria-invalid': error !== undefined, 'aria-describedby': describedBy })}
      {hint === undefined ? null : <FormHelperText id={describedBy}>{hint}</FormHelperText>}
    </FormControl>
  );
}

/** Looks like a field's label, but keeps its colour on focus. */
const caption = {
  mb: '6px',
  typography: 'subtitle2',
  color: 'text.primary',
  '&.Mui-focused': { color: 'text.primary' },
  '&.Mui-error': { color: 'error.main' },
} as const;
