import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { inverseOf } from '@/records/bulk/bulk';
import { booksCall } from '../../support/libraryArea';
import { gate } from '../../support/pageHistory';
import { pressTwice } from '../../support/pressTwice';
import { pasteInto } from '../../support/screens';
import { bookBulk } from '../LibraryRecords';
import { openLibrary, openManagedBooks, renderLibrary, rows, selectPage, startBulk } from '../library';

const fixtures = openLibrary();
const bulkCall = `${booksCall}/actions/bulk`;
const bodies = () => fixtures.sentBodies('POST', bulkCall);
const novels = { tags_inc_any: ['novel'] };
const bar = () => screen.queryByRole('group', { name: 'Selection' });

describe('a bulk change', () => {
  it('says what it will do before it does it, and what happened to each row', async () => {
    const { user } = await openManagedBooks();
    await selectPage(user);
    const ids = fixtures
      .books()
      .slice(0, 5)
      .map(({ id }) => id);
    const dialog = await startBulk(user, 'lend');
    await user.click(await dialog.findByText('Affected (5)'));
    expect(await dialog.findByText(fixtures.first().title)).toBeVisible();
    expect(bodies()).toEqual([{ op: 'lend', ids, dryRun: true }]);
    pressTwice(dialog.getByRole('button', { name: 'titles.lend' }));
    expect(await dialog.findByText('done.lend')).toBeVisible();
    expect(bodies()[1]).toEqual({ op: 'lend', ids });
    // What was changed is not selected any more, also behind the dialog: it may no longer match.
    await waitFor(() => expect(screen.queryByText('5 selected')).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await dialog.findByText('Undone for 5 entries.')).toBeVisible();
    expect(bodies()[2]).toEqual({ op: 'takeBack', ids });
    expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(bar()).toBeNull());
    // The button that opened the dialog went with the bar.
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('asks for its argument first, and can go back to it', async () => {
    const { user } = await openManagedBooks();
    await selectPage(user);
    const dialog = await startBulk(user, 'addShelves');
    const proceed = await dialog.findByRole('button', { name: 'Continue' });
    expect(proceed).toBeDisabled();
    await user.click(dialog.getByRole('combobox', { name: 'otherShelfIds' }));
    await user.click(await screen.findByRole('option', { name: 'Library / Shelf 1' }));
    await user.click(proceed);
    expect(await dialog.findByText('will.addShelves')).toBeVisible();
    expect(bodies()[0]).toMatchObject({
      op: 'addShelves',
      args: { otherShelfIds: ['shelf-1'] },
      dryRun: true,
    });
    expect(await dialog.findByRole('button', { name: 'otherShelfIds: Shelf 1' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(await dialog.findByRole('button', { name: 'Remove Library / Shelf 1' })).toBeVisible();
  });

  it('can be undone only where that is exact', () => {
    const back = bookBulk.operations.map((operation) => inverseOf(bookBulk, { operation, values: ['1'] }));
    expect(back.map((order) => order?.operation.op)).toEqual([
      'takeBack',
      'lend',
      'removeShelves',
      'addShelves',
      undefined,
    ]);
    const [, , add] = bookBulk.operations;
    expect(add && inverseOf(bookBulk, { operation: add, values: ['1', '2'] })).toBeUndefined();
  });
});

describe('all matching records', () => {
  it('are selected by the query, not by their ids', async () => {
    const { user } = await openManagedBooks({ filter: novels });
    await selectPage(user);
    await user.click(screen.getByRole('button', { name: 'Select all 20 matches' }));
    expect(screen.getAllByText('All 20 matches are selected')[0]).toHaveRole('status');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toBeChecked(),
    );
    const dialog = await startBulk(user, 'takeBack');
    expect(await dialog.findByText('Nothing to do.')).toBeVisible();
    expect(bodies()).toEqual([{ op: 'takeBack', filter: novels, expectedCount: 20, dryRun: true }]);
  });

  it('are deleted only after their number is typed, if they are more than 100', async () => {
    const many = Array.from({ length: 101 }, (_, index) => ({ id: `b${index}`, ok: true }));
    fixtures.server.use(http.post(bulkCall, () => HttpResponse.json({ results: many })));
    const { user } = await openManagedBooks({ filter: novels });
    await selectPage(user);
    const dialog = await startBulk(user, 'delete');
    const run = await dialog.findByRole('button', { name: 'Delete 101 entries' });
    expect(run).toBeDisabled();
    const field = dialog.getByRole('textbox', { name: 'Number of entries' });
    expect(field).toHaveAccessibleDescription('Type 101 to confirm.');
    await user.type(field, '10');
    expect(run).toBeDisabled();
    await user.type(field, '1');
    expect(run).toBeEnabled();
  });

  it('match the hidden condition too', async () => {
    const { user } = await openManagedBooks({ filter: { q: 'volume' } }, 'NovelList');
    await selectPage(user);
    await user.click(screen.getByRole('button', { name: 'Select all 20 matches' }));
    const dialog = await startBulk(user, 'takeBack');
    expect(await dialog.findByText('Nothing to do.')).toBeVisible();
    expect(bodies()[0]).toMatchObject({ filter: { q: 'volume', ...novels }, expectedCount: 20 });
  });
});

describe('a selection', () => {
  it('of all matches ends when the filter changes, even if that is restored', async () => {
    const { user } = await openManagedBooks({ filter: { ...novels, q: 'volume' } });
    await selectPage(user);
    await user.click(screen.getByRole('button', { name: 'Select all 20 matches' }));
    await user.click(screen.getByRole('button', { name: /^Remove filter/ }));
    await waitFor(() => expect(fixtures.latestQuery().filter).toBe('{"q":"volume"}'));
    await waitFor(() => expect(bar()).toBeNull());
    act(() => window.history.back());
    await screen.findByRole('button', { name: /^Remove filter/ });
    await rows();
    expect(bar()).toBeNull();
  });

  it('excludes rows that the search is about to replace', async () => {
    const { user } = await openManagedBooks();
    await rows();
    const answer = gate();
    fixtures.server.use(
      http.get(booksCall, async () => {
        await answer.opened;
      }),
    );
    await pasteInto(user, screen.getByRole('searchbox', { name: 'Search' }), 'volume');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.search).toContain('volume'));
    const [first] = await rows();
    if (first === undefined) throw new Error('No row can be imported');
    await user.click(within(first).getByRole('checkbox'));
    expect(bar()).toBeNull();
    // Disabled, so that a press is not lost without a word.
    const wholePage = () => screen.getByRole('checkbox', { name: 'Select all on this page' });
    expect(wholePage()).toBeDisabled();
    answer.open();
    await waitFor(() => expect(wholePage()).toBeEnabled());
  });

  it('stays over the pages of its query, and says how many are on other pages', async () => {
    const { user } = await openManagedBooks();
    const tick = async () => {
      for (const row of (await rows()).slice(0, 2)) await user.click(within(row).getByRole('checkbox'));
    };
    await tick();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('2 not on this page')).toBeVisible();
    await tick();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    const dialog = within(await screen.findByRole('dialog', { name: '4 selected' }));
    const [unwanted] = await dialog.findAllByRole('checkbox', { name: fixtures.first().title });
    if (unwanted === undefined) throw new Error('It is not named');
    await user.click(unwanted);
    expect(unwanted).not.toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('1 not on this page')).toBeVisible();
    expect(screen.getAllByText('3 selected')[0]).toHaveRole('status');
  });

  it('ends when the list is left', async () => {
    const { user, unmount } = await openManagedBooks();
    await selectPage(user);
    await user.click(screen.getByRole('link', { name: fixtures.first().title }));
    await screen.findByRole('textbox', { name: 'Title' });
    act(() => window.history.back());
    await rows();
    expect(bar()).toBeNull();
    await selectPage(user);
    unmount();
    await renderLibrary('/library/books', 'BookEdit', 'ManagedBookList');
    await rows();
    expect(bar()).toBeNull();
  });

  it('is not changed by a dialog after the search behind it has changed', async () => {
    const { user } = await openManagedBooks();
    await selectPage(user);
    await user.click(await screen.findByRole('button', { name: 'Actions' }));
    const line = await screen.findByRole('menuitem', { name: 'actions.lend' });
    const search = document.querySelector('[role=searchbox]');
    if (search === null) throw new Error('There is no search');
    fireEvent.change(search, { target: { value: 'volume 1' } });
    // At once: the search takes effect 300 ms after its last key.
    fireEvent.click(line);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await waitFor(() => expect(fixtures.latestQuery().filter).toBe('{"q":"volume 1"}'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bar()).toBeNull();
    expect(bodies().every(({ dryRun }) => dryRun)).toBe(true);
  });
});
