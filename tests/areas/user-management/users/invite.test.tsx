// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { gate } from '../../../support/pageHistory';
import { address, heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { content, menu, pasteInto } from '../../../support/screens';
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

const entry = () => screen.getByRole('textbox', { name: 'Email addresses' });
const list = () => within(screen.getByRole('list', { name: 'Addresses to invite' }));
/** What stands in the field, address by address, as people read it. */
const shown = () =>
  within(screen.queryByRole('list', { name: 'Addresses to invite' }) ?? document.createElement('ul'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const chip = (email: string) => list().getByRole('button', { name: new RegExp(`^Correct ${email}`) });
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

describe('an invitation that is answered late', () => {
  it('leads nobody away from the page to which they have gone', async () => {
    const { user } = await open();
    await paste(user, 'late@verlag.example ');
    await counter('1 will be invited');
    const held = gate();
    fixtures.server.use(http.post(inviteCall, () => held.opened.then(() => undefined), { once: true }));
    await user.click(sendButton());
    await user.click(await menu.line('Roles'));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Unsaved changes' })).getByRole('button', {
        name: 'OK',
      }),
    );
    await heading('Roles');
    held.open();
    expect(await screen.findByText('The invitation was sent.')).toBeVisible();
    expect(address()).toContain('/user-management/roles');
  });
});

describe('the message to the invited people', () => {
  const message = () => screen.getByRole('textbox', { name: 'Message' });

  it('has words of one’s own, and a link that works as long as was chosen', async () => {
    const { user } = await open();
    await paste(user, 'new@verlag.example ');
    await counter('1 will be invited');
    await pasteInto(user, message(), '  Welcome aboard! ');
    await choose(user, screen.getByRole('combobox', { name: 'The link is valid for' }), '30 days');
    await user.click(sendButton());
    await heading('Users');
    expect(sent()).toEqual([
      expect.objectContaining({
        message: 'Welcome aboard!',
        expiresInDays: 30,
        emails: ['new@verlag.example'],
      }),
    ]);
    const { invitation } = find(({ email }) => email === 'new@verlag.example');
    const { sentAt = '', expiresAt = '' } = invitation ?? {};
    expect((Date.parse(expiresAt) - Date.parse(sentAt)) / 86_400_000).toBe(30);
  });

  it('is left to the server where nobody has set anything', async () => {
    const { user } = await open();
    await paste(user, 'plain@verlag.example ');
    await counter('1 will be invited');
    await user.click(sendButton());
    await heading('Users');
    expect(Object.keys(sent()[0]).sort()).toEqual(['emails', 'groupIds', 'language', 'roleIds']);
  });

  it('says what the server has against it, keeps it, and asks before it is lost', async () => {
    const { user } = await open();
    await paste(user, 'new@verlag.example ');
    await counter('1 will be invited');
    await user.type(message(), 'No.');
    expectConsole(/ApiError/);
    fixtures.server.use(
      http.post(inviteCall, () =>
        HttpResponse.json({ errors: { message: 'Too unfriendly' } }, { status: 422 }),
      ),
    );
    await user.click(sendButton());
    await waitFor(() => expect(message()).toHaveAccessibleDescription('Too unfriendly'));
    expect(message()).toHaveValue('No.');
    await user.click(list().getByRole('button', { name: /^Remove new@/ }));
    await user.click(await menu.line('Profile'));
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
  });
});

