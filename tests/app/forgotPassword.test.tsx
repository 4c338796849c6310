import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { gate } from '../support/pageHistory';
import { pressTwice } from '../support/pressTwice';
import { address, heading, openFixtureApi, renderApp } from '../support/renderApp';
import { signIn, signInPage } from '../support/screens';
import { advance, runOnTestClock, setupUser } from './profileScreen';

const fixtures = openFixtureApi();
runOnTestClock();

const resetCall = '/clientapi/v1/password-reset';
const connected = { config: { calls: { requestPasswordReset: 'password-reset' } } };
const send = () => screen.getByRole('button', { name: 'Send' });
const email = () => screen.getByLabelText('Email Address');

async function openForgotPassword(path = '/forgot-password', options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(path, options);
  await heading('Reset your password!');
  return { ...app, user: setupUser() };
}

describe('the forgotten password', () => {
  it('is not sent while the address is invalid, neither by the button nor by Enter', async () => {
    const { user } = await openForgotPassword();
    expect(send()).toBeDisabled();
    await user.type(email(), 'admin@{Enter}');
    expect(send()).toBeDisabled();
    await advance(500);
    expect(address()).toBe('/forgot-password');
    await user.type(email(), 'publisher.example');
    expect(send()).toBeEnabled();
    await user.clear(email());
    expect(send()).toBeDisabled();
  });

  it('leads to the sign-in page without any request', async () => {
    const { user } = await openForgotPassword();
    await user.type(email(), 'admin@publisher.example');
    await user.click(send());
    expect(await signInPage.heading()).toBeVisible();
    await advance(5000);
    expect(address()).toBe('/login');
    expect(fixtures.sent).toHaveLength(0);
  });

  it('does not forget where the person was', async () => {
    await renderApp('/messages?page=2#top');
    const user = setupUser();
    await signInPage.heading();
    await user.click(signInPage.forgotPassword());
    await heading('Reset your password!');
    await user.type(email(), 'editor@publisher.example');
    await user.click(send());
    await signInPage.heading();
    expect(fixtures.sent).toHaveLength(0);
    await signIn(user, 'editor');
    expect(await heading('Messages')).toBeVisible();
    expect(address()).toBe('/messages?page=2#top');
  });
});

describe('where a call asks for a new password', () => {
  it('R1 carries the address, trimmed, once, and leads to the sign-in page', async () => {
    const { opened, open } = gate();
    fixtures.server.use(
      http.post(resetCall, () => opened.then(() => new HttpResponse(null, { status: 204 }))),
    );
    const { user } = await openForgotPassword('/forgot-password?return=%2Fmessages', connected);
    await user.type(email(), ' admin@publisher.example ');
    pressTwice(send());
    await user.type(email(), '{Enter}');
    await advance(1000);
    expect(address()).toBe('/forgot-password?return=%2Fmessages');
    open();
    expect(await signInPage.heading()).toBeVisible();
    expect(address()).toBe('/login?return=%2Fmessages');
    expect(await screen.findByRole('status')).toHaveTextContent(
      'If an account with this address exists, an email is on its way.',
    );
    expect(fixtures.sent.map(({ path, body }) => [path, body])).toEqual([
      [resetCall, '{"email":"admin@publisher.example"}'],
    ]);
  });

  it('R1 says when it failed, and keeps what was typed: no network', async () => {
    fixtures.server.use(http.post(resetCall, () => HttpResponse.error()));
    const { user } = await openForgotPassword('/forgot-password', connected);
    await user.type(email(), 'admin@publisher.example');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('The request could not be sent.');
    expect(address()).toBe('/forgot-password');
    expect(email()).toHaveValue('admin@publisher.example');
    expect(send()).toBeEnabled();
    fixtures.server.use(http.post(resetCall, () => new HttpResponse(null, { status: 204 })));
    await user.click(send());
    expect(await signInPage.heading()).toBeVisible();
  });
});
