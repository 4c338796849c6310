// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { idleAtOnce, settle } from '../../../support/idle';
import { inOtherTab } from '../../../support/otherTab';
import { heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { menu } from '../../../support/screens';
import { item } from './following';
import {
  bell,
  currentAnswers,
  currentCall,
  eventsOf,
  keepRoom,
  leaveWindow,
  receiptsCall,
  stubVisibility,
} from './readerScreen';

const fixtures = openFixtureApi();
idleAtOnce();

let visibility: ReturnType<typeof stubVisibility>;
beforeEach(() => {
  visibility = stubVisibility();
});

const banner = () => screen.findByRole('region', { name: 'Announcement' });
const noBanner = () => expect(screen.queryByRole('region', { name: 'Announcement' })).toBeNull();
const openProfile = () => renderApp('/profile', { as: 'admin', follows: true });
const noted = { results: [{ id: 'a', ok: true }] };

describe('the banner', () => {
  it('is one: the most urgent with its word, title, summary and link, and how many more there are', async () => {
    keepRoom();
    const link = { actionLabel: 'Our news', actionUrl: 'https://publisher.example/news' };
    const first = item('Closed today', { severity: 'warning', summary: 'Back at noon.', ...link });
    const earlier = { from: '2026-01-01T00:00:00Z' };
    fixtures.server.use(currentAnswers([first, item('b', earlier), item('c', earlier)], { further: 197 }));
    await openProfile();
    const strip = await banner();
    expect(strip).toHaveTextContent(/Warning.*Closed today.*Back at noon\./);
    expect(within(strip).getByRole('link', { name: 'Our news' })).toHaveAttribute('rel', 'noreferrer');
    expect(within(strip).getByRole('link', { name: 'and 199 more' })).toHaveAttribute(
      'href',
      '/profile/messages',
    );
    expect(screen.getAllByRole('region', { name: 'Announcement' })).toHaveLength(1);
  });

  it('is dismissed for good, and MS22 comes back by Undo', async () => {
    keepRoom();
    fixtures.server.use(
      currentAnswers([item('a'), item('b', { from: '2026-01-01T00:00:00Z' })]),
      http.post(receiptsCall, () => HttpResponse.json(noted)),
    );
    const { user } = await openProfile();
    expect(await banner()).toHaveTextContent('a Read this');
    await user.click(within(await banner()).getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('Message dismissed.')).toBeVisible();
    expect(await banner()).toHaveTextContent('b Read this');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await banner()).toHaveTextContent('a Read this'));
    await user.click(within(await banner()).getByRole('button', { name: 'Dismiss' }));
    await waitFor(async () => expect(await banner()).toHaveTextContent('b Read this'));
    leaveWindow();
    await waitFor(() => expect(fixtures.calls(receiptsCall, 'POST')).toHaveLength(1));
    expect(eventsOf(fixtures.calls(receiptsCall, 'POST'))).toEqual([['dismissed a']]);
  });

  it('cannot be dismissed where it must stay, and opens what has a body', async () => {
    keepRoom();
    fixtures.server.use(currentAnswers([item('a', { dismissible: false, hasBody: true })]));
    await openProfile();
    expect(within(await banner()).queryByRole('button', { name: 'Dismiss' })).toBeNull();
    expect(within(await banner()).getByRole('link', { name: 'Read all' })).toHaveAttribute(
      'href',
      '/profile/messages/a',
    );
  });

  it('was seen when half of it is visible for a second', async () => {
    keepRoom();
    fixtures.server.use(
      currentAnswers([item('a')]),
      http.post(receiptsCall, () => HttpResponse.json(noted)),
    );
    await openProfile();
    await banner();
    expect(await bell('Messages, 1 unread')).toBeVisible();
    act(() => visibility.see());
    expect(await bell('Messages')).toBeVisible();
    leaveWindow();
    await waitFor(() => expect(eventsOf(fixtures.calls(receiptsCall, 'POST'))).toEqual([['seen a']]));
  });

  it('stands on the pages of its areas alone', async () => {
    keepRoom();
    fixtures.server.use(currentAnswers([item('a', { areas: ['dashboard'] })]));
    const { user } = await openProfile();
    await bell('Messages, 1 unread');
    await settle();
    noBanner();
    await user.click(await menu.line('Dashboard'));
    await heading('Dashboard');
    expect(await banner()).toHaveTextContent('a Read this');
  });

  it('MS36 is gone here when another tab dismisses it', async () => {
    keepRoom();
    fixtures.server.use(currentAnswers([item('a')]));
    await openProfile();
    await banner();
    const done = { id: 'a', revision: 1, event: 'dismissed', wasUnread: true };
    await inOtherTab(() =>
      localStorage.setItem('back-office.personal.messages.told.shared', JSON.stringify({ done, at: 1 })),
    );
    await waitFor(noBanner);
    expect(fixtures.calls(receiptsCall, 'POST')).toEqual([]);
  });
});

