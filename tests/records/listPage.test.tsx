import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../support/consoleGuard';
import { booksCall } from '../support/libraryArea';
import { address, heading } from '../support/renderApp';
import { content, pasteInto } from '../support/screens';
import { openLibrary, renderLibrary, rows } from './library';

const fixtures = openLibrary();
const titlesShown = async () => (await rows()).map((row) => within(row).getByRole('link').textContent);
const titlesByPages = () =>
  [...fixtures.books()].sort((a, b) => Number(a.pages) - Number(b.pages)).map(({ title }) => title);
const search = () => screen.getByRole('searchbox', { name: 'Search' });
const query = () => Object.fromEntries(new URLSearchParams(location.search));
const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }));

describe('a list page', () => {
  it('shows the first page under its heading, says how many records there are, and logs no errors', async () => {
    await renderLibrary();
    expect(await heading('Books')).toBeVisible();
    expect(await titlesShown()).toEqual(titlesByPages().slice(0, 10));
    expect(fixtures.latestQuery()).toEqual({ sort: '["pages","ASC"]', range: '[0,9]', filter: '{}' });
    expect(pages().getByText('1–10 of 40')).toBeVisible();
    await waitFor(() => expect(screen.getByText('40 results')).toHaveAttribute('role', 'status'));
    expect(screen.getByRole('link', { name: 'Create' })).toHaveAttribute('href', '/library/books/create');
  });

  it('changes pages, but neither before the first nor beyond the last', async () => {
    const { user } = await renderLibrary();
    await rows();
    const step = (name: string) => user.click(pages().getByRole('button', { name }));
    expect(pages().getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    await step('Previous page');
    await step('Next page');
    await waitFor(async () => expect(await titlesShown()).toEqual(titlesByPages().slice(10, 20)));
    expect(query().page).toBe('2');
    await step('Last page');
    expect(await pages().findByText('31–40 of 40')).toBeVisible();
    await waitFor(() => expect(query().page).toBe('4'));
    expect(pages().getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
    await step('First page');
    await waitFor(() => expect(query().page).toBe('1'));
  });

  it('sorts by a column, in its own direction first, and reverses the order', async () => {
    const { user } = await renderLibrary();
    await rows();
    const head = () => screen.getByRole('columnheader', { name: 'Pages' });
    expect(head()).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Title' }));
    await waitFor(() => expect(fixtures.latestQuery().sort).toBe('["title","ASC"]'));
    expect(head()).not.toHaveAttribute('aria-sort');
    await user.click(screen.getByRole('button', { name: 'Pages' }));
    await waitFor(() => expect(fixtures.latestQuery().sort).toBe('["pages","DESC"]'));
    await user.click(screen.getByRole('button', { name: 'Pages' }));
    await waitFor(() => expect(fixtures.latestQuery().sort).toBe('["pages","ASC"]'));
    expect(query()).toMatchObject({ sort: 'pages', order: 'ASC' });
  });

  it('searches after a pause, keeps the focus, and has the whole query in the address', async () => {
    const { user } = await renderLibrary();
    await rows();
    await user.click(search());
    // At once: on a busy machine the pause could come between two keys.
    for (const typed of ['g', 'gu', 'gui', 'guid', 'guide'])
      fireEvent.change(search(), { target: { value: typed } });
    await waitFor(() => expect(fixtures.latestQuery().filter).toBe('{"q":"guide"}'));
    expect(search()).toHaveFocus();
    expect(JSON.parse(query().filter ?? '')).toEqual({ q: 'guide' });
    expect(await screen.findByText('20 results')).toBeInTheDocument();
    expect(fixtures.calls(booksCall)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(fixtures.latestQuery().filter).toBe('{}'));
    expect(search()).toHaveFocus();
    expect(search()).toHaveValue('');
  });

  it('accepts no page size that it does not offer', async () => {
    await renderLibrary('/library/books?perPage=3000&page=0&sort=title&order=DESC&filter={}');
    expect(await rows()).toHaveLength(10);
    expect(query()).toMatchObject({ perPage: '10', page: '1', sort: 'title' });
    expect(fixtures.calls(booksCall)).toHaveLength(1);
    expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveTextContent('10');
  });

  it('redirects from a page beyond the end to the last one', async () => {
    await renderLibrary('/library/books?page=9&perPage=25&sort=pages&order=ASC&filter={}');
    await waitFor(async () => expect(await rows()).toHaveLength(15));
    expect(query().page).toBe('2');
  });

  it('says that nothing matches, and clears search and filters', async () => {
    const { user } = await renderLibrary('/library/books?filter={"q":"nowhere"}');
    expect(await screen.findByText('No matches')).toBeVisible();
    expect(screen.queryByText('No books yet')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(await rows()).toHaveLength(10);
    expect(search()).toHaveValue('');
  });

  it('says that there is nothing yet', async () => {
    fixtures.server.use(
      http.get(booksCall, () => HttpResponse.json([], { headers: { 'Content-Range': 'books */0' } })),
    );
    await renderLibrary();
    const title = await screen.findByText('No books yet');
    const state = within(title.closest<HTMLElement>('[role=status]') ?? document.body);
    expect(state.getByRole('link', { name: 'Create' })).toHaveAttribute('href', '/library/books/create');
    expect(screen.queryByText('No matches')).toBeNull();
    expect(search()).toBeVisible();
  });

  it('opens a record by its link, by a click into its row, but not by a click on its checkbox', async () => {
    const { user } = await renderLibrary();
    const [row] = await rows();
    if (row === undefined) throw new Error('no rows');
    await user.click(within(row).getByRole('checkbox'));
    expect(address()).toBe('/library/books');
    const [, , pagesCell] = within(row).getAllByRole('cell');
    if (pagesCell === undefined) throw new Error('no cell');
    await user.click(pagesCell);
    await screen.findByRole('textbox', { name: 'Title' });
    const id = fixtures.books().find(({ pages: count }) => count === 100)?.id;
    expect(address()).toBe(`/library/books/${id}`);
  });

  it('shows the chosen columns, also on the next visit', async () => {
    const { user, unmount } = await renderLibrary();
    await rows();
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads()).toEqual(['', 'Title', 'Pages']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Author' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Pages' }));
    expect(screen.getByRole('menuitemcheckbox', { name: 'Pages' })).not.toBeChecked();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(heads()).toEqual(['', 'Title', 'Author']));
    unmount();
    await renderLibrary();
    await rows();
    expect(heads()).toEqual(['', 'Title', 'Author']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('menuitem', { name: 'Reset columns' }));
    await waitFor(() => expect(heads()).toEqual(['', 'Title', 'Pages']));
  });

  it('says which column has no room in the table, and keeps it once it is chosen', async () => {
    const { user } = await renderLibrary();
    await rows();
    // As the styles of a narrow table do.
    screen.getByRole('columnheader', { name: 'Pages' }).style.display = 'none';
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const line = screen.getByRole('menuitemcheckbox', { name: 'Pages No room here. Choose it to show it.' });
    expect(line).not.toBeChecked();
    await user.click(line);
    const stored = Object.entries(localStorage).find(([key]) => key.endsWith('library/books.chosenColumns'));
    expect(stored?.[1]).toBe('["pages"]');
  });

  it('selects rows one by one, a page at once and a range with Shift, across pages', async () => {
    const { user } = await renderLibrary();
    const boxes = async () => (await rows()).map((row) => within(row).getByRole('checkbox'));
    const [, second, third, , fifth] = await boxes();
    if (!second || !third || !fifth) throw new Error('too few rows');
    expect(second).toHaveAccessibleName(`Select ${titlesByPages()[1]}`);
    await user.click(second);
    expect(screen.getAllByText('1 selected')[1]).toBeVisible();
    await user.keyboard('{Shift>}');
    await user.click(fifth);
    await user.keyboard('{/Shift}');
    expect(screen.getAllByText('4 selected')[1]).toBeVisible();
    expect(third).toBeChecked();
    await user.click(pages().getByRole('button', { name: 'Next page' }));
    await waitFor(async () => expect(await titlesShown()).toEqual(titlesByPages().slice(10, 20)));
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getAllByText('14 selected')[1]).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getAllByText('4 selected')[1]).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
  });
});