describe('the addresses to invite', () => {
  it('are pasted in any form, and each says at once why it cannot be invited', async () => {
    const [invited, suspended] = [known('invited'), known('suspended')];
    const before = users().length;
    const { user } = await open();
    await paste(
      user,
      `"Lee, Ann" <ann@new.example>; bob@new.example,\nno-address editor@publisher.example\t${invited.email} BOB@new.example ${suspended.email}`,
    );
    await counter('2 will be invited, 5 not');
    expect(shown()).toEqual([
      'ann@new.example',
      'bob@new.example',
      'no-address is not an email address',
      'editor@publisher.example is already a userOpen',
      `${invited.email} is already invitedResend there`,
      'BOB@new.example is listed twice',
      `${suspended.email} is a suspended userActivate there`,
    ]);
    const link = list().getByRole('link', { name: /^Activate there/ });
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

  it('are typed one by one, with a separator, Enter or the way out of the field after each', async () => {
    const { user } = await open();
    await user.type(entry(), 'a@x.org,b@x.org c@x.org{Enter}D Lee <d@x.org>');
    expect(entry()).toHaveValue('');
    await user.type(entry(), 'e@x.org');
    await user.tab();
    expect(shown()).toEqual(['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@x.org`));
    await counter('5 will be invited');
  });

  it('are gone through, corrected and removed by keyboard', async () => {
    const { user } = await open();
    await paste(user, 'a@new.example b@@new.example c@new.example');
    await user.keyboard('{ArrowLeft}');
    expect(chip('c@')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(chip('b@@')).toHaveFocus();
    await user.keyboard('{Enter}');
    const editor = list().getByRole('textbox', { name: 'Address instead of b@@new.example' });
    expect(editor).toHaveFocus();
    await user.keyboard('x{Escape}');
    expect(chip('b@@')).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.clear(list().getByRole('textbox'));
    await user.keyboard('b@new.example, d@new.example{Enter}');
    expect(shown()).toEqual(['a@new.example', 'b@new.example', 'd@new.example', 'c@new.example']);
    expect(chip('b@')).toHaveFocus();
    await user.keyboard('{Delete}');
    expect(chip('d@')).toHaveFocus();
    await user.keyboard('{End}{Backspace}');
    expect(chip('d@')).toHaveFocus();
    await user.keyboard('{Home}{Delete}{Delete}');
    expect(shown()).toEqual([]);
    expect(entry()).toHaveFocus();
  });

  it('are one stop for the Tab key, and removed by the pointer too', async () => {
    const { user } = await open();
    await paste(user, 'a@new.example b@new.example c@new.example');
    const stops = list()
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
    await user.click(list().getByRole('button', { name: 'Remove b@new.example' }));
    expect(shown()).toEqual(['a@new.example', 'c@new.example']);
  });

  it('that cannot be invited are shown alone or removed together', async () => {
    const { user } = await open();
    await paste(user, 'a@new.example nothing guest@publisher.example');
    await counter('1 will be invited, 2 not');
    await user.click(screen.getByRole('button', { name: 'Show only these 2', pressed: false }));
    expect(shown()).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Show only these 2', pressed: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove all 2' }));
    expect(shown()).toEqual(['a@new.example']);
    await counter('1 will be invited');
  });

  it('may be 1,000', async () => {
    await open();
    const emails = Array.from({ length: 1000 }, (_, index) => `person${index}@new.example`);
    fireEvent.change(entry(), { target: { value: emails.join('\n') } });
    await counter('1,000 will be invited');
    expect(checks()).toHaveLength(1);
    expect(sendButton('Send 1,000 invitations')).toBeEnabled();
  });

  it('are a list of the latest 200; a press shows earlier ones, and removing one keeps the place', async () => {
    const { user } = await open();
    const emails = Array.from({ length: 250 }, (_, index) => `person${index}@new.example`);
    fireEvent.change(entry(), { target: { value: emails.join('\n') } });
    await counter('250 will be invited');
    expect(shown()).toEqual(emails.slice(50));
    chip('person100@new.example').focus();
    await user.keyboard('{Delete}');
    expect(chip('person101@new.example')).toHaveFocus();
    expect(shown()[0]).toBe('person49@new.example');
    await user.click(screen.getByRole('button', { name: 'Show earlier addresses (49 hidden)' }));
    expect(shown()).toHaveLength(249);
    expect(chip('person0@new.example')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Show earlier/ })).toBeNull();
  });

  it('say what the server has against one of them in its own words, and the others are sent', async () => {
    const { user } = await open();
    const results = [
      { email: 'good@example.com', ok: true },
      { email: '12345@example.com', ok: false, code: 'invalid', message: 'needs a name' },
    ];
    fixtures.server.use(http.post(inviteCall, () => HttpResponse.json({ results })));
    await paste(user, 'good@example.com, 12345@example.com');
    await counter('1 will be invited, 1 not');
    expect(shown()).toEqual(['good@example.com', '12345@example.com needs a name']);
    await user.click(sendButton('Send invitation'));
    expect(await screen.findByText('1 invitation was sent, 1 not.')).toBeInTheDocument();
    expect(shown()).toEqual(['12345@example.com needs a name']);
  });

  it('are checked once each', async () => {
    const { user } = await open();
    await paste(user, 'a@new.example,');
    await counter('1 will be invited');
    await paste(user, 'b@new.example guest@publisher.example A@new.example,');
    await counter('2 will be invited, 2 not');
    expect(checks().map(({ emails }) => emails)).toEqual([
      ['a@new.example'],
      ['b@new.example', 'guest@publisher.example'],
    ]);
  });

  it('can be sent although they could not be checked', async () => {
    const { user } = await open();
    expectConsole(/ApiError/);
    fixtures.server.use(http.post(inviteCall, () => new HttpResponse(null, { status: 500 })));
    await paste(user, 'a@new.example guest@publisher.example');
    const alert = await screen.findByText(/could not be checked\. The server has failed/);
    expect(sendButton('Send 2 invitations')).toBeEnabled();
    fixtures.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await counter('1 will be invited, 1 not');
    expect(alert).not.toBeInTheDocument();
  });
});

