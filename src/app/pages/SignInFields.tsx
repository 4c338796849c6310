import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PasswordField } from '@/ui/controls/PasswordField';
import { EmailField } from './EmailField';
import type { SignInFormState } from './useSignInForm';

interface SignInFieldsProps {
  state: SignInFormState;
  /** Whether the email field takes the focus. */
  first?: boolean;
  /** A link on the line of the password's label; after the field in the document, so that Tab goes from field to field. */
  help?: ReactNode;
}

/** Email and password of a sign-in, in a form that password managers recognize. */
export function SignInFields({ state, first, help }: SignInFieldsProps) {
  const { email, setEmail, password, setPassword, passwordInput } = state;
  const translate = useTranslate();
  return (
    <>
      <EmailField first={first} value={email} onChange={(event) => setEmail(event.target.value)} />
      <Box sx={{ position: 'relative' }}>
        <PasswordField
          label={translate('app.signIn.password')}
          name="password"
          inputRef={passwordInput}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="current-password"
          fullWidth
        />
        {help ? <Box sx={beside}>{help}</Box> : null}
      </Box>
    </>
  );
}

/** At the end of the label's line. */
const beside = { position: 'absolute', insetBlockStart: 6, insetInlineEnd: 0, typography: 'body2' } as const;
