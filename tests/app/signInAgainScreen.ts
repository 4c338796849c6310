import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { tokenAnswers } from '../support/calls';
import { type openFixtureApi, type Person, people } from '../support/renderApp';

type Fixtures = ReturnType<typeof openFixtureApi>;

/** The dialog that asks to sign in again. */
export const signInAgain = {
  dialog: () => screen.findByRole('dialog', { name: 'Sign in again' }),
  gone: () => screen.queryByRole('dialog', { name: 'Sign in again' }) === null,
  within: async () => within(await signInAgain.dialog()),
  email: async () => (await signInAgain.within()).findByLabelText<HTMLInputElement>('Email Address'),
  password: async () => (await signInAgain.within()).findByLabelText<HTMLInputElement>('Password'),
  button: async (name: string) => (await signInAgain.within()).findByRole('button', { name }),
  /** Signs in, with another address than the dialog suggests if `person` is given. */
  async as(user: UserEvent, person: Person = 'admin', password: string = people[person].password) {
    const email = await signInAgain.email();
    if (email.value !== people[person].email) {
      await user.clear(email);
      await user.paste(people[person].email);
    }
    const field = await signInAgain.password();
    await user.clear(field);
    await user.paste(password);
    await user.click(await signInAgain.button('Sign In'));
  },
};

/** Ends the session on the server: the access token expires, and only the next refresh is refused. */
export function endSession(fixtures: Fixtures): void {
  fixtures.api.expireAccessTokens();
  fixtures.server.use(
    tokenAnswers(async ({ request }) => {
      const fields = new URLSearchParams(await request.clone().text());
      if (fields.get('grant_type') !== 'refresh_token') return;
      return HttpResponse.json({ error: 'invalid_grant' }, { status: 400 });
    }),
  );
}