describe('a banner that comes late', () => {
  it('waits for the next page, and is said once, politely', async () => {
    fixtures.server.use(currentAnswers([item('a')]));
    const { user } = await openProfile();
    const said = await screen.findByText(/^Information:/);
    expect(said.closest('[role=status]')).toHaveTextContent('Information: a. Read this');
    noBanner();
    await user.click(await menu.line('Dashboard'));
    expect(await banner()).toHaveTextContent('a Read this');
    expect(screen.getAllByText(/^Information:/)).toHaveLength(1);
    expect(localStorage.getItem('back-office.personal.bannerRoom')).toBe('true');
  });

  it('lies over the top of the page when it is critical, and is said at once', async () => {
    fixtures.server.use(currentAnswers([item('a', { severity: 'critical' })]));
    const { user } = await openProfile();
    const strip = await banner();
    expect(getComputedStyle(strip).position).toBe('fixed');
    expect(screen.getByText(/^Critical:/).closest('[role=alert]')).toHaveTextContent(
      'Critical: a. Read this',
    );
    await user.click(await menu.line('Dashboard'));
    await heading('Dashboard');
    await waitFor(async () => expect(getComputedStyle(await banner()).position).not.toBe('fixed'));
  });

  it('MS33 covers no field that has the focus', async () => {
    fixtures.server.use(currentAnswers([item('a', { severity: 'critical' })]));
    const { user } = await openProfile();
    const strip = await banner();
    expect(strip).toBeVisible();
    const field = await screen.findByLabelText('Full name');
    const box = new DOMRect(0, 60, 300, 60);
    for (const each of [strip, field]) vi.spyOn(each, 'getBoundingClientRect').mockReturnValue(box);
    await user.click(field);
    await waitFor(() => expect(strip).not.toBeVisible());
    act(() => field.blur());
    await waitFor(() => expect(strip).toBeVisible());
  });
});

describe('what a hostile server sends', () => {
  const markup = '<img src=x onerror=alert(1)>';

  it('MS25 is the text that it is', async () => {
    keepRoom();
    fixtures.server.use(currentAnswers([item('a', { title: '<script>alert(1)</script>', summary: markup })]));
    await openProfile();
    expect(await banner()).toHaveTextContent(`<script>alert(1)</script> ${markup}`);
    expect(document.querySelector('img[src=x], main script')).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'http://evil.example',
    'https://ada@evil.example',
    '/no-such-area',
  ])('MS26 is text without a link for the address %s', async (actionUrl) => {
    keepRoom();
    fixtures.server.use(currentAnswers([item('a', { actionLabel: 'Open it', actionUrl })]));
    await openProfile();
    expect(within(await banner()).getByText('Open it')).toBeVisible();
    expect(within(await banner()).queryByRole('link', { name: 'Open it' })).toBeNull();
  });

  it('MS26 keeps a link to a page of the application', async () => {
    keepRoom();
    fixtures.server.use(currentAnswers([item('a', { actionLabel: 'Open it', actionUrl: '/dashboard?x=1' })]));
    const { user } = await openProfile();
    await user.click(within(await banner()).getByRole('link', { name: 'Open it' }));
    await heading('Dashboard');
  });

  it('MS28 has the reader’s name put in as text, whatever it is', async () => {
    keepRoom();
    const name = '[x](javascript:1) %{product}';
    const profile = { name, email: 'admin@publisher.example', permissions: ['profile'] };
    fixtures.server.use(
      currentAnswers([item('a', { title: 'Hello %{name}', summary: '%{product} has news' })]),
      http.get('/clientapi/v1/admin/profile', () => HttpResponse.json(profile)),
    );
    await openProfile();
    const strip = await banner();
    await waitFor(() => expect(strip).toHaveTextContent(`Hello ${name} Press has news`));
  });

  it('MS29 MS30 is in its own language and direction, and wraps', async () => {
    keepRoom();
    const title = 'صيانة \u202Eيوم السبت';
    fixtures.server.use(currentAnswers([item('a', { language: 'ar', title, summary: 'Ww'.repeat(40) })]));
    await openProfile();
    const text = within(await banner()).getByText('صيانة يوم السبت').parentElement;
    expect([text?.lang, text?.dir]).toEqual(['ar', 'rtl']);
    expect(getComputedStyle(await banner()).overflowWrap).toBe('anywhere');
  });

  it.each([
    ['403', () => HttpResponse.json({}, { status: 403 })],
    ['500', () => HttpResponse.json({}, { status: 500 })],
    ['HTML', () => HttpResponse.html('<h1>Gateway</h1>')],
    ['no banners', () => HttpResponse.json({ revision: 'r', now: 'x', unread: 1, banners: null })],
  ])('MS37 harms no page and signs nobody out: %s', async (_what, answer) => {
    fixtures.server.use(http.get(currentCall, answer));
    const { services } = await openProfile();
    await waitFor(() => expect(fixtures.calls(currentCall).length).toBeGreaterThan(0));
    await settle();
    expect(await bell('Messages')).toBeVisible();
    expect(services.session.getSnapshot().signedIn).toBe(true);
    expect(fixtures.calls('/clientapi/v1/admin/profile')).toHaveLength(1);
    await heading('Publisher profile');
  });
});
