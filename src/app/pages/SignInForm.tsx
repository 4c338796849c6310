import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { AppLink } from '../../ui/AppLink';
import { CalmPage } from '../../ui/CalmPage';
import { isEmail } from '../../ui/email';
import { PasswordField } from '../../ui/PasswordField';
import { useServices } from '../services';
import { DemoAccounts } from './DemoAccounts';
import { EmailField } from './EmailField';
import { useFilledFields } from './useFilledFields';

/** The sign-in form (specification, sections 2, 5 and 8): one message for every failure, and nothing typed is lost. */
export function SignInForm() {
  const { session } = useServices();
  const { search } = useLocation();
  const translate = useTranslate();
  const notify = useNotify();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [pending, setPending] = useState(false);
  const sending = useRef(false);
  const passwordInput = useRef<HTMLInputElement>(null);
  const { filled, onAnimationStart } = useFilledFields();
  const valid = (isEmail(email) || filled.has('username')) && (password !== '' || filled.has('password'));

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // The form's own values: those that the browser has filled in are readable only now.
    const fields = new FormData(event.currentTarget);
    const username = String(fields.get('username') ?? '').trim();
    const secret = String(fields.get('password') ?? '');
    if (sending.current || !isEmail(username) || secret === '') return;
    sending.current = true;
    setPending(true);
    try {
      await session.signIn(username, secret);
    } catch {
      notify('app.signIn.failed', { type: 'error' });
      // The button loses the focus while it is busy; the password is what is typed again.
      passwordInput.current?.select();
      passwordInput.current?.focus();
    } finally {
      sending.current = false;
      setPending(false);
    }
  }

  return (
    <CalmPage headline={translate('app.signIn.headline')}>
      <form onSubmit={submit} onAnimationStart={onAnimationStart} noValidate>
        <Stack spacing={1}>
          <EmailField first value={email} onChange={(event) => setEmail(event.target.value)} />
          <PasswordField
            label={translate('app.signIn.password')}
            name="password"
            inputRef={passwordInput}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            autoComplete="current-password"
            fullWidth
          />
          <AppLink to={`/forgot-password${search}`} sx={{ alignSelf: 'flex-end', pb: 2 }}>
            {translate('app.signIn.forgotPassword')}
          </AppLink>
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={!valid}
            loading={pending}
            fullWidth
          >
            {translate('app.signIn.submit')}
          </Button>
        </Stack>
      </form>
      <DemoAccounts
        onChoose={(account) => {
          setEmail(account.email);
          setPassword(account.password);
        }}
      />
    </CalmPage>
  );
}