describe('an invitation', () => {
  it('gives roles, groups and a language to all, and the list follows', async () => {
    const { user } = await open();
    await paste(user, 'Ann@New.example, bob@new.example');
    await choose(user, screen.getByRole('combobox', { name: 'Roles' }), 'Editor');
    await choose(user, screen.getByRole('combobox', { name: 'Groups' }), 'Editorial');
    await choose(user, screen.getByRole('combobox', { name: 'Language' }), 'German');
    await counter('2 will be invited');
    await user.click(sendButton('Send 2 invitations'));
    expect(await heading('Users')).toBeVisible();
    expect(await screen.findByText('2 invitations were sent.')).toBeInTheDocument();
    expect(address()).toMatch(/^\/user-management\/users(\?|$)/);
    const idOf = (resource: string, name: string) =>
      fixtures.api.records(resource).find((record) => record.name === name)?.id;
    const grants = {
      roleIds: [idOf('roles', 'Editor')],
      groupIds: [idOf('groups', 'Editorial')],
      language: 'de',
    };
    expect(sent()).toEqual([{ emails: ['Ann@New.example', 'bob@new.example'], ...grants }]);
    expect(users().find(({ email }) => email === 'ann@new.example')).toMatchObject({
      status: 'invited',
      ...grants,
    });
  });

  it('leaves those in the field who could not be invited, with the reason, and repetitions go with the others', async () => {
    const { user } = await open();
    await paste(user, 'ann@new.example nothing ann@new.example guest@publisher.example');
    await counter('1 will be invited, 3 not');
    await user.click(sendButton('Send invitation'));
    expect(await screen.findByText('The invitation was sent.')).toBeInTheDocument();
    await waitFor(() =>
      expect(shown()).toEqual([
        'nothing is not an email address',
        'guest@publisher.example is already a userOpen',
      ]),
    );
    expect(address()).toBe('/user-management/users/create');
    expect(sendButton('Send invitations')).toHaveAttribute('aria-disabled', 'true');
    expect(sendButton('Send invitations')).toHaveAccessibleDescription(/^Enter at least one address/);
    await user.click(sendButton('Send invitations'));
    expect(sent()).toHaveLength(1);
  });

  it('can be repeated for those whom the server failed to invite', async () => {
    const { user } = await open();
    await paste(user, 'ann@new.example bob@new.example');
    await counter('2 will be invited');
    fixtures.server.use(
      http.post(
        inviteCall,
        () =>
          HttpResponse.json({
            results: [
              { email: 'ann@new.example', ok: true, id: 'new' },
              { email: 'bob@new.example', ok: false, code: 'server_error' },
            ],
          }),
        { once: true },
      ),
    );
    await user.click(sendButton('Send 2 invitations'));
    expect(await screen.findByText('1 invitation was sent, 1 not.')).toBeInTheDocument();
    await waitFor(() => expect(shown()).toEqual(['bob@new.example could not be invited; send it again']));
    await user.click(sendButton('Send invitation'));
    expect(await heading('Users')).toBeVisible();
    expect(sent().at(-1).emails).toEqual(['bob@new.example']);
  });

  it('leaves what is added while it is being sent in the field', async () => {
    const { user } = await open();
    await paste(user, 'ann@new.example,');
    await counter('1 will be invited');
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    fixtures.server.use(
      http.post<never, { dryRun?: boolean }>(inviteCall, async ({ request }) => {
        const { dryRun } = await request.clone().json();
        if (dryRun !== true) await answered;
      }),
    );
    await user.click(sendButton('Send invitation'));
    await paste(user, 'bob@new.example,');
    answer();
    expect(await screen.findByText('The invitation was sent.')).toBeInTheDocument();
    await waitFor(() => expect(shown()).toEqual(['bob@new.example']));
    await counter('1 will be invited');
    expect(address()).toBe('/user-management/users/create');
    expect(sent().map(({ emails }) => emails)).toEqual([['ann@new.example']]);
  });

  it('takes along what is still being typed', async () => {
    const { user } = await open();
    await pasteInto(user, entry(), 'ann@new.example');
    await user.click(sendButton());
    expect(await heading('Users')).toBeVisible();
    expect(sent()[0].emails).toEqual(['ann@new.example']);
  });

  it.each([
    [403, {}, 'No invitation was sent. You do not have permission to do this.'],
    [500, {}, 'No invitation was sent. The server has failed. Try again later.'],
    [
      422,
      { errors: { language: 'areas.user-management.refusals.unknown_language' } },
      'No invitation was sent. The server did not accept the input.',
    ],
  ])('that fails with %i loses nothing, and can be sent again', async (status, body, message) => {
    const { user } = await open();
    await paste(user, 'ann@new.example');
    await choose(user, screen.getByRole('combobox', { name: 'Language' }), 'German');
    await counter('1 will be invited');
    expectConsole(/ApiError/);
    fixtures.server.use(http.post(inviteCall, () => HttpResponse.json(body, { status })));
    await user.click(sendButton());
    expect(await screen.findByText(message)).toBeVisible();
    expect(shown()).toEqual(['ann@new.example']);
    const language = screen.getByRole('combobox', { name: 'Language' });
    expect(language).toHaveTextContent('German');
    if (status === 422) expect(content()).toHaveTextContent('This language is not available here.');
    fixtures.server.resetHandlers();
    await user.click(sendButton());
    expect(await heading('Users')).toBeVisible();
  });

  it('is not left by mistake while addresses are there', async () => {
    const { user } = await open();
    await user.type(entry(), 'ann');
    await user.click(await menu.line('Profile'));
    const question = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(list().getByRole('button', { name: 'Remove ann' }));
    await user.click(await menu.line('Profile'));
    expect(await heading('Publisher profile')).toBeVisible();
  });
});

