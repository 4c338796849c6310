import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { GrantError } from '@/session/tokenEndpoint';
import { SignInFields } from '../pages/SignInFields';
import { useSignInForm } from '../pages/useSignInForm';
import { useServices, useSession } from '../services';

/**
 * Asks the admin with this email, or another one, to sign in again. Shows failures without losing input. After a sign-in in another tab, offers
 * to reload with that session instead.
 */
export function SignInAgainForm({ signedOutEmail }: { signedOutEmail: string }) {
  const { session } = useServices();
  const { signedInElsewhere } = useSession();
  const translate = useTranslate();
  const [failure, setFailure] = useState<string>();
  const state = useSignInForm({
    username: signedOutEmail,
    onSent: () => setFailure(undefined),
    onFailed: (error) => setFailure(signInFailure(error)),
  });
  const { passwordInput, pending, valid } = state;
  useEffect(() => passwordInput.current?.focus(), [passwordInput]);

  return (
    <form {...state.form}>
      <DialogContent>
        <DialogContentText aria-live="polite" sx={{ mb: 2.5 }}>
          {translate(`app.signInAgain.${signedInElsewhere ? 'elsewhere' : 'message'}`)}
        </DialogContentText>
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
          {translate(`ui.action.${signedInElsewhere ? 'reload' : 'cancel'}`)}
        </Button>
        <Button type="submit" variant="contained" disabled={!valid} loading={pending}>
          {translate('app.signIn.submit')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The text key for a failed attempt. */
function signInFailure(error: unknown): string {
  // The password was right, but the profile failed to load.
  if (!(error instanceof GrantError)) return 'app.signInAgain.unknown';
  if (error.reason === 'unreachable') return 'app.errors.offline';
  return error.isServerFault ? 'app.errors.server' : 'app.signIn.failed';
}
