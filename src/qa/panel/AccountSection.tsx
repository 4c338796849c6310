import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { QaControls } from '../createQaControls';
import { useTexts } from '../texts';

/** Shows who is signed in, switches accounts without a password, and expires the access token. */
export function AccountSection({ qaControls, say }: { qaControls: QaControls; say: (text: string) => void }) {
  const { translate } = useTexts();
  const account = qaControls.account();

  function expire(): void {
    qaControls.expireTokens();
    say(translate('qa.token.expired'));
  }

  return (
    <Stack component="section" sx={{ gap: 1, mb: 3, alignItems: 'flex-start' }}>
      <Typography variant="subtitle1" component="h2">
        {translate('qa.account.title')}
      </Typography>
      <Typography variant="body2">
        {account === undefined
          ? translate('qa.account.nobody')
          : translate('qa.account.present', { email: account })}
      </Typography>
      {qaControls.accounts.map(({ email, name }) =>
        email === account ? null : (
          <Button key={email} variant="outlined" onClick={() => qaControls.actAs(email)}>
            {translate('qa.account.actAs', { name })}
          </Button>
        ),
      )}
      {account !== undefined && (
        <>
          <Button variant="outlined" onClick={() => qaControls.actAs(undefined)}>
            {translate('qa.account.signOut')}
          </Button>
          <Button variant="outlined" onClick={expire}>
            {translate('qa.token.expire')}
          </Button>
        </>
      )}
    </Stack>
  );
}
