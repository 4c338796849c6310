import TextField from '@mui/material/TextField';
import { type ChangeEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isEmail } from '@/ui/email';
import { useFirstFieldFocus } from '@/ui/focus/headingFocus';

interface EmailFieldProps {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Takes the focus if the page is the first one after a load. */
  first?: boolean;
}

/** The 'Email Address' field of the sign-in and forgot-password pages; its error appears once it was touched. */
export function EmailField({ value, onChange, first = false }: EmailFieldProps) {
  const translate = useTranslate();
  const [isTouched, setTouched] = useState(false);
  const { field, automatic } = useFirstFieldFocus<HTMLInputElement>();
  // Losing an automatic focus does not count as a touch unless the visitor clicked or typed in the field.
  const onTouch = () => {
    automatic.current = false;
  };
  const invalid = isTouched && !isEmail(value);
  return (
    <TextField
      label={translate('app.signIn.email')}
      name="username"
      type="email"
      value={value}
      onChange={onChange}
      onPointerDown={onTouch}
      onKeyDown={onTouch}
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
