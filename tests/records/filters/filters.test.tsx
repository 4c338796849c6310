import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../support/consoleGuard';
import { content } from '../../support/screens';
import { openLibrary, openManagedBooks } from '../library';

const fixtures = openLibrary();
const requestedFilter = () => JSON.parse(fixtures.latestQuery().filter ?? '');
const chips = () =>
  screen.queryAllByRole('button', { name: /^Remove filter: / }).map((chip) => chip.textContent);
const search = () => screen.getByRole('searchbox', { name: 'Search' });

async function openPanel(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
}

describe('the filters of a list', () => {
  it('are combined with each other and the search, and cleared together', async () => {
    const { user } = await openManagedBooks({ filter: { q: 'volume', isLent: true } });
    const panel = await openPanel(user);
    await user.click(await panel.findByRole('checkbox', { name: /novel/ }));
    await waitFor(() =>
      expect(requestedFilter()).toEqual({ q: 'volume', isLent: true, tags_inc_any: ['novel'] }),
    );
    await user.click(panel.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(requestedFilter()).toEqual({ q: 'volume' }));
    expect(panel.getByRole('checkbox', { name: /novel/ })).not.toBeChecked();
    await user.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus());
    expect(chips()).toEqual([]);
  });

  it('and the search both change when both are changed at once', async () => {
    await openManagedBooks({ filter: { q: 'v', isLent: true, tags_inc_any: ['guide'] } });
    const [, chip] = await screen.findAllByRole('button', { name: /^Remove filter/ });
    fireEvent.change(search(), { target: { value: 'volume' } });
    act(() => {
      chip?.click();
      search().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    await waitFor(() => expect(requestedFilter()).toEqual({ q: 'volume', isLent: true }));
  });

  it('and the search follow Back that comes before a search is rendered', async () => {
    const { user } = await openManagedBooks({ filter: { isLent: true } });
    await screen.findByRole('button', { name: /^Remove filter/ });
    const before = window.location.search;
    fireEvent.change(search(), { target: { value: 'volume' } });
    await act(async () => {
      search().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      await vi.waitUntil(() => window.location.search !== before);
      const stepped = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
      window.history.back();
      await stepped;
    });
    expect(search()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: /^Remove filter/ }));
    await waitFor(() => expect(requestedFilter()).toEqual({}));
  });

  it('are removed by their chips, and the focus is not lost', async () => {
    const { user } = await openManagedBooks({ filter: { isLent: true, tags_inc_any: ['novel'] } });
    const [first] = await screen.findAllByRole('button', { name: /^Remove filter: / });
    if (first === undefined) throw new Error('There is no chip');
    await user.click(first);
    await waitFor(() => expect(requestedFilter()).toEqual({ tags_inc_any: ['novel'] }));
    expect(screen.getByRole('button', { name: /^Remove filter: / })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(requestedFilter()).toEqual({}));
    expect(content()).toHaveFocus();
  });

  it('that are unknown or invalid are shown so that they can be removed', async () => {
    const { user } = await openManagedBooks({ filter: { title_q: 'a', isLent: 'perhaps', toString: 1 } });
    await waitFor(() =>
      expect(chips()).toEqual([
        'Other condition: title_q',
        'Other condition: isLent',
        'Other condition: toString',
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Remove filter: Other condition: title_q' }));
    await waitFor(() => expect(requestedFilter()).toEqual({ isLent: 'perhaps', toString: 1 }));
  });
});

describe('the names of records that rows refer to', () => {
  it('are counted if they cannot be loaded', async () => {
    expectConsole(/ApiError/);
    fixtures.server.use(http.get('/api/shelves', () => HttpResponse.json({}, { status: 500 })));
    await openManagedBooks();
    await waitFor(() => expect(screen.getAllByText('1 without a loaded name')).toHaveLength(5));
  });
});
