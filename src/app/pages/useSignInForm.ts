import { type FormEvent, useRef, useState } from 'react';
import { isEmail } from '@/ui/email';
import { useServices } from '../services';
import { useFilledFields } from './useFilledFields';

interface SignInFormOptions {
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  readonly onSent?: () => void;
  /** Called with the error if the sign-in fails; typed text stays. */
  readonly onFailed: (error: unknown) => void;
}

/** The state of a sign-in form: its fields, whether they can be sent, sending once at a time, and the focus after a failure. */
export function useSignInForm(options: SignInFormOptions) {
  const { session } = useServices();
  const [email, setEmail] = useState(options.username ?? '');
  const [password, setPassword] = useState(options.password ?? '');
  const [pending, setPending] = useState(false);
  const sending = useRef(false);
  const passwordInput = useRef<HTMLInputElement>(null);
  const { filled: filledFields, onAnimationStart } = useFilledFields();

  async function follow(signIn: Promise<void>): Promise<void> {
    sending.current = true;
    setPending(true);
    options.onSent?.();
    try {
      await signIn;
    } catch (error) {
      options.onFailed(error);
      // The busy button has dropped the focus; the password is what the user types again.
      passwordInput.current?.select();
      passwordInput.current?.focus();
    } finally {
      sending.current = false;
      setPending(false);
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // From the DOM: autofilled values are readable only now.
    const fields = new FormData(event.currentTarget);
    const username = String(fields.get('username') ?? '').trim();
    const secret = String(fields.get('password') ?? '');
    if (isEmail(username) && secret !== '') await send(username, secret);
  }

  async function send(username: string, secret: string): Promise<void> {
    if (!sending.current) await follow(session.signIn(username, secret));
  }

  return {
    email,
    setEmail,
    password,
    setPassword,
    passwordInput,
    send,
    pending,
    valid:
      (isEmail(email) || filledFields.has('username')) && (password !== '' || filledFields.has('password')),
    form: { onSubmit, onAnimationStart, noValidate: true },
  };
}

export type SignInFormState = ReturnType<typeof useSignInForm>;
