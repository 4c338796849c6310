import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Reach } from '@/areas/messages/list/Reach';
import { heading, openFixtureApi, renderApp } from '../../support/renderApp';
import { renderUi } from '../../ui/renderUi';

const fixtures = openFixtureApi({ counts: { users: 40 } });

async function openList(search: string) {
  const app = await renderApp(`/messages${search}`, { as: 'editor' });
  await heading('Messages');
  return app;
}

describe('the list of messages', () => {
  it('pauses a live message, and says why it can be neither archived nor deleted', async () => {
    const { user } = await openList('?filter={"phase_eq_any":["live"]}');
    await user.click((await screen.findAllByRole('button', { name: /^Actions for/ }))[0] as HTMLElement);
    const archive = await screen.findByRole('menuitem', { name: /^Archive/ });
    expect(archive).toHaveAttribute('aria-disabled', 'true');
    expect(archive).toHaveTextContent('Readers still see it. End or pause it first.');
    const deletion = screen.getByRole('menuitem', { name: /^Delete/ });
    expect(deletion).toHaveAttribute('aria-disabled', 'true');
    expect(deletion).toHaveTextContent('Published messages are kept with their read receipts.');
    await user.click(screen.getByRole('menuitem', { name: 'Pause' }));
    expect(await screen.findByText(/is paused\.$/)).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Paused 4' })).toBeVisible();
  });

  it('publishes a draft, found by a search that its tabs count', async () => {
    const { user } = await openList('?filter={"q":"Saturday maintenance"}');
    expect(await screen.findByRole('tab', { name: 'Draft 1' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Ended 0' })).toBeVisible();
    // Archived messages are only in their own tab.
    expect(screen.getByRole('tab', { name: 'Not archived 1' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Actions for Saturday maintenance' }));
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).not.toHaveAttribute('aria-disabled');
    await user.click(await screen.findByRole('menuitem', { name: 'Publish…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish “Saturday maintenance”?' }));
    expect(dialog.getByRole('region', { name: 'What readers see' })).toHaveTextContent(
      'Maintenance on Saturday',
    );
    await user.click(await dialog.findByRole('button', { name: /^Publish to \d+$/ }));
    expect(await screen.findByText('“Saturday maintenance” is live.')).toBeVisible();
  });

  it('shows the phase of a tab by the tab alone, and several phases by a chip', async () => {
    const { user, unmount } = await openList('');
    await user.click(await screen.findByRole('tab', { name: /^Ended/ }));
    await waitFor(() => expect(location.search).toContain('ended'));
    expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
    unmount();
    await openList('?filter={"phase_eq_any":["live","ended"]}');
    expect(await screen.findByRole('button', { name: 'Remove filter: Status: Live or Ended' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Filters/ })).toHaveTextContent('1');
  });

  it('names the audiences without another call', async () => {
    await openList('');
    expect((await screen.findAllByText('Support')).length).toBeGreaterThan(0);
    expect(fixtures.calls('/clientapi/v1/admin/audiences')).toEqual([]);
  });

  it('says how many have confirmed what is to be confirmed', async () => {
    await openList('?filter={"unconfirmed":true}');
    const table = within(await screen.findByRole('table', { name: 'Messages' }));
    expect(table.getByRole('columnheader', { name: 'Confirmed' })).toBeVisible();
    const records = fixtures.api.records('messages') as readonly Record<string, unknown>[];
    const names = records.filter(({ acknowledge }) => acknowledge).map(({ name }) => name);
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(names).toContain(within(row).getAllByRole('link')[0]?.textContent);
      expect(within(row).getAllByText(/^\d+ of \d+$/)).toHaveLength(2);
    }
  });

  it('shows the dashboard’s filters as removable chips', async () => {
    const { user } = await openList('?filter={"ending":true,"unconfirmed":true}');
    const chips = () =>
      screen.queryAllByRole('button', { name: /^Remove filter/ }).map(({ textContent }) => textContent);
    await waitFor(() => expect(chips()).toEqual(['Ends within three days', 'Not confirmed by everyone']));
    await user.click(screen.getByRole('button', { name: /^Remove filter: Ends/ }));
    await waitFor(() => expect(chips()).toEqual(['Not confirmed by everyone']));
  });
});

describe('the timeline', () => {
  async function openTimeline() {
    const app = await renderApp('/messages?view=timeline', { as: 'editor' });
    await heading('Messages');
    return app;
  }
  const query = () => new URLSearchParams(location.search);
  const bars = async () => within(await screen.findByRole('table', { name: 'Messages over time' }));
  const links = async () => (await bars()).getAllByRole('link');

  it('keeps the filter of the list', async () => {
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

  it('is a table with names, times and links', async () => {
    const { user } = await openTimeline();
    const [first] = await links();
    expect(first).toHaveAttribute('href', expect.stringMatching(/^\/messages\/./));
    expect((await bars()).getAllByText(/[A-Z][a-z]{2} \d+/).length).toBeGreaterThan(0);
    expect(fixtures.calls('/clientapi/v1/messages')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Zoom out' }));
    await waitFor(() => expect(query().get('zoom')).toBe('months'));
    expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  });
});

describe('Reach', () => {
  it.each([
    ['live', 69, 'seen'],
    ['ended', 89, 'seen'],
    ['scheduled', 0, 'audience'],
  ] as const)('describes a %s message that %i of 89 have seen by the text %s', (phase, seen, key) => {
    const reach = { audience: 89, seen, dismissed: 0, acknowledged: 0, unseen: 89 - seen };
    const { container } = renderUi(<Reach message={{ phase, reach }} />);
    expect(container).toHaveTextContent(new RegExp(`^areas\\.messages\\.list\\.${key}$`));
  });
});
