import TextField from '@mui/material/TextField';
import { memo } from 'react';
import { useTranslate } from 'react-admin';

/** The e-mail of the profile, for reading; it does not render while another field is typed in. */
export const EmailDisplay = memo(function EmailDisplay({ email }: { email: string }) {
  const translate = useTranslate();
  return (
    <TextField
      label={translate('app.profile.email')}
      value={email}
      slotProps={{ htmlInput: { readOnly: true } }}
      fullWidth
    />
  );
});
