import TextField from '@mui/material/TextField';
import { type ChangeEvent, type Ref, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isEmail } from './email';

interface EmailFieldProps {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** The 'Email Address' of the sign-in and the forgot-password page; its error appears once it was touched. */
export function EmailField({ value, onChange, inputRef }: EmailFieldProps) {
  const translate = useTranslate();
  const [touched, setTouched] = useState(false);
  const invalid = touched && !isEmail(value);
  return (
    <TextField
      label={translate('app.signIn.email')}
      name="username"
      type="email"
      value={value}
      onChange={onChange}
      onBlur={() => setTouched(true)}
      error={invalid}
      helperText={invalid ? translate('app.signIn.invalidEmail') : ' '}
      autoComplete="username"
      inputRef={inputRef}
      fullWidth
      slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
    />
  );
}
