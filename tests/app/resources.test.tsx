import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useResourceContext } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/apiError';
import { type Area, resourcesOf } from '@/areas';
import { libraryFixtures } from '../fixture-api/library';
import { booksCall, latestBooksQuery, libraryArea } from '../support/libraryArea';
import { address, heading, openFixtureApi, people, renderApp } from '../support/renderApp';
import { content, menu, pasteInto } from '../support/screens';
import { BookCreate, BookEdit, BookList, PatientBookList } from './LibraryPages';
import { advance, runOnTestClock, setupUser } from './profileScreen';
import { endSession, signInAgain } from './signInAgainScreen';

const fixtures = openFixtureApi({ areas: [libraryFixtures] });
runOnTestClock();

// In development, react-admin prints each error of a data provider, and its inputs use property names that MUI 9 does not
// know; nothing else may appear on the console.
const known = (first: unknown) =>
  first instanceof ApiError ||
  String(first).startsWith('AbortError') ||
  String(first).startsWith('React does not recognize the `%s` prop on a DOM element.');
const complaints: unknown[] = [];
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation((first) => void complaints.push(first)));
// jsdom cannot scroll; react-admin scrolls to the top of each new page.
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}));
afterEach(() => expect(complaints.splice(0).filter((first) => !known(first))).toEqual([]));

const pages = {
  list: async () => BookList,
  edit: async () => BookEdit,
  create: async () => BookCreate,
};
const library = libraryArea(pages);
const patientLibrary = libraryArea({ ...pages, list: async () => PatientBookList });

const books = () => fixtures.api.records('books');
const titles = () => books().map(({ title }) => String(title));

async function openLibrary(path = '/library/books', areas: readonly Area[] = [library]) {
  const app = await renderApp(path, { as: 'admin', furtherAreas: areas });
  return { ...app, user: setupUser() };
}

/** The table's rows without its header. */
async function rows() {
  const [, ...bodyRows] = within(await screen.findByRole('table')).getAllByRole('row');
  return bodyRows;
}
const shownTitles = async () => (await rows()).map((row) => within(row).getAllByRole('cell')[1]?.textContent);

const latestQuery = () => latestBooksQuery(fixtures.api.requests);

const titleField = () => screen.findByRole('textbox', { name: 'Title' });

async function retitle(user: ReturnType<typeof setupUser>, title: string) {
  await user.clear(await titleField());
  if (title !== '') await pasteInto(user, await titleField(), title);
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

describe('the list of a resource', () => {
  it('R2 R11 is at /<area>/<resource>, and at the address of the area that has no page of its own', async () => {
    expect(resourcesOf([library]).map(({ id }) => id)).toEqual(['library/books']);
    await openLibrary('/library');
    expect(await rows()).toHaveLength(10);
    expect(address()).toMatch(/^\/library\/books/);
  });

  it('shows the rows of the first page, requested with the bearer in the dialect of the server', async () => {
    await openLibrary();
    expect(await rows()).toHaveLength(10);
    expect(screen.getByText(/Page 1 of 40 books/)).toBeVisible();
    expect(latestQuery()).toEqual({ sort: '["id","ASC"]', range: '[0,9]', filter: '{}' });
    const token = localStorage.getItem('access_token');
    expect(fixtures.calls(booksCall).at(-1)?.headers.get('Authorization')).toBe(`Bearer ${token}`);
    expect(within(menu.element()).getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      '/library/books',
    );
  });

  it('has its query in the address: sorting, page and search', async () => {
    const { user } = await openLibrary();
    await rows();
    await user.click(screen.getByRole('button', { name: /Sort by title/i }));
    await waitFor(() => expect(latestQuery().sort).toBe('["title","ASC"]'));
    expect(new URLSearchParams(location.search).get('sort')).toBe('title');
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(latestQuery().range).toBe('[10,19]'));
    expect(new URLSearchParams(location.search).get('page')).toBe('2');
    const expected = [...titles()].sort((a, b) => a.localeCompare(b, 'en')).slice(10, 20);
    await waitFor(async () => expect(await shownTitles()).toEqual(expected));
    await pasteInto(user, screen.getByRole('textbox', { name: 'Search' }), 'guide');
    await waitFor(() => expect(latestQuery()).toMatchObject({ filter: '{"q":"guide"}', range: '[0,9]' }));
    expect(await screen.findByText(/Page 1 of 20 books/)).toBeVisible();
    const query = new URLSearchParams(location.search);
    expect([query.get('filter'), query.get('sort'), query.get('page')]).toEqual([
      '{"q":"guide"}',
      'title',
      '1',
    ]);
  });

  it('R5 is refused without the permission, and makes no call', async () => {
    for (const path of ['/library/books', '/library/books/create', '/library/books/1']) {
      const { unmount } = await renderApp(path, { as: 'guest', furtherAreas: [library] });
      expect(await heading('Access denied')).toBeVisible();
      unmount();
      localStorage.clear();
      // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
      document.cookie = 'XSRF-TOKEN=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
    }
    expect(fixtures.sent.filter(({ path }) => path.startsWith(booksCall))).toEqual([]);
  });

  it('T227 T242 that fails says why, inside the shell, and signs nobody out: a page', async () => {
    fixtures.server.use(http.get(booksCall, () => HttpResponse.html('<h1>WLAN</h1>')));
    await openLibrary();
    expect(await screen.findByRole('alert')).toHaveTextContent(/an answer that cannot be used/);
    expect(content()).not.toHaveTextContent(/WLAN/);
    expect(address()).toMatch(/^\/library\/books/);
    expect(localStorage.getItem('access_token')).not.toBeNull();
    await advance(30_000);
    expect(fixtures.calls(booksCall).length).toBeLessThanOrEqual(2);
  });
});