describe('a list page whose list fails', () => {
  it('says so once, in place of the rows, and offers a retry: no network', async () => {
    expectConsole(/ApiError/);
    fixtures.server.use(http.get(booksCall, () => HttpResponse.error(), { once: false }));
    const { user } = await renderLibrary();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The list could not be loaded');
    expect(alert).toHaveTextContent(/The server cannot be reached/);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(content()).toContainElement(search());
    expect(await heading('Books')).toBeVisible();
    fixtures.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(10);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves the rest usable when only the next page fails', async () => {
    expectConsole(/ApiError/);
    const { user } = await renderLibrary();
    await rows();
    fixtures.server.use(http.get(booksCall, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    await user.click(pages().getByRole('button', { name: 'Next page' }));
    // Long enough to be read, while react-admin goes to the first page.
    expect(
      await screen.findByText(
        'Page 2 could not be loaded. Something went wrong on the server. Try again later. This is the first page.',
      ),
    ).toBeVisible();
    expect(screen.queryByText('The list could not be loaded')).toBeNull();
    expect(await rows()).toHaveLength(10);
    await pasteInto(user, search(), 'guide');
    expect(await screen.findByText('1–10 of 20')).toBeVisible();
  });
});

/** A window of a handset. */
function onHandset() {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media === '(max-width: 599.98px)',
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }));
}

describe('a list page on a handset', () => {
  it('shows cards that can be selected and sorted', async () => {
    onHandset();
    const { user } = await renderLibrary();
    const list = await screen.findByRole('list', { name: 'Books' });
    const cards = () => within(screen.getByRole('list', { name: 'Books' })).getAllByRole('listitem');
    expect(screen.queryByRole('table')).toBeNull();
    expect(list).toHaveTextContent(String(titlesByPages()[0]));
    await waitFor(() => expect(cards()).toHaveLength(10));
    await user.click(screen.getByRole('checkbox', { name: `Select ${titlesByPages()[0]}` }));
    expect(screen.getAllByText('1 selected')[1]).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sort by' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Order: descending' }));
    await waitFor(() => expect(fixtures.latestQuery().sort).toBe('["pages","DESC"]'));
    await user.click(await screen.findByRole('button', { name: 'Sort by' }));
    expect(screen.queryByRole('menuitemradio', { name: 'Author' })).toBeNull();
    await user.click(await screen.findByRole('menuitemradio', { name: 'Title' }));
    await waitFor(() => expect(fixtures.latestQuery().sort).toBe('["title","ASC"]'));
  });
});
