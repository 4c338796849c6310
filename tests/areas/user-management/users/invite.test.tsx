import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { gate } from '../../../support/pageHistory';
import { address, heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { content, pasteInto } from '../../../support/screens';
import { choose, usersCall, withoutScrolling } from './listScreen';
import { userPage } from './userPage';

const fixtures = openFixtureApi({ counts: { users: 40, groups: 20 } });
const { find } = userPage(fixtures);
withoutScrolling();

const inviteCall = `${usersCall}/actions/invite`;
const users = () => fixtures.api.records('users');
const known = (status: string) => find((user, index) => index > 6 && user.status === status);
const sent = () =>
  fixtures
    .calls(inviteCall, 'POST')
    .map(({ body }) => JSON.parse(body))
    .filter(({ dryRun }) => dryRun !== true);
const checks = () =>
  fixtures
    .calls(inviteCall, 'POST')
    .map(({ body }) => JSON.parse(body))
    .filter(({ dryRun }) => dryRun === true);

const entry = () => screen.getByRole('combobox', { name: 'Email addresses' });
/** The addresses in the field. */
const shown = () =>
  screen.queryAllByRole('button', { name: /^Correct / }).map(({ textContent }) => textContent);
const refused = () =>
  within(screen.getByRole('list', { name: 'Addresses that cannot be invited' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const chip = (email: string) => screen.getByRole('button', { name: new RegExp(`^Correct ${email}`) });
const counter = (text: string) =>
  waitFor(() => {
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text);
    expect(screen.queryByText('Checking…')).toBeNull();
  });
const sendButton = (name: string | RegExp = /^Send /) => screen.getByRole('button', { name });

async function open() {
  const app = await renderApp('/user-management/users/create', { as: 'admin' });
  await heading('Invite users');
  return app;
}
async function paste(user: UserEvent, text: string) {
  await user.click(entry());
  await user.paste(text);
}

describe('the addresses to invite', () => {
  it('are pasted in any form, and each says at once why it cannot be invited', async () => {
    const [invited, suspended] = [known('invited'), known('suspended')];
    const before = users().length;
    const { user } = await open();
    await paste(
      user,
      `"Lee, Ann" <ann@new.example>; bob@new.example,\nno-address editor@publisher.example\t${invited.email} BOB@new.example ${suspended.email}`,
    );
    await counter('2 will be invited, 5 will not');
    expect(shown()).toHaveLength(7);
    expect(shown()[0]).toBe('Lee, Ann ann@new.example');
    expect(refused()).toEqual([
      'no-address is not an email address Edit',
      'editor@publisher.example is already a user Open',
      `${invited.email} is already invited Resend invitation`,
      'BOB@new.example is listed twice',
      `${suspended.email} is a suspended user Activate`,
    ]);
    const link = screen.getByRole('link', { name: /^Activate/ });
    expect(link).toHaveAttribute('href', `/user-management/users/${suspended.id}`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(checks()).toHaveLength(1);
    expect(checks()[0].emails).toEqual([
      'ann@new.example',
      'bob@new.example',
      'editor@publisher.example',
      invited.email,
      suspended.email,
    ]);
    expect(users()).toHaveLength(before);
  });

  it('are corrected where they are refused, one after the other', async () => {
    const { user } = await open();
    await paste(user, 'a@new.example, b@@new.example, c@new.example, d.example editor@publisher.example\n');
    await counter('2 will be invited, 3 will not');
    await user.click(screen.getByRole('button', { name: 'Edit b@@new.example' }));
    const field = () => screen.getByRole('textbox', { name: 'Address' });
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription('is not an email address');
    await user.clear(field());
    await user.keyboard('b@new.example{Enter}');
    // The next one that can be corrected is open; Escape leaves it as it is.
    expect(field()).toHaveValue('d.example');
    expect(field()).toHaveFocus();
    await user.keyboard('!{Escape}');
    expect(screen.getByRole('button', { name: 'Edit d.example' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.clear(field());
    await user.keyboard('d@new.example{Enter}');
    expect(entry()).toHaveFocus();
    expect(shown()).toEqual([
      'a@new.example',
      'b@new.example',
      'c@new.example',
      'd@new.example',
      'editor@publisher.example',
    ]);
    await counter('4 will be invited, 1 will not');
    expect(sent()).toEqual([]);
  });

  it('are gone through, corrected and removed by keyboard', async () => {
    const { user } = await open();
    await paste(user, 'Ann <a@new.example>, b@@new.example, c@new.example\n');
    await counter('2 will be invited, 1 will not');
    await user.keyboard('{ArrowLeft}');
    expect(chip('c@')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(entry()).toHaveFocus();
    expect(entry()).toHaveValue('b@@new.example');
    await user.keyboard('{Backspace}');
    expect(entry()).toHaveValue('b@@new.exampl');
    await user.clear(entry());
    await user.paste('b@new.example d@new.example');
    // Nothing is left to add, and the invitation is not sent.
    await user.keyboard('{Enter}');
    expect(shown()).toEqual(['Ann a@new.example', 'c@new.example', 'b@new.example', 'd@new.example']);
    await user.keyboard('{ArrowLeft>4/}{Delete}');
    expect(shown()).toEqual(['c@new.example', 'b@new.example', 'd@new.example']);
    await user.click(screen.getByRole('button', { name: 'Remove b@new.example' }));
    expect(entry()).toHaveFocus();
    await user.keyboard('{Backspace>2/}');
    expect(shown()).toEqual([]);
    expect(sent()).toEqual([]);
  });
});

describe('an invitation', () => {
  it('proposes the publisher’s defaults, which can be taken back', async () => {
    const roleIds = fixtures.api.records('roles').flatMap(({ id, name }) => (name === 'Editor' ? [id] : []));
    fixtures.server.use(
      http.get('/clientapi/v1/user-defaults/new', () =>
        HttpResponse.json({
          id: 'new',
          roleIds: [...roleIds, 'more-than-i-have'],
          groupIds: [],
          withheld: { roleIds: ['more-than-i-have'], groupIds: [] },
          version: 2,
        }),
      ),
    );
    const { user } = await open();
    expect(await screen.findByRole('button', { name: 'Remove Editor' })).toBeVisible();
    await paste(user, 'ann@new.example ');
    await counter('1 will be invited');
    await user.click(sendButton('Send invitation'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ roleIds });
  });

  it('says before it is sent that it gives no permissions', async () => {
    const { user } = await open();
    await paste(user, 'ann@new.example, bob@new.example ');
    const hint = 'Without a role or a group, these 2 people will have no permissions.';
    await counter(hint);
    await choose(user, screen.getByRole('combobox', { name: 'Roles' }), 'Editor');
    expect(screen.queryByText(hint)).toBeNull();
  });

  it('gives roles, groups and a language to all, with a personal text and a link of the chosen validity', async () => {
    const { user } = await open();
    await paste(user, 'Ann@New.example, bob@new.example');
    await choose(user, screen.getByRole('combobox', { name: 'Roles' }), 'Editor');
    await choose(user, screen.getByRole('combobox', { name: 'Groups' }), 'Editorial');
    await choose(user, screen.getByRole('combobox', { name: 'Language' }), 'German');
    await pasteInto(user, screen.getByRole('textbox', { name: 'Message' }), '  Welcome aboard! ');
    await choose(user, screen.getByRole('combobox', { name: 'Link valid for' }), '30 days');
    await counter('2 will be invited');
    await user.click(sendButton('Send 2 invitations'));
    expect(await screen.findByText('2 invitations sent.')).toBeInTheDocument();
    expect(await heading('Users')).toBeVisible();
    const idOf = (resource: string, name: string) =>
      fixtures.api.records(resource).find((record) => record.name === name)?.id;
    const grants = {
      roleIds: [idOf('roles', 'Editor')],
      groupIds: [idOf('groups', 'Editorial')],
      language: 'de',
    };
    const emails = ['Ann@New.example', 'bob@new.example'];
    expect(sent()).toEqual([{ emails, ...grants, message: 'Welcome aboard!', expiresInDays: 30 }]);
    const ann = find(({ email }) => email === 'ann@new.example');
    expect(ann).toMatchObject({ status: 'invited', ...grants });
    const { sentAt = '', expiresAt = '' } = ann.invitation ?? {};
    expect((Date.parse(expiresAt) - Date.parse(sentAt)) / 86_400_000).toBe(30);
  });

  it('keeps everything after a refusal, and is repeated for failed addresses', async () => {
    const { user } = await open();
    await paste(user, 'ann@new.example bob@new.example');
    await counter('2 will be invited');
    expectConsole(/ApiError/);
    const refusal = { errors: { language: 'areas.user-management.refusals.unknown_language' } };
    const results = [
      { email: 'ann@new.example', ok: true, id: 'new' },
      { email: 'bob@new.example', ok: false, code: 'server_error' },
    ];
    const answers = [HttpResponse.json(refusal, { status: 422 }), HttpResponse.json({ results })];
    fixtures.server.use(http.post(inviteCall, () => answers.shift()));
    await user.click(sendButton('Send 2 invitations'));
    await screen.findByText('No invitation was sent. The server rejected the input.');
    expect(content()).toHaveTextContent('This language is not available here.');
    expect(shown()).toEqual(['ann@new.example', 'bob@new.example']);
    await user.click(sendButton('Send 2 invitations'));
    expect(await screen.findByText('1 invitation sent, 1 not.')).toBeInTheDocument();
    await waitFor(() => expect(refused()).toEqual(['bob@new.example could not be invited; try again']));
    expect(shown()).toEqual(['bob@new.example']);
    await user.click(sendButton('Send invitation'));
    expect(await heading('Users')).toBeVisible();
    expect(sent().at(-1).emails).toEqual(['bob@new.example']);
  });

  it('keeps addresses that are added while it is being sent', async () => {
    const { user } = await open();
    await paste(user, 'ann@new.example,');
    await counter('1 will be invited');
    const held = gate();
    fixtures.server.use(
      http.post<never, { dryRun?: boolean }>(inviteCall, async ({ request }) => {
        const { dryRun } = await request.clone().json();
        if (dryRun !== true) await held.opened;
      }),
    );
    await user.click(sendButton('Send invitation'));
    await paste(user, 'bob@new.example,');
    held.open();
    expect(await screen.findByText('Invitation sent.')).toBeInTheDocument();
    await waitFor(() => expect(shown()).toEqual(['bob@new.example']));
    await counter('1 will be invited');
    expect(address()).toBe('/user-management/users/create');
    expect(sent().map(({ emails }) => emails)).toEqual([['ann@new.example']]);
  });
});