/** A page in addition to list, edit and create. */
function Shelf() {
  return <h1>The shelf of {useResourceContext()}</h1>;
}

describe('the paths of a resource', () => {
  const shelved = libraryArea({ ...pages, pages: [{ path: 'shelf', page: async () => Shelf }] });

  it('R5 T147 /library/books/create/nowhere is unknown', async () => {
    await openLibrary('/library/books/create/nowhere', [shelved]);
    await heading('404 Oops something went wrong Sorry!');
    expect(address()).toBe('/404');
  });

  it('hold further pages, which know their resource', async () => {
    await openLibrary('/library/books/shelf', [shelved]);
    await heading('The shelf of library/books');
  });

  it('are the list page’s own where the area says so', async () => {
    const owned = { ...shelved, resources: [{ name: 'books', list: async () => Shelf, ownsPaths: true }] };
    await openLibrary('/library/books/1/anything', [owned]);
    await heading('The shelf of library/books');
  });
});

describe('a record', () => {
  const openFirst = async () => {
    const book = books()[0];
    if (book === undefined) throw new Error('The library is empty');
    const app = await openLibrary(`/library/books/${encodeURIComponent(book.id)}`);
    expect(await titleField()).toHaveValue(String(book.title));
    return { ...app, book, call: `${booksCall}/${encodeURIComponent(book.id)}` };
  };

  it('is opened from its row, and saved with PUT', async () => {
    const { user } = await openLibrary();
    const [row] = await rows();
    if (row === undefined) throw new Error('The list is empty');
    await user.click(within(row).getByText(/volume/));
    const old = (await titleField()).getAttribute('value');
    const book = books().find(({ title }) => title === old);
    await retitle(user, 'Silas Marner');
    expect(await screen.findByText('Saved.')).toBeVisible();
    const [put, ...more] = fixtures.sent.filter(({ method }) => method === 'PUT');
    expect(more).toEqual([]);
    expect(put?.path).toBe(`${booksCall}/${book?.id}`);
    expect(JSON.parse(put?.body ?? '')).toMatchObject({ id: book?.id, title: 'Silas Marner', version: 1 });
    expect(put?.headers.get('X-XSRF-TOKEN')).toBeTruthy();
    expect(titles()).toContain('Silas Marner');
    expect(await rows()).toHaveLength(10);
    expect(address()).toMatch(/^\/library\/books(\?|$)/);
  });

  it('is created with POST', async () => {
    const { user } = await openLibrary('/library/books/create');
    await retitle(user, 'Romola');
    expect(await screen.findByText('Created.')).toBeVisible();
    expect(fixtures.calls(booksCall, 'POST').map(({ body }) => JSON.parse(body))).toEqual([
      { title: 'Romola' },
    ]);
    expect(titles()).toContain('Romola');
  });

  it('R11 has the server’s 422 at its fields, and nothing typed is lost', async () => {
    const { user, book } = await openFirst();
    const taken = titles()[1] ?? '';
    await retitle(user, taken);
    expect(await screen.findByText('This title is taken')).toBeVisible();
    expect(await titleField()).toBeInvalid();
    expect(await titleField()).toHaveValue(taken);
    await retitle(user, '');
    expect(await screen.findByText('Please fill this in.')).toBeVisible();
    await retitle(user, 'Daniel Deronda');
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(books().find(({ id }) => id === book.id)?.title).toBe('Daniel Deronda');
  });

  it('R11 has a refusal that belongs to no field as a message', async () => {
    const { user, call } = await openFirst();
    fixtures.server.use(
      http.put(call, () =>
        HttpResponse.json({ errors: { root: { serverError: 'Stocktaking until noon' } } }, { status: 422 }),
      ),
    );
    await retitle(user, 'Romola');
    expect(await screen.findByRole('alert')).toHaveTextContent('Stocktaking until noon');
    expect(await titleField()).toHaveValue('Romola');
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it('T198 R11 that cannot be deleted: the server’s own words are shown, as they are', async () => {
    const { user, call } = await openFirst();
    const words = 'Lent to <b>%{x}</b> |||| $& until tomorrow';
    fixtures.server.use(
      http.delete(call, () => HttpResponse.json({ code: 'lent', message: words }, { status: 409 })),
    );
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(document.querySelector('b')).toBeNull();
    expect(books()).toHaveLength(40);
  });

  it('M2 that is not saved says why, and never that it was: no network', async () => {
    const { user, call } = await openFirst();
    fixtures.server.use(http.put(call, () => HttpResponse.error()));
    await retitle(user, 'Felix Holt');
    expect(await screen.findByRole('alert')).toHaveTextContent(/The server cannot be reached/);
    expect(screen.queryByText('Saved.')).toBeNull();
    expect(await titleField()).toHaveValue('Felix Holt');
    expect(localStorage.getItem('access_token')).not.toBeNull();
  });

  it('M2 that is not saved because the session has ended: nothing typed is lost, and it is saved once signed in again', async () => {
    const { user, book } = await openFirst();
    endSession(fixtures);
    await retitle(user, 'Felix Holt');
    await signInAgain.dialog();
    expect(screen.queryByText('Saved.')).toBeNull();
    expect(titles()).not.toContain('Felix Holt');
    await signInAgain.as(user);
    await waitFor(() => expect(books().find(({ id }) => id === book.id)?.title).toBe('Felix Holt'));
    await waitFor(() => expect(address()).toMatch(/^\/library\/books(\?|$)/));
  });
});

describe('a bulk delete', () => {
  async function selectTwo(user: ReturnType<typeof setupUser>) {
    const [first, second] = await rows();
    if (first === undefined || second === undefined) throw new Error('The list is too short');
    await user.click(within(first).getByRole('checkbox'));
    await user.click(within(second).getByRole('checkbox'));
    return titlesOf([first, second]);
  }
  const titlesOf = (of: HTMLElement[]) => of.map((row) => within(row).getAllByRole('cell')[1]?.textContent);
  const changes = () => fixtures.sent.filter(({ method }) => method !== 'GET');

  it('R11 is one call for all rows', async () => {
    const { user } = await openLibrary();
    const chosen = await selectTwo(user);
    const ids = books()
      .filter(({ title }) => chosen.includes(String(title)))
      .map(({ id }) => id);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('2 entries were deleted.')).toBeVisible();
    const [call, ...more] = changes();
    expect(more).toEqual([]);
    expect(`${call?.method} ${call?.path}`).toBe(`POST ${booksCall}/actions/bulk`);
    const order = JSON.parse(call?.body ?? '');
    expect(order.op).toBe('delete');
    expect([...order.ids].sort()).toEqual([...ids].sort());
    expect(books()).toHaveLength(38);
    await waitFor(async () => expect(await shownTitles()).not.toContain(chosen[0]));
  });

  it('R11 that can be taken back is one call when its time is over, and none when it was taken back', async () => {
    const { user } = await openLibrary('/library/books', [patientLibrary]);
    await selectTwo(user);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await advance(10_000);
    expect(changes()).toEqual([]);
    expect(books()).toHaveLength(40);
    await selectTwo(user);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('button', { name: 'Undo' });
    await advance(4000);
    expect(changes()).toEqual([]);
    await advance(2000);
    await waitFor(() => expect(changes().map(({ path }) => path)).toEqual([`${booksCall}/actions/bulk`]));
    await waitFor(() => expect(books()).toHaveLength(38));
  });

  it('T062 T076 that can be taken back is never sent for the next person', async () => {
    const { user, services } = await openLibrary('/library/books', [patientLibrary]);
    await selectTwo(user);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('button', { name: 'Undo' });
    await act(() => services.session.signIn(people.editor.email, people.editor.password));
    await advance(10_000);
    expect(fixtures.calls(`${booksCall}/actions/bulk`, 'POST')).toEqual([]);
    expect(books()).toHaveLength(40);
  });

  it('that can be taken back is carried out before a logout clears the session', async () => {
    const { user } = await openLibrary('/library/books', [patientLibrary]);
    await selectTwo(user);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('button', { name: 'Undo' });
    await user.click(await menu.line('Logout'));
    expect(await heading('Welcome back.')).toBeVisible();
    expect(changes()).toHaveLength(1);
    expect(books()).toHaveLength(38);
    expect(localStorage.getItem('access_token')).toBeNull();
  });
});
