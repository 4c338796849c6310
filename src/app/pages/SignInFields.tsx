import { useTranslate } from 'react-admin';
import { PasswordField } from '@/ui/controls/PasswordField';
import { EmailField } from './EmailField';
import type { SignInFormState } from './useSignInForm';

interface SignInFieldsProps {
  state: SignInFormState;
  /** Whether the email field takes the focus. */
  first?: boolean;
}

/** Email and password of a sign-in, in a form that password managers recognize. */
export function SignInFields({ state, first }: SignInFieldsProps) {
  const { email, setEmail, password, setPassword, passwordInput } = state;
  const translate = useTranslate();
  return (
    <>
      <EmailField first={first} value={email} onChange={(event) => setEmail(event.target.value)} />
      <PasswordField
        label={translate('app.signIn.password')}
        name="password"
        inputRef={passwordInput}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        autoComplete="current-password"
        fullWidth
      />
    </>
  );
}
