// @vitest-environment jsdom
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
  it('is done at once, says what follows, and can be undone', async () => {
    const { id, name } = editor();
    const { user } = await open({ id, name });
    const suspend = await button('Suspend');
    await user.hover(suspend);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('their sessions end at once');
    await user.click(suspend);
    expect(await screen.findByText(`${name} is suspended. Their sessions have ended.`)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stored(id)?.status).toBe('suspended');
    expect(await button('Activate')).toHaveFocus();
    expect(content()).toHaveTextContent('Suspended');
    await user.click(await button('Undo'));
    await waitFor(() => expect(stored(id)?.status).toBe('active'));
    expect(await button('Suspend')).toBeVisible();
    expect(verbs(id)).toEqual(['suspend', 'activate']);
  });

  it('keeps what is being typed, which can be saved afterwards', async () => {
    const { id, name } = editor();
    const { user } = await open({ id, name });
    await user.type(await field('Name'), ' II');
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
  const path = (id: string) => call(id, '/actions/send-password-reset');

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

  it('is offered only for who may sign in', async () => {
    const { id, name } = find(({ status }) => status === 'suspended');
    await open({ id, name });
    await button('Activate');
    expect(screen.queryByRole('button', { name: 'Send password reset' })).toBeNull();
  });

  it('is told when the server refuses it, and can be tried again', async () => {
    const { id, name, email } = editor();
    const { user } = await open({ id, name });
    expectConsole(/ApiError/);
    fixtures.server.use(
      http.post(path(id), () =>
        HttpResponse.json(
          { code: 'cannot_sign_in', message: 'areas.user-management.refusals.cannot_sign_in' },
          { status: 409 },
        ),
      ),
    );
    await user.click(await button('Send password reset'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `No message to set a new password was sent to ${email}. Only an active user can sign in`,
    );
    fixtures.server.resetHandlers();
    await user.click(await button('Send password reset'));
    expect(await screen.findByText(/was sent to/)).toBeInTheDocument();
    expect(verbs(id)).toEqual(['send-password-reset', 'send-password-reset']);
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

  it('says to the last administrator what helps: there is nobody to ask', async () => {
    const { id, name } = own();
    fixtures.server.use(
      http.get(call(id), () =>
        HttpResponse.json({ ...stored(id), access: { suspend: 'last_admin', delete: 'last_admin' } }),
      ),
    );
    await open({ id, name });
    for (const action of ['Suspend', 'Delete']) {
      expect(await button(action)).toHaveAccessibleDescription(/Give someone else that right first\.$/);
    }
  });

  it('is off for the last one who can manage users, because the record says so', async () => {
    const { id, name } = editor();
    fixtures.server.use(
      http.get(call(id), () =>
        HttpResponse.json({ ...stored(id), access: { suspend: 'last_admin', delete: 'last_admin' } }),
      ),
    );
    await open({ id, name });
    for (const action of ['Suspend', 'Delete']) {
      expect(await button(action)).toHaveAccessibleDescription(
        /^At least one active person must be able to manage users/,
      );
    }
  });

  it('is told without a reason when the texts do not know its code', async () => {
    const { id, name } = editor();
    fixtures.server.use(
      http.get(call(id), () => HttpResponse.json({ ...stored(id), access: { delete: 'full_moon' } })),
    );
    await open({ id, name });
    expect(await button('Delete')).toHaveAccessibleDescription('The server does not allow this.');
  });
});

describe('an invitation', () => {
  const invited = () =>
    find(({ status, invitation }) => status === 'invited' && invitation?.state === 'pending');

  it('is sent again at once', async () => {
    const { id, name } = invited();
    const before = stored(id)?.invitation?.sentAt;
    const { user } = await open({ id, name });
    await user.click(await button('Resend invitation'));
    expect(await screen.findByText(`A new invitation is on its way to ${name}.`)).toBeInTheDocument();
    expect(stored(id)?.invitation?.sentAt).not.toBe(before);
    expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull();
  });

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

  it('that has expired says so, and can be sent again', async () => {
    const { id, name } = invited();
    const invitation = {
      sentAt: '2024-01-01T00:00:00Z',
      expiresAt: '2024-01-08T00:00:00Z',
      state: 'expired',
    };
    fixtures.server.use(
      http.get(call(id), () => HttpResponse.json({ ...stored(id), invitation }), { once: true }),
    );
    const { user } = await open({ id, name });
    expect(content()).toHaveTextContent('Invitation expired');
    expect(within(content()).getByText('Expired').nextElementSibling).toHaveTextContent(/years? ago/);
    await user.click(await button('Resend invitation'));
    expect(await within(content()).findByText('Not accepted yet')).toBeVisible();
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

  it('asks, names what would be lost, and changes nothing on Cancel', async () => {
    const { user, own: me, question } = await takeAway();
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'User Management',
    );
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored(me.id)?.roleIds).toEqual(me.roleIds);
    expect(screen.queryByRole('button', { name: 'Remove Administrator' })).toBeNull();
    expect(saveButton()).toBeEnabled();
    expect(saves(me.id)).toHaveLength(1);
  });

  it('is not done for another email', async () => {
    const { user, own: me, question } = await takeAway();
    await user.type(question.getByRole('textbox'), 'editor@publisher.example{Enter}');
    expect(question.getByRole('button', { name: 'Change it anyway' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(question.getByRole('alert')).toHaveTextContent('That is not your email address.');
    expect(saves(me.id)).toHaveLength(1);
  });

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