describe('the link of an open invitation', () => {
  const linkCall = (id: string) => `${usersCall}/${id}/actions/invitation-link`;
  const invited = () =>
    find(
      ({ status, invitation }) =>
        status === 'invited' &&
        invitation?.state === 'pending' &&
        Date.parse(invitation.expiresAt) > Date.now(),
    );
  const open = async (id: string) => {
    const app = await renderApp(`/user-management/users/${id}`, { as: 'admin' });
    await screen.findByRole('button', { name: /Resend|Invite again/ });
    return app;
  };
  const copyButton = () => screen.queryByRole('button', { name: 'Copy link' });

  it('is copied, and stands neither in the page nor in the address', async () => {
    const { id } = invited();
    const { user } = await open(id);
    await user.click(copyButton() ?? document.body);
    await screen.findByText('The link has been copied.');
    const link = await navigator.clipboard.readText();
    expect(link).toMatch(/^https:\/\/.*invitation/);
    expect(document.body.textContent + location.href).not.toContain(link);
  });

  it('is shown where the browser does not let it be copied', async () => {
    const { id } = invited();
    const { user } = await open(id);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(copyButton() ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: 'Link of the invitation' }));
    const shownLink = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Link to copy' });
    expect(shownLink.value).toMatch(/^https:/);
    await waitFor(() => expect(shownLink).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says why it cannot be had, and is offered where the server gives it alone', async () => {
    const { id } = invited();
    const { user, unmount } = await open(id);
    expectConsole(/ApiError/);
    fixtures.server.use(http.post(linkCall(id), () => HttpResponse.json({}, { status: 500 })));
    await user.click(copyButton() ?? document.body);
    await screen.findByText(/^The link could not be copied\. The server has failed/);
    unmount();
    const over = find(({ status, invitation }) => status === 'invited' && invitation?.state === 'revoked');
    await open(over.id);
    expect(copyButton()).toBeNull();
  });
});
