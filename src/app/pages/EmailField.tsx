import TextField from '@mui/material/TextField';
import { type ChangeEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isEmail } from '@/ui/email';
import { useFirstFieldFocus } from '@/ui/focus/headingFocus';

interface EmailFieldProps {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Has the focus when the page is the first one after a load. */
  first?: boolean;
}

/** The 'Email Address' of the sign-in and the forgot-password page; its error appears once it was touched. */
export function EmailField({ value, onChange, first = false }: EmailFieldProps) {
  const translate = useTranslate();
  const [touched, setTouched] = useState(false);
  const { field, automatic } = useFirstFieldFocus<HTMLInputElement>();
  // A focus that the page gave is no touch, until the visitor clicks into the field or presses a key there.
  const touch = () => {
    automatic.current = false;
  };
  const invalid = touched && !isEmail(value);
  return (
    <TextField
      label={translate('app.signIn.email')}
      name="username"
      type="email"
      value={value}
      onChange={onChange}
      onPointerDown={touch}
      onKeyDown={touch}
      onBlur={() => {
        if (!automatic.current || value !== '') setTouched(true);
        automatic.current = false;
      }}
      error={invalid}
      helperText={invalid ? translate('app.signIn.invalidEmail') : ' '}
      autoComplete="username"
      inputRef={first ? field : undefined}
      fullWidth
      slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
    />
  );
}
