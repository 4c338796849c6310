import type { SignInUnderWay } from '../app/pages/signInUnderWay';
import { isEmail } from '../ui/email';
import { handsetQuery } from '../ui/handsetQuery';

interface SignInPageOptions {
  /** Sends the sign-in; rejects when it is refused. */
  readonly signIn: (username: string, password: string) => Promise<void>;
  /** The application is needed: it calls `leave` when it can take the place of this page. */
  readonly onNeeded: () => void;
}

/**
 * Runs the sign-in form before the application is there; errors and a turned device hand over to it (specification, sections 2
 * and 5; docs/decisions/start.md). @returns ends the work here and gives what the application goes on with
 */
export function runSignInPage(
  form: HTMLFormElement,
  { signIn, onNeeded }: SignInPageOptions,
): () => SignInUnderWay {
  const listening = new AbortController();
  const { signal } = listening;
  const submit = form.querySelector<HTMLButtonElement>('[type=submit]');
  const filled = new Set<string>();
  let acted = false;
  let left = false;
  let sent: Promise<void> | undefined;

  const value = (name: string) => String(new FormData(form).get(name) ?? '');
  const check = () => {
    const named = isEmail(value('username')) || filled.has('username');
    setDisabled(
      submit,
      sent !== undefined || !named || (value('password') === '' && !filled.has('password')),
    );
  };
  const listen = <E extends Event>(target: EventTarget, types: string, listener: (event: E) => void) => {
    // The caller names the event that goes with the type.
    for (const type of types.split(' ')) target.addEventListener(type, listener as EventListener, { signal });
  };

  listen(form, 'keydown pointerdown', ({ target }) => {
    if (nameOf(target) === 'username') acted = true;
  });
  listen(form, 'input', ({ target }) => {
    filled.delete(nameOf(target));
    check();
  });
  // Before the first gesture the values that the browser fills in cannot be read; MUI's styles tell of them.
  listen<AnimationEvent>(form, 'animationstart', ({ animationName, target }) => {
    if (animationName === 'mui-auto-fill') filled.add(nameOf(target));
    if (animationName === 'mui-auto-fill-cancel') filled.delete(nameOf(target));
    check();
  });
  listen(form, 'focusin', ({ target }) => markFocus(target, true));
  listen(form, 'focusout', ({ target }) => {
    markFocus(target, false);
    if (nameOf(target) !== 'username' || isEmail(value('username')) || !document.hasFocus()) return;
    left ||= acted || value('username') !== '';
    if (left) onNeeded();
  });
  listen<SubmitEvent>(form, 'submit', (event) => {
    event.preventDefault();
    const username = value('username').trim();
    const password = value('password');
    if (sent !== undefined || !isEmail(username) || password === '') return;
    sent = signIn(username, password);
    // The application reports a refusal.
    sent.catch(() => {});
    check();
    onNeeded();
  });
  // As in the application, the password's button takes no focus from the field.
  listen(form, 'mousedown', (event) => {
    if (event.target instanceof Element && event.target.closest('button[type=button]'))
      event.preventDefault();
  });
  listen(matchMedia(handsetQuery), 'change', onNeeded);

  // Events before this script were not heard.
  for (const field of form.querySelectorAll('input')) if (isAutofilled(field)) filled.add(field.name);
  markFocus(document.activeElement, true);
  check();
  left =
    value('username') !== '' && !isEmail(value('username')) && nameOf(document.activeElement) !== 'username';
  if (left) onNeeded();
  return () => {
    listening.abort();
    const { activeElement: field } = document;
    const focused = nameOf(field);
    const caret =
      field instanceof HTMLInputElement ? ([field.selectionStart, field.selectionEnd] as const) : undefined;
    return { username: value('username'), password: value('password'), focused, caret, left, sent };
  };
}

/** Browsers that do not know the pseudo-class refuse it. */
function isAutofilled(field: HTMLInputElement): boolean {
  try {
    return field.matches(':autofill');
  } catch {
    return false;
  }
}

function nameOf(target: EventTarget | null): string {
  return target instanceof HTMLInputElement ? target.name : '';
}

/** Sets MUI's class for the focus. */
function markFocus(field: EventTarget | null, focused: boolean): void {
  if (!(field instanceof HTMLInputElement)) return;
  field.closest('.MuiInputBase-root')?.classList.toggle('Mui-focused', focused);
}

function setDisabled(button: HTMLButtonElement | null, disabled: boolean): void {
  if (button === null) return;
  button.disabled = disabled;
  button.tabIndex = disabled ? -1 : 0;
  button.classList.toggle('Mui-disabled', disabled);
}
