import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { calls, htmlPage, tokenAnswers } from '../support/calls';
import { gate } from '../support/pageHistory';
import { address, heading, openFixtureApi, people, renderApp } from '../support/renderApp';
import { signInPage as form, signIn } from '../support/screens';
import { advance, runOnTestClock } from './profileScreen';

const fixtures = openFixtureApi();
const tokenCalls = () => fixtures.calls(calls.token, 'POST');
const storedTokens = () => [localStorage.getItem('access_token'), localStorage.getItem('refresh_token')];

async function openSignIn(options?: Parameters<typeof renderApp>[1]) {
  const app = await renderApp('/login', options);
  await form.heading();
  return app;
}

/** Fills in a field like a password manager, without key events. */
function fillIn(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  fireEvent(field, new Event('input', { bubbles: true }));
}

describe('signing in', () => {
  it('Enter in the password field signs in', async () => {
    const { user } = await openSignIn();
    await user.type(form.email(), people.editor.email);
    await user.type(form.password(), `${people.editor.password}{Enter}`);
    await heading('Publisher profile');
    expect(tokenCalls()).toHaveLength(1);
  });

  it('Enter that ends a composition of characters does not sign in', async () => {
    const { user } = await openSignIn();
    await user.type(form.email(), people.editor.email);
    await user.type(form.password(), people.editor.password);
    const password = form.password();
    fireEvent.compositionStart(password);
    fireEvent.keyDown(password, { key: 'Enter', keyCode: 229, isComposing: true });
    fireEvent.keyUp(password, { key: 'Enter', keyCode: 229 });
    fireEvent.compositionEnd(password);
    expect(form.submit()).toBeEnabled();
    expect(tokenCalls()).toEqual([]);
  });

  it('makes one call for a double click followed by Enter; the button waits for the response', async () => {
    const answer = gate();
    fixtures.server.use(
      tokenAnswers(async () => {
        await answer.opened;
        return HttpResponse.json({ error: 'invalid_grant' }, { status: 400 });
      }),
    );
    const { user } = await openSignIn();
    await user.type(form.email(), people.admin.email);
    await user.type(form.password(), 'Wrong123!');
    const button = form.submit();
    const password = form.password();
    await user.dblClick(button);
    await user.type(password, '{Enter}');
    expect(button).toBeDisabled();
    expect(within(button).getByRole('progressbar')).toBeVisible();

    answer.open();
    await form.failure();
    expect(form.submit()).toBeEnabled();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(tokenCalls()).toHaveLength(1);
  });
});

describe('a sign-in that fails', () => {
  const invalidGrant = { error: 'invalid_grant' };
  const failures: [name: string, answer: () => Response][] = [
    ['400', () => HttpResponse.json(invalidGrant, { status: 400 })],
    ['200 with a page', () => htmlPage(200)],
  ];

  it.each(failures)('%s says so, stores nothing and keeps what was typed', async (_name, answer) => {
    fixtures.server.use(tokenAnswers(answer));
    const { user } = await openSignIn();
    await signIn(user, 'admin');
    expect(
      within(await screen.findByRole('alert')).getByText('Invalid email address or password.'),
    ).toBeVisible();
    expect(address()).toBe('/login');
    expect(form.email()).toHaveValue(people.admin.email);
    expect(form.password()).toHaveValue(people.admin.password);
    expect(form.submit()).toBeEnabled();
    expect(storedTokens()).toEqual([null, null]);
    expect(fixtures.sent.map(({ path }) => path)).toEqual([calls.token]);
  });
});

describe('a sign-in that has failed', () => {
  runOnTestClock();

  it('keeps a line that says so, until the right password signs in', async () => {
    const { user } = await openSignIn();
    await signIn(user, 'admin', 'Wrong123!');
    await form.failure();
    expect(storedTokens()).toEqual([null, null]);
    const lasting = () => screen.queryByText(/^You are not signed in\./);
    await advance(2500);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(lasting()).toBeVisible();
    await signIn(user, 'admin');
    expect(lasting()).not.toBeInTheDocument();
    await heading('Publisher profile');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(tokenCalls()).toHaveLength(2);
  });
});

describe('the sign-in form', () => {
  it('is sent by an enabled button only when it is valid, and says what is wrong with the email', async () => {
    const { user } = await openSignIn();
    expect(form.submit()).toBeDisabled();
    await user.click(form.email());
    await user.tab();
    expect(await screen.findByText('Must be a valid email address!')).toBeVisible();
    expect(form.email()).toBeInvalid();
    await user.type(form.email(), 'admin@');
    await user.type(form.password(), 'x');
    expect(form.submit()).toBeDisabled();
    await user.type(form.email(), 'publisher.example');
    expect(screen.queryByText('Must be a valid email address!')).not.toBeInTheDocument();
    expect(form.submit()).toBeEnabled();
    await user.clear(form.password());
    expect(form.submit()).toBeDisabled();
  });

  it('is valid when a password manager has filled it in without key events', async () => {
    const { user } = await openSignIn();
    act(() => fillIn(form.email(), people.guest.email));
    act(() => fillIn(form.password(), people.guest.password));
    expect(form.submit()).toBeEnabled();
    await user.click(form.submit());
    await heading('Publisher profile');
  });

  it('is valid when the browser has filled it in but shows the values to the page only as it is sent', async () => {
    const { user } = await openSignIn();
    const [email, password] = [form.email(), form.password()];
    for (const field of [email, password]) {
      // MUI starts this animation on an autofilled field; jsdom knows only its prefixed name.
      const filled = new Event('webkitAnimationStart', { bubbles: true });
      fireEvent(field, Object.assign(filled, { animationName: 'mui-auto-fill' }));
    }
    expect(form.submit()).toBeEnabled();
    const reveal = () => {
      email.value = people.guest.email;
      password.value = people.guest.password;
    };
    window.addEventListener('submit', reveal, { capture: true, once: true });
    await user.click(form.submit());
    await heading('Publisher profile');
    expect(new URLSearchParams(tokenCalls()[0]?.body).get('username')).toBe(people.guest.email);
  });

  it('identifies its fields to password managers and allows pasting passwords', async () => {
    const { user } = await openSignIn();
    const [email, password] = [form.email(), form.password()];
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toHaveAttribute('autocomplete', 'username');
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(password).not.toHaveAttribute('maxlength');
    expect(email.form).not.toBeNull();
    expect(password.form).toBe(email.form);
    await user.click(password);
    await user.paste(people.admin.password);
    expect(password).toHaveValue(people.admin.password);
  });
});
