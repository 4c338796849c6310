import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { AppLink } from '@/ui/page/AppLink';
import { NarrowPage } from '@/ui/page/NarrowPage';
import { useServices } from '../services';
import { SignInFields } from './SignInFields';
import { useSignInForm } from './useSignInForm';

/** The sign-in form (specification, sections 2, 5 and 8): one message for every failure, and typed text stays. */
export function SignInForm() {
  const { typedSignIn, demo } = useServices();
  const [typedContent] = useState(typedSignIn?.content);
  const { search } = useLocation();
  const translate = useTranslate();
  const notify = useNotify();
  const element = useRef<HTMLFormElement>(null);
  const [isRefused, setRefused] = useState(false);
  const state = useSignInForm({
    username: typedContent?.username,
    password: typedContent?.password,
    onSent: () => setRefused(false),
    onFailed: () => {
      notify('app.signIn.failed', { type: 'error' });
      setRefused(true);
    },
  });
  const { setEmail, setPassword, send, pending, valid } = state;

  const goOn = useEffectEvent(() => {
    if (typedSignIn?.content === undefined) return;
    const { focused, selection } = typedSignIn.content;
    typedSignIn.content = undefined;
    const field = element.current?.elements.namedItem(focused);
    if (field instanceof HTMLInputElement) {
      field.focus();
      if (selection[0] !== null) field.setSelectionRange(...selection);
    }
  });
  useLayoutEffect(() => goOn(), []);

  return (
    <NarrowPage headline={translate('app.signIn.headline')}>
      <form ref={element} {...state.form}>
        <Stack spacing={1}>
          <SignInFields
            state={state}
            first={typedContent === undefined || typedContent.focused === 'username'}
            help={
              <AppLink to={`/forgot-password${search}`}>{translate('app.signIn.forgotPassword')}</AppLink>
            }
          />
          {isRefused ? (
            // The toast disappears; this line stays, and need not be announced again.
            <Typography variant="body2" sx={refusal}>
              {translate('app.signIn.notSignedIn')}
            </Typography>
          ) : null}
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={!valid}
            loading={pending}
            fullWidth
            sx={{ '&&': { mt: 2 } }}
          >
            {translate('app.signIn.submit')}
          </Button>
        </Stack>
      </form>
      {demo === undefined ? null : (
        <demo.AccountChoice
          accounts={demo.accounts()}
          onChoose={({ email, password = '' }) => {
            setEmail(email);
            setPassword(password);
            if (password === '') state.passwordInput.current?.focus();
            else void send(email, password);
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
