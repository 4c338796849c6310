import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { SignInFields } from '../pages/SignInFields';
import { useSignInForm } from '../pages/useSignInForm';
import { useServices } from '../services';
import { signInFailure } from './signInFailure';

/**
 * Asks the admin with this e-mail to sign in again; another one may do so too. A failure is told here, and nothing that
 * was typed is lost by it.
 */
export function SignInAgainForm({ email: theirs }: { email: string }) {
  const { session } = useServices();
  const translate = useTranslate();
  const [failure, setFailure] = useState<string>();
  const state = useSignInForm({
    username: theirs,
    onSent: () => setFailure(undefined),
    onFailed: (error) => setFailure(signInFailure(error)),
  });
  const { passwordInput, pending, valid } = state;
  useEffect(() => passwordInput.current?.focus(), [passwordInput]);

  return (
    <form {...state.form}>
      <DialogContent>
        <DialogContentText sx={{ mb: 2.5 }}>{translate('app.signInAgain.message')}</DialogContentText>
        <Stack spacing={1}>
          <SignInFields state={state} />
          {failure === undefined ? null : (
            <Alert severity="error" variant="outlined">
              {translate(failure)}
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={session.giveUp}>
          {translate('ui.action.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={!valid} loading={pending}>
          {translate('app.signIn.submit')}
        </Button>
      </DialogActions>
    </form>
  );
}
