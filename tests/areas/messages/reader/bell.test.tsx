import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { idleAtOnce, settle } from '../../../support/idle';
import { pressTwice } from '../../../support/pressTwice';
import { address, heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { item } from './following';
import { bell, currentCall, eventsOf, inboxCall, leaveWindow, receiptsCall } from './readerScreen';

const fixtures = openFixtureApi();
idleAtOnce();

describe('the bell', () => {
  it('shows everybody the number of unread messages with one call', async () => {
    await renderApp('/profile', { as: 'guest', follows: true });
    expect(await bell('Messages, 2 unread')).toBeVisible();
    await settle();
    expect(fixtures.calls(currentCall)).toHaveLength(1);
    expect(fixtures.sent.filter(({ path }) => path.startsWith(inboxCall))).toEqual([]);
  });

  it('is absent without a session and leaves nothing behind', async () => {
    const signedOut = await renderApp('/login', { follows: true });
    await settle();
    expect(fixtures.calls(currentCall)).toEqual([]);
    signedOut.unmount();
    const { services } = await renderApp('/profile', { as: 'guest', follows: true });
    await bell('Messages, 2 unread');
    act(() => services.session.signOut());
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Messages,/ })).toBeNull());
    await settle();
    expect(fixtures.calls(currentCall)).toHaveLength(1);
    expect(Object.keys(localStorage).filter((key) => key.includes('messages'))).toEqual([]);
  });

  it('opens by keyboard: Enter reads, Delete dismisses, Escape closes', async () => {
    const { user } = await renderApp('/profile', { as: 'guest', follows: true });
    (await bell('Messages, 2 unread')).focus();
    await user.keyboard('{Enter}');
    const [first, second] = await screen.findAllByRole('menuitem', { name: /Unread/ });
    await waitFor(() => expect(first).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('menuitem', { name: 'Mark all as read' })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(first).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Mark all as read' })).toHaveFocus();
    await user.keyboard('{Home}');
    await user.keyboard('{Delete}');
    expect(await screen.findByText('Message dismissed.')).toBeVisible();
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(second).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(await bell('Messages, 1 unread')).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: /Unread/ });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toMatch(/^\/profile\/messages\/./));
    expect(await bell('Messages')).toBeVisible();
    leaveWindow();
    const events = () => eventsOf(fixtures.calls(receiptsCall, 'POST')).flat();
    await waitFor(() => expect(events().map((event) => event.split(' ')[0])).toEqual(['dismissed', 'seen']));
  });
});

