import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { openFixtureApi } from '../../../support/renderApp';
import { content, pasteInto } from '../../../support/screens';
import { withoutScrolling } from './listScreen';
import { field, saveButton, userPage } from './userPage';

const fixtures = openFixtureApi({ counts: { users: 40, groups: 20 } });
const { find, stored, call, saves, open } = userPage(fixtures);
withoutScrolling();

const own = () => find(({ email }) => email === 'admin@publisher.example');
const editor = () => find(({ email }) => email === 'editor@publisher.example');
const button = (name: string) => screen.findByRole('button', { name });
const verbs = (id: string) =>
  fixtures.sent
    .filter(({ path }) => path.startsWith(`${call(id)}/actions/`))
    .map(({ path }) => path.split('/').at(-1));

describe('suspending', () => {
  it('keeps what is being typed, which can be saved afterwards', async () => {
    const { id, name } = editor();
    const { user } = await open({ id, name });
    await pasteInto(user, await field('Name'), ' II');
    await user.click(await button('Suspend'));
    await button('Activate');
    expect(await field('Name')).toHaveValue(`${name} II`);
    await user.click(saveButton());
    await waitFor(() => expect(stored(id)?.name).toBe(`${name} II`));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is told when the server refuses it because nobody would be left', async () => {
    const { id, name } = editor();
    const { user } = await open({ id, name });
    expectConsole(/ApiError/);
    fixtures.server.use(
      http.post(call(id, '/actions/suspend'), () =>
        HttpResponse.json(
          { code: 'last_admin', message: 'areas.user-management.refusals.last_admin' },
          { status: 409 },
        ),
      ),
    );
    await user.click(await button('Suspend'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      `${name} was not suspended. At least one active person must be able to manage users`,
    );
    expect(await button('Suspend')).toBeVisible();
  });
});

describe('a password reset', () => {
  it('is sent once, however often the button is pressed, and says to whom', async () => {
    const { id, name, email } = editor();
    const { user } = await open({ id, name });
    const reset = await button('Send password reset');
    await user.hover(reset);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(`${email} gets a message with a link`);
    await user.dblClick(reset);
    expect(
      await screen.findByText(`A message to set a new password was sent to ${email}.`),
    ).toBeInTheDocument();
    expect(reset).toHaveAccessibleDescription(/has just been sent\. Wait a moment/);
    expect(reset).toHaveFocus();
    await user.click(reset);
    expect(verbs(id)).toEqual(['send-password-reset']);
    expect(stored(id)?.version).toBe(1);
  });
});

describe('what the server would refuse', () => {
  it('is off on one’s own page, with the reason', async () => {
    const { id, name } = own();
    const { user } = await open({ id, name });
    for (const action of ['Suspend', 'Delete']) {
      expect(await button(action)).toHaveAttribute('aria-disabled', 'true');
      expect(await button(action)).toHaveAccessibleDescription(/^You cannot do this to yourself/);
      await user.click(await button(action));
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(verbs(id)).toEqual([]);
    expect(await field('Email')).toBeDisabled();
    expect(await field('Email')).toHaveAccessibleDescription(/^You sign in with this address/);
  });
});

describe('an invitation', () => {
  const invited = () =>
    find(({ status, invitation }) => status === 'invited' && invitation?.state === 'pending');

  it('is revoked after a question, and can be made again', async () => {
    const { id, name } = invited();
    const { user } = await open({ id, name });
    await user.click(await button('Revoke invitation'));
    const question = within(await screen.findByRole('dialog', { name: `Revoke the invitation of ${name}?` }));
    expect(verbs(id)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Revoke invitation' }));
    await waitFor(() => expect(stored(id)?.invitation?.state).toBe('revoked'));
    expect(await button('Invite again')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Revoke invitation' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(within(content()).getByText('Invitation').nextElementSibling).toHaveTextContent('Revoked');
  });
});

describe('taking user management from oneself', () => {
  /** Removes the one role that gives it, and saves. */
  async function takeAway() {
    const user = own();
    const app = await open(user);
    await app.user.click(await button('Remove Administrator'));
    expectConsole(/ApiError/);
    await app.user.click(saveButton());
    const question = within(await screen.findByRole('dialog', { name: 'You would lose rights yourself' }));
    return { ...app, own: user, question };
  }

  it('is done for one’s own, and the menu follows', async () => {
    const { user, own: me, question } = await takeAway();
    await pasteInto(user, question.getByRole('textbox'), ' Admin@Publisher.example ');
    await user.click(question.getByRole('button', { name: 'Change it anyway' }));
    await waitFor(() => expect(stored(me.id)?.roleIds).toEqual([]));
    expect(saves(me.id)).toEqual([
      { roleIds: [], version: me.version },
      { roleIds: [], version: me.version, confirmation: 'admin@publisher.example' },
    ]);
    expect(await screen.findByText('You do not have access to this area.')).toBeVisible();
  });
});
