import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { isSameQuery, queryAddress, readSavedViews } from '@/records/views/views';
import { heading } from '../../support/renderApp';
import { pasteInto, signIn } from '../../support/screens';
import { openLibrary, openManagedBooks, renderLibrary } from '../library';

const fixtures = openLibrary();
/** The query of the latest list request, parsed. */
const latest = () => {
  const { sort = '', range = '', filter = '' } = fixtures.latestQuery();
  return { sort: JSON.parse(sort), range: JSON.parse(range), filter: JSON.parse(filter) };
};
const query = () => {
  const { filter = '{}', ...rest } = Object.fromEntries(new URLSearchParams(location.search));
  return { ...rest, filter: JSON.parse(filter) };
};

async function openViews(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: /^View/ }));
  return within(await screen.findByRole('dialog', { name: 'Views' }));
}

async function saveAs(user: UserEvent, name: string) {
  const panel = await openViews(user);
  await pasteInto(user, await panel.findByRole('textbox', { name: 'Name of the view' }), name);
  await user.click(panel.getByRole('button', { name: 'Save view' }));
  return panel;
}

const stored = () => {
  const key = Object.keys(localStorage).find((each) => each.endsWith('library/books.savedQueries')) ?? '';
  return JSON.parse(localStorage.getItem(key) ?? '[]');
};

describe('the views of a list', () => {
  it('offer some queries, and name the active one', async () => {
    const { user } = await openManagedBooks();
    const panel = await openViews(user);
    const all = await panel.findByRole('button', { name: 'areas.library.views.all' });
    expect(all).toHaveAttribute('aria-current', 'true');
    await user.click(panel.getByRole('button', { name: 'areas.library.views.lent' }));
    await waitFor(() =>
      expect(latest()).toEqual({ filter: { isLent: true }, sort: ['pages', 'ASC'], range: [0, 4] }),
    );
    expect(screen.getByRole('button', { name: 'View: areas.library.views.lent' })).toBeVisible();
  });

  it('save the whole query under a name, and restore it after a reload', async () => {
    const filter = { q: 'volume', tags_inc_any: ['novel'] };
    const { user, unmount } = await openManagedBooks({
      filter,
      sort: 'title',
      order: 'DESC',
      page: 2,
      perPage: 5,
    });
    await screen.findByRole('table');
    const panel = await saveAs(user, '  My books ');
    expect(await panel.findByRole('button', { name: 'My books' })).toHaveAttribute('aria-current', 'true');
    expect(panel.getByText(/^Change the search, filters or sorting/)).toHaveFocus();
    expect(stored()).toEqual([
      { label: 'My books', value: { filter, sort: { field: 'title', order: 'DESC' }, perPage: 5 } },
    ]);
    unmount();
    const again = await renderLibrary(
      '/library/books?page=1&sort=pages&order=ASC&filter={}',
      'BookEdit',
      'ManagedBookList',
    );
    await heading('Books');
    await again.user.click((await openViews(again.user)).getByRole('button', { name: 'My books' }));
    await waitFor(() => expect(latest()).toEqual({ filter, sort: ['title', 'DESC'], range: [0, 4] }));
    expect(query()).toEqual({ filter, sort: 'title', order: 'DESC', page: '1', perPage: '5' });
  });

  it('are there again when the same person signs in again, without an identity in a key', async () => {
    const { user, services } = await openManagedBooks({ filter: { tags_inc_any: ['guide'] } });
    await screen.findByRole('table');
    await saveAs(user, 'Guides');
    act(() => services.session.signOut());
    await signIn(user, 'admin');
    await screen.findByRole('table');
    expect(await (await openViews(user)).findByRole('button', { name: 'Guides' })).toBeVisible();
    expect(Object.keys(localStorage).join()).not.toMatch(/admin|@/);
  });

  it('replace one of the same name, and warn first', async () => {
    const { user, unmount } = await openManagedBooks({ filter: { tags_inc_any: ['guide'] } });
    await saveAs(user, 'Mine');
    unmount();
    const again = await renderLibrary('/library/books?filter={"q":"b"}', 'BookEdit', 'ManagedBookList');
    await heading('Books');
    const panel = await openViews(again.user);
    await pasteInto(again.user, panel.getByRole('textbox', { name: 'Name of the view' }), 'mine');
    expect(panel.getByText('This replaces the view with the same name.')).toBeVisible();
    await again.user.keyboard('{Enter}');
    await waitFor(() => expect(stored()).toMatchObject([{ label: 'mine', value: { filter: { q: 'b' } } }]));
  });

  it('are deleted, and restored to their position', async () => {
    const { user } = await openManagedBooks({ filter: { tags_inc_any: ['guide'] } });
    const panel = await saveAs(user, 'First');
    await panel.findByRole('button', { name: 'First' });
    await user.click(panel.getByRole('button', { name: 'Delete view First' }));
    expect(panel.queryByRole('button', { name: 'First' })).toBeNull();
    expect(panel.getByText('View “First” deleted.')).toBeVisible();
    expect(stored()).toEqual([]);
    const undo = panel.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(await panel.findByRole('button', { name: 'First' })).toBeVisible();
    expect(stored()).toHaveLength(1);
  });

  it('ignore stored data that is not a view', () => {
    const view = { label: 'Good', value: { filter: {}, sort: { field: 'name', order: 'ASC' }, perPage: 25 } };
    expect(readSavedViews([view, null, { label: '', value: view.value }, { label: 'x' }, 3])).toEqual([view]);
    expect(readSavedViews('nonsense')).toEqual([]);
  });

  it('are equal whatever the order of their conditions', () => {
    const sort = { field: 'name', order: 'ASC' } as const;
    const one = { filter: { q: 'a', status_eq_any: ['active', 'invited'] }, sort };
    expect(isSameQuery(one, { filter: { status_eq_any: ['invited', 'active'], q: 'a' }, sort })).toBe(true);
    expect(isSameQuery(one, { filter: { q: 'a' }, sort })).toBe(false);
    expect(isSameQuery(one, { ...one, sort: { field: 'name', order: 'DESC' } })).toBe(false);
  });

  it('have an address that preserves every character of the search', () => {
    const filter = { q: 'a&b=c#d "ü" %' };
    const address = queryAddress('/library/books', {
      filter,
      sort: { field: 'name', order: 'ASC' },
      perPage: 10,
    });
    expect(JSON.parse(new URL(address, 'http://x').searchParams.get('filter') ?? '')).toEqual(filter);
  });
});
