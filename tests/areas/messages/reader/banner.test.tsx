import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { idleAtOnce, settle } from '../../../support/idle';
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
  it('shows only the most urgent message and counts the others', async () => {
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

  it('can be dismissed, and restored with Undo', async () => {
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

  it('has no Dismiss if it must stay, and links to its body', async () => {
    keepRoom();
    fixtures.server.use(currentAnswers([item('a', { dismissible: false, hasBody: true })]));
    await openProfile();
    expect(within(await banner()).queryByRole('button', { name: 'Dismiss' })).toBeNull();
    expect(within(await banner()).getByRole('link', { name: 'Read all' })).toHaveAttribute(
      'href',
      '/profile/messages/a',
    );
  });

  it('counts as seen after half of it was visible for a second', async () => {
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

  it('is shown on the pages of its areas only', async () => {
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
});

describe('a hostile server', () => {
  it.each([
    ['an unsafe address', 'javascript:alert(1)'],
    ['a page that is closed to the reader', '/closed'],
  ])('gets no link to %s', async (_, actionUrl) => {
    keepRoom();
    fixtures.server.use(currentAnswers([item('a', { actionLabel: 'Open it', actionUrl })]));
    await openProfile();
    expect(await banner()).toBeVisible();
    expect(within(await banner()).queryByText('Open it')).toBeNull();
  });

  it('has the reader’s name inserted as plain text', async () => {
    keepRoom();
    const name = '[x](javascript:1) %{product}';
    const profile = { name, email: 'admin@publisher.example', permissions: ['profile'] };
    fixtures.server.use(
      currentAnswers([item('a', { title: 'Hello %{name}', summary: '%{product} has news' })]),
      http.get('/clientapi/v1/admin/profile', () => HttpResponse.json(profile)),
    );
    await openProfile();
    expect(await banner()).toHaveTextContent(`Hello ${name} Press has news`);
  });

  it('neither breaks the page nor signs out by refusing', async () => {
    fixtures.server.use(http.get(currentCall, () => HttpResponse.json({}, { status: 403 })));
    const { services } = await openProfile();
    await waitFor(() => expect(fixtures.calls(currentCall).length).toBeGreaterThan(0));
    await settle();
    expect(await bell('Messages')).toBeVisible();
    expect(services.session.getSnapshot().signedIn).toBe(true);
    expect(fixtures.calls('/clientapi/v1/admin/profile')).toHaveLength(1);
    await heading('Publisher profile');
  });
});
