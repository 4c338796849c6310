import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { isAnyFormChanged } from '@/ui/leave/changedForms';
import { idleAtOnce, settle } from '../../../support/idle';
import { pressTwice } from '../../../support/pressTwice';
import { address, heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { pasteInto } from '../../../support/screens';
import { item } from './following';
import {
  bell,
  currentAnswers,
  currentCall,
  eventsOf,
  inboxCall,
  leaveWindow,
  receiptsCall,
} from './readerScreen';

const fixtures = openFixtureApi();
idleAtOnce();

const rules = item('rules', {
  ...{ kind: 'modal', title: 'New rules', summary: 'Read the rules.', acknowledge: true, hasBody: true },
});
const body = { ...rules, body: '**Rule 1** [link](javascript:1) <b>x</b> for %{name}' };

/** The server sends a dialog and accepts its receipts. */
function serve(modal: object = rules): void {
  fixtures.server.use(
    currentAnswers([], { unread: 1, modal }),
    http.get(`${inboxCall}/rules`, () => HttpResponse.json(body)),
    http.post(receiptsCall, async ({ request }) => {
      const { events } = (await request.json()) as { events: { id: string }[] };
      return HttpResponse.json({ results: events.map(({ id }) => ({ id, ok: true })) });
    }),
  );
}
const openProfile = () => renderApp('/profile', { as: 'admin', follows: true });
const dialog = () => screen.findByRole('dialog', { name: 'New rules' });
const isGone = () => expect(screen.queryByRole('dialog', { name: 'New rules' })).toBeNull();
const button = (name: string) => screen.getByRole('button', { name });
const sent = () => eventsOf(fixtures.calls(receiptsCall, 'POST')).flat();

describe('dialog', () => {
  it('shows sanitized Markdown and can be confirmed', async () => {
    serve();
    const { user } = await openProfile();
    expect(await dialog()).toHaveAccessibleDescription('Read the rules.');
    expect(await screen.findByText('Rule 1')).toContainHTML('<strong>Rule 1</strong>');
    expect(await screen.findByText(/<b>x<\/b> for Alexandra Winter/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'link' })).toBeNull();
    await user.click(button('I have read this'));
    await waitFor(isGone);
    expect(sent()).toEqual(['seen rules', 'acknowledged rules']);
    expect(await bell('Messages')).toBeVisible();
  });

  it('stays open with an error if it cannot be confirmed', async () => {
    serve();
    const { user } = await openProfile();
    await dialog();
    fixtures.server.use(
      http.post(receiptsCall, () => HttpResponse.json({}, { status: 503 }), { once: true }),
    );
    await user.click(button('I have read this'));
    expect(await screen.findByText('Something went wrong on the server. Try again later.')).toBeVisible();
    expect(await dialog()).toBeVisible();
    const old = { id: 'rules', ok: false, code: 'old_revision' };
    fixtures.server.use(http.post(receiptsCall, () => HttpResponse.json({ results: [old] }), { once: true }));
    await user.click(button('I have read this'));
    expect(await screen.findByText(/was changed or withdrawn/)).toBeVisible();
    await user.click(button('I have read this'));
    await waitFor(isGone);
  });

  it('is postponed with Escape until the next sign-in', async () => {
    serve();
    const { user, unmount } = await openProfile();
    await dialog();
    await user.keyboard('{Escape}');
    await waitFor(isGone);
    unmount();
    const again = await openProfile();
    expect(await bell()).toBeVisible();
    await settle();
    isGone();
    act(() => again.services.session.signOut());
    again.unmount();
    await openProfile();
    await dialog();
  });

  it('waits while a form has unsaved changes', async () => {
    let modal: object | null = null;
    fixtures.server.use(
      http.get(currentCall, () =>
        HttpResponse.json({
          ...{ revision: `r${modal === null}`, now: new Date().toISOString(), unread: 1, banners: [] },
          modal,
        }),
      ),
    );
    const { user, services } = await openProfile();
    await bell('Messages, 1 unread');
    const field = await screen.findByLabelText<HTMLInputElement>('Full name');
    await waitFor(() => expect(field).toHaveValue('Alexandra Winter'));
    // A new form tracks changes only after its first effects.
    let valueBefore = '';
    await waitFor(async () => {
      valueBefore = field.value;
      await pasteInto(user, field, '!');
      expect(isAnyFormChanged()).toBe(true);
    });
    modal = { ...rules, hasBody: false };
    // As after a change of messages on this page.
    act(() => services.recordChanges.report('messages'));
    await waitFor(() => expect(fixtures.calls(currentCall)).toHaveLength(2));
    await settle();
    isGone();
    await user.clear(field);
    await user.paste(valueBefore);
    await dialog();
  });

  it('gives way to the page of a link in it, and still waits to be confirmed', async () => {
    serve({ ...rules, hasBody: false, actionLabel: 'The dashboard', actionUrl: '/dashboard' });
    const { user } = await openProfile();
    await dialog();
    await user.click(screen.getByRole('link', { name: 'The dashboard' }));
    await heading('Dashboard');
    await waitFor(isGone);
    expect(await bell('Messages, 1 unread')).toBeVisible();
  });

  it('does not prevent signing out', async () => {
    serve();
    await openProfile();
    await dialog();
    // Behind the dialog, by its address.
    act(() => document.querySelector<HTMLAnchorElement>('a[href="/logout"]')?.click());
    await waitFor(() => expect(address()).toBe('/login'));
    isGone();
  });

  it('closes permanently if it needs no confirmation', async () => {
    serve({ ...rules, acknowledge: false });
    await openProfile();
    await dialog();
    pressTwice(button('Close'));
    await waitFor(isGone);
    leaveWindow();
    await waitFor(() => expect(sent()).toEqual(['seen rules', 'dismissed rules']));
  });
});
