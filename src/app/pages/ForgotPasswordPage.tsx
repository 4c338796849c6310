import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { isEmail } from '@/ui/email';
import { useMounted } from '@/ui/leave/useMounted';
import { AppLink } from '@/ui/page/AppLink';
import { NarrowPage } from '@/ui/page/NarrowPage';
import { useServices } from '../services';
import { EmailField } from './EmailField';
import { useFilledFields } from './useFilledFields';

/** `/forgot-password`: Send leads to `/login`, without a request (specification, section 2) unless `config.json` names one (reading R1). */
export function ForgotPasswordPage() {
  const { api } = useServices();
  const { search } = useLocation();
  const navigate = useNavigate();
  const translate = useTranslate();
  const notify = useNotify();
  const [email, setEmail] = useState('');
  const [once, isSending] = useOneAtATime();
  const mounted = useMounted();
  const { filled: filledFields, onAnimationStart } = useFilledFields();

  async function send(address: string): Promise<void> {
    if (api.requestPasswordReset !== undefined) {
      try {
        await api.requestPasswordReset(address);
        notify('app.forgotPassword.sent', { type: 'success', autoHideDuration: 8000 });
      } catch {
        notify('app.forgotPassword.failed', { type: 'error' });
        return;
      }
    }
    if (mounted.current) navigate(`/login${search}`);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const address = String(new FormData(event.currentTarget).get('username') ?? '').trim();
    if (isEmail(address)) void once(() => send(address));
  }

  return (
    <NarrowPage headline={translate('app.forgotPassword.headline')}>
      <form onSubmit={submit} onAnimationStart={onAnimationStart} noValidate>
        <Stack spacing={1}>
          <Typography sx={{ pb: 2 }}>{translate('app.forgotPassword.question')}</Typography>
          <EmailField value={email} onChange={(event) => setEmail(event.target.value)} />
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={!isEmail(email) && !filledFields.has('username')}
            loading={isSending}
            fullWidth
          >
            {translate('app.forgotPassword.submit')}
          </Button>
          <AppLink to={`/login${search}`} sx={{ alignSelf: 'center', pt: 2 }}>
            {translate('app.forgotPassword.toSignIn')}
          </AppLink>
        </Stack>
      </form>
    </NarrowPage>
  );
}
