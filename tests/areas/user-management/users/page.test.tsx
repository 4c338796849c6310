import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { StoredUser } from '@/areas/user-management/fixtures/records';
import { openActions } from '../../../support/actions';
import { expectConsole } from '../../../support/consoleGuard';
import { openFixtureApi } from '../../../support/renderApp';
import { content, pasteInto } from '../../../support/screens';
import { withoutScrolling } from './listScreen';
import { field, permissions, saveButton, sourcesOf, userPage } from './userPage';

const fixtures = openFixtureApi({ counts: { users: 40, groups: 20 } });
const { find, open } = userPage(fixtures);
withoutScrolling();

describe('the effective permissions of a user', () => {
  it('name the role or the group of each, and lead there', async () => {
    const user = find((_user, index) => index === 4);
    await open(user);
    const managed = await waitFor(async () => {
      const sources = await sourcesOf('User Management');
      expect(sources).toMatch(/^through .+, role User manager/);
      return sources;
    });
    const part = await permissions();
    const [link] = part.getAllByRole('link', { name: 'User manager' });
    const [role] = fixtures.api.records('roles').filter(({ name }) => name === 'User manager');
    expect(link).toHaveAttribute('href', `/user-management/roles/${role?.id}`);
    const path = /through (.+?), role/.exec(managed ?? '')?.[1] ?? '';
    const [group] = fixtures.api.records('groups').filter(({ name }) => name === path.split(' / ').at(-1));
    expect(part.getAllByRole('link', { name: path })[0]).toHaveAttribute(
      'href',
      `/user-management/groups/${group?.id}`,
    );
  });
});

describe('the tab of sessions', () => {
  const { find, call, open } = userPage(fixtures);

  const own = () => find(({ email }) => email === 'admin@publisher.example');
  const held = (id: string) => fixtures.api.records('sessions').filter(({ userId }) => userId === id);
  const other = () => find(({ id, email }) => email !== own().email && held(id).length > 1);
  const part = async () => within(await screen.findByRole('region', { name: 'Sessions' }));
  const rows = async () => (await part()).findAllByRole('listitem');
  const ended = (id: string) =>
    fixtures.sent
      .filter(({ method, path }) => method !== 'GET' && path.startsWith(call(id)))
      .map(({ path }) => path);

  async function openSessions(user: StoredUser) {
    const app = await open(user);
    expect(fixtures.calls(call(user.id, '/sessions'))).toHaveLength(0);
    await app.user.click(await screen.findByRole('tab', { name: 'Sessions' }));
    return app;
  }

  describe('the sessions of a user', () => {
    it('are ended all at once after a question, and then there are none', async () => {
      const user = other();
      const { user: person } = await openSessions(user);
      await person.click(await (await part()).findByRole('button', { name: 'Sign out everywhere' }));
      const question = within(
        await screen.findByRole('dialog', { name: `Sign ${user.name} out everywhere?` }),
      );
      expect(ended(user.id)).toEqual([]);
      await person.click(question.getByRole('button', { name: 'Sign out everywhere' }));
      expect(await (await part()).findByText('Not signed in anywhere.')).toBeVisible();
      expect(held(user.id)).toEqual([]);
      // The clicked button has disappeared.
      await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    });

    it('keep the own one, mark it, and say so before all others end', async () => {
      const { user: person } = await openSessions(own());
      const mine = (await rows()).filter((row) => within(row).queryByText('This session'));
      expect(mine).toHaveLength(1);
      expect(within(mine[0] ?? document.body).queryByRole('button')).toBeNull();
      await person.click((await part()).getByRole('button', { name: 'Sign out all others' }));
      const question = within(
        await screen.findByRole('dialog', { name: 'Sign out all your other sessions?' }),
      );
      expect(question.getByText(/You stay signed in here\.$/)).toBeVisible();
      await person.click(question.getByRole('button', { name: 'Sign out all others' }));
      expect(await screen.findByText(/signed out\.$/)).toBeInTheDocument();
      await waitFor(async () => expect(await rows()).toHaveLength(1));
      expect((await rows())[0]).toHaveTextContent('This session');
      expect((await part()).queryByRole('button', { name: 'Sign out all others' })).toBeNull();
    });
  });
});

