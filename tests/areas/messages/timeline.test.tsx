// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { handsetWidth } from '../../../src/ui/handsetWidth';
import { expectConsole } from '../../support/consoleGuard';
import { heading, openFixtureApi, renderApp } from '../../support/renderApp';

const fixtures = openFixtureApi({ counts: { users: 40 } });

async function openTimeline(search = '') {
  const app = await renderApp(`/messages?view=timeline${search}`, { as: 'editor' });
  await heading('Messages');
  return app;
}
const query = () => new URLSearchParams(location.search);
const bars = async () => within(await screen.findByRole('table', { name: 'Messages by time' }));
const links = async () => (await bars()).getAllByRole('link');

describe('the timeline of messages', () => {
  it('is reached from the list and left again, and the filter stays', async () => {
    const filter = JSON.stringify({ phase_eq_any: ['scheduled'] });
    const { user } = await renderApp(`/messages?filter=${filter}`, { as: 'editor' });
    await user.click(await screen.findByRole('button', { name: 'Timeline' }));
    await links();
    expect(query().get('view')).toBe('timeline');
    expect((await bars()).getAllByText(/^Scheduled, /)).toHaveLength((await links()).length);
    await user.click(screen.getByRole('tab', { name: /^Live/ }));
    await waitFor(() => expect(query().get('filter')).toBe('{"phase_eq_any":["live"]}'));
    expect(query().get('view')).toBe('timeline');
    expect(await screen.findAllByText(/^Live, /)).not.toEqual([]);
    await user.click(screen.getByRole('button', { name: 'List' }));
    await waitFor(() => expect(query().get('view')).toBeNull());
    expect(query().get('filter')).toBe('{"phase_eq_any":["live"]}');
  });

  it('is a table with times for those who do not see bars, and marks what the same people get', async () => {
    await openTimeline();
    const [first] = await links();
    expect(first).toHaveAccessibleName(/, \d+\/\d+/);
    expect(first).toHaveAttribute('href', expect.stringMatching(/^\/messages\/./));
    expect(
      (await (await bars()).findAllByText(/^Overlaps with .*: (1 person|up to \d+ people)$/)).length,
    ).toBeGreaterThan(1);
    const [said] = (await bars()).getAllByText(/^Overlaps with .*: up to \d+ people$/);
    const [named] = within(said as HTMLElement).getAllByText(/./, { selector: 'bdi' });
    const names = fixtures.api.records('messages').map(({ name }) => name);
    expect(names).toContain(named?.textContent);
    expect(fixtures.calls('/clientapi/v1/messages')).toHaveLength(1);
    expect(fixtures.calls('/clientapi/v1/messages/actions/overlaps', 'POST')).toHaveLength(1);
  });

  it('is moved through with arrows, Home and End, and zoomed with + and −', async () => {
    const { user } = await openTimeline();
    const all = await links();
    expect(all.map((link) => link.tabIndex)).toEqual(all.map((_, index) => (index === 0 ? 0 : -1)));
    all[0]?.focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(all[2]).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}');
    expect(all[0]).toHaveFocus();
    await user.keyboard('{End}');
    expect(all.at(-1)).toHaveFocus();
    await user.keyboard('{Home}-');
    await waitFor(() => expect(query().get('zoom')).toBe('months'));
    await screen.findByRole('table', { name: 'Messages by time' });
    expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(query().get('zoom')).toBe('weeks'));
    (await links())[0]?.focus();
    await user.keyboard('+');
    await waitFor(() => expect(query().get('zoom')).toBe('days'));
  });

  it('begins where the address says, and says when nothing is shown', async () => {
    const { user } = await openTimeline('&zoom=days&from=2020-01-15&filter={"phase_eq_any":["live"]}');
    expect(await screen.findByText('Nothing is shown in this time.')).toBeVisible();
    expect(screen.getByText(/January 13 – 19, 2020/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(query().get('from')).toBe('2020-01-20'));
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect((await links()).length).toBeGreaterThan(0);
  });

  it('is a list by day on a handset', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media === handsetWidth,
      media,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    await openTimeline('&filter={"phase_eq_any":["scheduled","live"]}');
    const days = await screen.findAllByRole('heading', { level: 2 });
    expect(days.length).toBeGreaterThan(1);
    expect(screen.queryByRole('table')).toBeNull();
    const [first] = days.map((day) => screen.getByRole('list', { name: day.textContent ?? '' }));
    expect(within(first as HTMLElement).getAllByRole('link').length).toBeGreaterThan(0);
  });

  it('has 200 bars at most, and says how many there would be', async () => {
    const { api } = fixtures;
    const first = api.records('messages')[0];
    fixtures.server.use(
      http.get('*/clientapi/v1/messages', ({ request }) => {
        expect(new URL(request.url).searchParams.get('range')).toBe('[0,199]');
        const [startsAt, phase] = [new Date().toISOString(), 'live'];
        const messages = Array.from({ length: 200 }, (_, index) => ({
          ...first,
          ...{ id: `m${index}`, startsAt, phase, endsAt: null },
          reach: { audience: 1, seen: 0, dismissed: 0, acknowledged: 0 },
        }));
        return HttpResponse.json(messages, { headers: { 'Content-Range': 'messages 0-199/260' } });
      }),
    );
    await openTimeline();
    expect(await screen.findByText(/^The first 200 of 260 messages\./)).toBeVisible();
    expect(await links()).toHaveLength(200);
  });

  it('says what failed, and tries again', async () => {
    expectConsole(/ApiError/);
    fixtures.server.use(
      http.get('*/clientapi/v1/messages', () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    const { user } = await openTimeline();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await links()).length).toBeGreaterThan(0);
  });
});