describe('the inbox', () => {
  it('needs no permission; an opened message counts as read', async () => {
    const { user } = await renderApp('/profile/messages?tab=unread', { as: 'guest', follows: true });
    await heading('Your messages');
    const list = await screen.findByRole('tabpanel', { name: 'Unread' });
    const links = await within(list).findAllByRole('link');
    expect(links).toHaveLength(2);
    const title = links[0]?.textContent ?? '';
    await user.click(within(list).getByRole('link', { name: title }));
    await heading(title);
    expect(await bell('Messages, 1 unread')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(await screen.findByRole('tab', { name: 'Current' }));
    expect((await screen.findAllByText(/Unread/)).length).toBeGreaterThan(0);
    // The bell is its place, not the menu's Profile.
    expect(await bell()).toHaveAttribute('aria-current', 'page');
  });

  /** A live message that waits for everybody, changed. */
  const waiting = (fields: object) => {
    const messages = fixtures.api.records('messages') as readonly (Record<string, unknown> & {
      id: string;
    })[];
    const isLive = ({ status, startsAt, endsAt }: Record<string, unknown>) =>
      status === 'published' &&
      Date.parse(String(startsAt)) < Date.now() &&
      (endsAt === null || Date.parse(String(endsAt)) > Date.now());
    const message = messages.find((each) => each.kind === 'inbox' && isLive(each));
    if (message === undefined) throw new Error('No message waits');
    const text = { title: 'New rules', summary: 'Read them.', body: '', actionLabel: '', actionUrl: '' };
    const audience = { everyone: true, include: [], exclude: [], languages: [] };
    return Object.assign(message, { texts: { en: text }, audience, endsAt: null, ...fields });
  };

  it('stays unread until it is confirmed, where that is asked for, and says when it was', async () => {
    waiting({ kind: 'modal', acknowledge: true });
    const { user } = await renderApp('/profile/messages?tab=unread', { as: 'guest', follows: true });
    await user.click(await screen.findByRole('button', { name: 'Later' }));
    await user.click(await screen.findByRole('link', { name: 'New rules' }));
    await heading('New rules');
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    expect(await bell('Messages, 2 unread')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have read this' }));
    expect(await screen.findByText(/^Confirmed on/)).toHaveTextContent(/^Confirmed on .*\d{4}, /);
    expect(screen.queryByRole('button', { name: 'I have read this' })).toBeNull();
    expect(await bell('Messages, 1 unread')).toBeVisible();
  });

  it('puts a message away into the archive, and marks one as read, without opening it', async () => {
    const { user } = await renderApp('/profile/messages', { as: 'guest', follows: true });
    await bell('Messages, 2 unread');
    const [away, read] = await screen.findAllByRole('button', { name: /^Dismiss “/ });
    const title = /“(.*)”/.exec(away?.getAttribute('aria-label') ?? '')?.[1] ?? '';
    const readName = read?.getAttribute('aria-label')?.replace(/^Dismiss (.*)$/, 'Mark $1 as read') ?? '';
    await user.click(away as HTMLElement);
    expect(await screen.findByText('Message dismissed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: title })).toBeNull());
    await user.click(screen.getByRole('button', { name: readName }));
    expect(await bell('Messages')).toBeVisible();
    leaveWindow();
    await waitFor(() =>
      expect(
        eventsOf(fixtures.calls(receiptsCall, 'POST'))
          .flat()
          .map((each) => each.split(' ')[0]),
      ).toEqual(['dismissed', 'seen']),
    );
    await user.click(screen.getByRole('tab', { name: 'Archive' }));
    expect(await screen.findByRole('link', { name: title })).toBeVisible();
  });

  it('marks all as read with one call, except what is to be confirmed', async () => {
    waiting({ kind: 'modal', acknowledge: true });
    const { user } = await renderApp('/profile/messages', { as: 'guest', follows: true });
    await user.click(await screen.findByRole('button', { name: 'Later' }));
    await bell('Messages, 2 unread');
    pressTwice(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('All read, except 1 message to be confirmed.')).toBeVisible();
    expect(await bell('Messages, 1 unread')).toBeVisible();
    expect(screen.getByText(/To be confirmed/)).toBeVisible();
    expect(screen.queryByText(/Unread ·/)).toBeNull();
    const events = eventsOf(fixtures.calls(receiptsCall, 'POST')).flat();
    // The dialog was seen when it was shown.
    expect(events).toHaveLength(2);
  });

  it('can be dismissed where it is open, unless it is a dialog', async () => {
    const { id } = waiting({ kind: 'banner' });
    const { user } = await renderApp(`/profile/messages/${id}`, { as: 'guest', follows: true });
    await user.click(await within(await screen.findByRole('main')).findByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('Message dismissed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull());
  });

  it('shows the schedule in the message’s and the reader’s time zone', async () => {
    const times = { from: '2027-07-01T16:00:00Z', until: '2027-07-01T18:00:00Z' };
    const open = { ...item('Sale', times), body: '', timeZone: 'Pacific/Kiritimati' };
    fixtures.server.use(http.get(`${inboxCall}/:id`, () => HttpResponse.json(open)));
    await renderApp('/profile/messages/Sale', { as: 'guest', follows: true });
    const scheduleText = await screen.findByText(/^Period:/);
    expect(scheduleText).toHaveTextContent(/Friday, July 2, 2027, 6:00\s–\s8:00\sAM \(Kiritimati\)/);
    const format = new Intl.DateTimeFormat('en', { weekday: 'long', hour: 'numeric', minute: '2-digit' });
    const parts = format.formatToParts(Date.parse(times.from)).map(({ type, value }) => [type, value]);
    const { weekday, hour, minute } = Object.fromEntries(parts);
    expect(scheduleText).toHaveTextContent(new RegExp(`Your time: ${weekday}.*${hour}:${minute}`));
  });

  it('asks for a sign-in and returns', async () => {
    await renderApp('/profile/messages?tab=archive', { follows: true });
    await waitFor(() => expect(address()).toBe('/login?return=%2Fprofile%2Fmessages%3Ftab%3Darchive'));
  });
});
