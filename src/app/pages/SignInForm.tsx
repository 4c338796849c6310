import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { AppLink } from '../../ui/page/AppLink';
import { NarrowPage } from '../../ui/page/NarrowPage';
import { useServices } from '../services';
import { SignInFields } from './SignInFields';
import { useSignInForm } from './useSignInForm';

/** The sign-in form (specification, sections 2, 5 and 8): one message for every failure, and nothing typed is lost. */
export function SignInForm() {
  const { signInUnderWay, demo } = useServices();
  const [begun] = useState(signInUnderWay?.content);
  const { search } = useLocation();
  const translate = useTranslate();
  const notify = useNotify();
  const element = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState(false);
  const state = useSignInForm({
    username: begun?.username,
    password: begun?.password,
    pending: begun?.sent !== undefined,
    onSent: () => setRefused(false),
    onFailed: () => {
      notify('app.signIn.failed', { type: 'error' });
      setRefused(true);
    },
  });
  const { setEmail, setPassword, pending, valid, follow } = state;

  const goOn = useEffectEvent(() => {
    if (signInUnderWay?.content === undefined) return;
    const { sent, focused, caret: [start = null, end = null] = [] } = signInUnderWay.content;
    signInUnderWay.content = undefined;
    const field = element.current?.elements.namedItem(focused);
    if (field instanceof HTMLInputElement) {
      field.focus();
      if (start !== null) field.setSelectionRange(start, end);
    }
    if (sent !== undefined) void follow(sent);
  });
  useEffect(() => goOn(), []);

  return (
    <NarrowPage headline={translate('app.signIn.headline')}>
      <form ref={element} {...state.form}>
        <Stack spacing={1}>
          <SignInFields
            state={state}
            first={begun === undefined || begun.focused === 'username'}
            touched={begun?.left}
          />
          {refused ? (
            // The toast has announced it; this stays for who has looked elsewhere.
            <Typography variant="body2" sx={refusal}>
              {translate('app.signIn.notSignedIn')}
            </Typography>
          ) : null}
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
      {demo === undefined ? null : (
        <demo.AccountChoice
          accounts={demo.accounts()}
          onChoose={(account) => {
            setEmail(account.email);
            setPassword(account.password ?? '');
          }}
        />
      )}
    </NarrowPage>
  );
}

const refusal = {
  p: 1.5,
  border: 1,
  borderColor: 'error.main',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'error.main',
} as const;