describe('the actions on a user', () => {
  const { find, stored, call, saves, open } = userPage(fixtures);

  const own = () => find(({ email }) => email === 'admin@publisher.example');
  const editor = () => find(({ email }) => email === 'editor@publisher.example');
  const button = (name: string) => screen.findByRole('button', { name });
  const verbs = (id: string) =>
    fixtures.sent
      .filter(({ path }) => path.startsWith(`${call(id)}/actions/`))
      .map(({ path }) => path.split('/').at(-1));

  it('keep unsaved input, and say what came of them', async () => {
    const { id, name } = editor();
    const { user } = await open({ id, name });
    await pasteInto(user, await field('Name'), ' II');
    expectConsole(/ApiError/);
    const refusal = { code: 'last_admin', message: 'areas.user-management.refusals.last_admin' };
    const suspension = call(id, '/actions/suspend');
    fixtures.server.use(
      http.post(suspension, () => HttpResponse.json(refusal, { status: 409 }), { once: true }),
    );
    await user.click(await button('Suspend'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${name} was not suspended. This is the last active user who manages users`,
    );
    expect(screen.queryByText('Password reset sent')).toBeNull();
    await openActions(user);
    await user.click(await button('Send password reset'));
    const fact = (await screen.findByText('Password reset sent')).closest('div');
    expect(fact).toHaveTextContent(/now|second/);
    await user.click(await button('Suspend'));
    await button('Activate');
    expect(await field('Name')).toHaveValue(`${name} II`);
    await user.click(saveButton());
    await waitFor(() => expect(stored(id)?.name).toBe(`${name} II`));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  describe('an action that the server would refuse', () => {
    it('is off on one’s own page, with the reason', async () => {
      const { id, name } = own();
      const { user } = await open({ id, name });
      for (const action of ['Suspend', 'Delete']) {
        if (action === 'Delete') await openActions(user);
        expect(await button(action)).toHaveAttribute('aria-disabled', 'true');
        expect(await button(action)).toHaveAccessibleDescription(/^You cannot do this to yourself/);
        await user.click(await button(action));
      }
      await user.keyboard('{Escape}');
      expect(verbs(id)).toEqual([]);
      expect(await field('Email')).toBeDisabled();
      expect(await field('Email')).toHaveAccessibleDescription(/^You sign in with this address/);
    });
  });

  describe('an invitation', () => {
    const invited = () =>
      find(
        ({ status, invitation }) =>
          status === 'invited' &&
          invitation?.state === 'pending' &&
          Date.parse(invitation.expiresAt) > Date.now(),
      );

    it('has a link to copy, which is shown nowhere; it is revoked after a question, and can be made again', async () => {
      const { id, name } = invited();
      const { user } = await open({ id, name });
      await openActions(user);
      await user.click(await button('Copy link'));
      await screen.findByText('Link copied.');
      const link = await navigator.clipboard.readText();
      expect(link).toMatch(/^https:\/\/.*invitation/);
      expect(document.body.textContent + location.href).not.toContain(link);
      await openActions(user);
      await user.click(await button('Revoke invitation'));
      const question = within(
        await screen.findByRole('dialog', { name: `Revoke the invitation for ${name}?` }),
      );
      expect(verbs(id)).toEqual(['invitation-link']);
      await user.click(question.getByRole('button', { name: 'Revoke invitation' }));
      await waitFor(() => expect(stored(id)?.invitation?.state).toBe('revoked'));
      expect(await button('Invite again')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Revoke invitation' })).toBeNull();
      await waitFor(() => expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus());
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
      const question = within(await screen.findByRole('dialog', { name: 'You would lose permissions' }));
      return { ...app, own: user, question };
    }

    it('is done for one’s own, and the menu follows', async () => {
      const { user, own: me, question } = await takeAway();
      await pasteInto(user, question.getByRole('textbox'), ' Admin@Publisher.example ');
      await user.click(question.getByRole('button', { name: 'Change anyway' }));
      await waitFor(() => expect(stored(me.id)?.roleIds).toEqual([]));
      expect(saves(me.id)).toEqual([
        { roleIds: [], version: me.version },
        { roleIds: [], version: me.version, confirmation: 'admin@publisher.example' },
      ]);
      expect(await screen.findByText('You do not have access to this area.')).toBeVisible();
    });
  });
});
