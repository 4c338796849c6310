import { type FormEvent, useRef, useState } from 'react';
import { isEmail } from '@/ui/email';
import { useServices } from '../services';
import { useFilledFields } from './useFilledFields';

interface SignInFormOptions {
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  readonly onSent?: () => void;
  /** Called with the reason when it fails; nothing that was typed is lost. */
  readonly onFailed: (error: unknown) => void;
}

/** The fields of a sign-in and their rules: when they can be sent, once, and where the focus goes when it fails. */
export function useSignInForm(options: SignInFormOptions) {
  const { session } = useServices();
  const [email, setEmail] = useState(options.username ?? '');
  const [password, setPassword] = useState(options.password ?? '');
  const [pending, setPending] = useState(false);
  const sending = useRef(false);
  const passwordInput = useRef<HTMLInputElement>(null);
  const { filled, onAnimationStart } = useFilledFields();

  async function follow(signIn: Promise<void>): Promise<void> {
    sending.current = true;
    setPending(true);
    options.onSent?.();
    try {
      await signIn;
    } catch (error) {
      options.onFailed(error);
      // The button loses the focus while it is busy; the password is what is typed again.
      passwordInput.current?.select();
      passwordInput.current?.focus();
    } finally {
      sending.current = false;
      setPending(false);
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // The form's own values: those that the browser has filled in are readable only now.
    const fields = new FormData(event.currentTarget);
    const username = String(fields.get('username') ?? '').trim();
    const secret = String(fields.get('password') ?? '');
    if (sending.current || !isEmail(username) || secret === '') return;
    await follow(session.signIn(username, secret));
  }

  return {
    email,
    setEmail,
    password,
    setPassword,
    passwordInput,
    pending,
    valid: (isEmail(email) || filled.has('username')) && (password !== '' || filled.has('password')),
    form: { onSubmit, onAnimationStart, noValidate: true },
  };
}

export type SignInFormState = ReturnType<typeof useSignInForm>;
