import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useResourceContext } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/apiError';
import { type Area, resourcesOf } from '@/areas';
import { libraryFixtures } from '../fixture-api/library';
import { booksCall, libraryArea } from '../support/libraryArea';
import { address, heading, openFixtureApi, people, renderApp } from '../support/renderApp';
import { content, menu, pasteInto } from '../support/screens';
import { BookCreate, BookEdit, BookList } from './DocumentedPages';
import { advance, runOnTestClock, setupUser } from './profileScreen';
import { endSession, signInAgain } from './signInAgainScreen';

const fixtures = openFixtureApi({ areas: [libraryFixtures] });
runOnTestClock();

// In development, react-admin prints each error of a data provider, and its inputs use property names that MUI 9 does not
// know; nothing else may appear on the console.
const isExpected = (first: unknown) =>
  first instanceof ApiError ||
  String(first).startsWith('AbortError') ||
  String(first).startsWith('React does not recognize the `%s` prop on a DOM element.');
const complaints: unknown[] = [];
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation((first) => void complaints.push(first)));
// jsdom cannot scroll; react-admin scrolls to the top of each new page.
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}));
afterEach(() => expect(complaints.splice(0).filter((first) => !isExpected(first))).toEqual([]));

const pages = {
  list: async () => BookList,
  edit: async () => BookEdit,
  create: async () => BookCreate,
};
const library = libraryArea(pages);

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

  it('that fails says why, inside the shell, and signs nobody out: a page', async () => {
    fixtures.server.use(http.get(booksCall, () => HttpResponse.html('<h1>WLAN</h1>')));
    await openLibrary();
    expect(await screen.findByRole('alert')).toHaveTextContent(/answer cannot be used/);
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

  it('R5 /library/books/create/nowhere is unknown', async () => {
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

describe('a resource without a list', () => {
  const withComments = libraryArea(pages, { name: 'comments', edit: async () => BookEdit });

  it('leads from its own address, where react-admin goes after a delete, to its area', async () => {
    await openLibrary('/library/comments', [withComments]);
    await rows();
    expect(address()).toBe('/library/books');
  });

  it('R5 has no other paths than its pages', async () => {
    await openLibrary('/library/comments/7/nowhere/else', [withComments]);
    await heading('404 Oops something went wrong Sorry!');
    expect(address()).toBe('/404');
  });
});

describe('a record', () => {
  const openFirst = async () => {
    const book = books()[0];
    if (book === undefined) throw new Error('The library is empty');
    const app = await openLibrary(`/library/books/${encodeURIComponent(book.id)}`);
    expect(await titleField()).toHaveValue(String(book.title));
    return { ...app, book };
  };

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
  }
  const changes = () => fixtures.sent.filter(({ method }) => method !== 'GET');

  it('R11 that can be taken back is one call when its time is over, and none when it was taken back', async () => {
    const { user } = await openLibrary();
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

  it('that can be taken back is never sent for the next person', async () => {
    const { user, services } = await openLibrary();
    await selectTwo(user);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('button', { name: 'Undo' });
    await act(() => services.session.signIn(people.editor.email, people.editor.password));
    await advance(10_000);
    expect(fixtures.calls(`${booksCall}/actions/bulk`, 'POST')).toEqual([]);
    expect(books()).toHaveLength(40);
  });

  it('that can be taken back is carried out before a logout clears the session', async () => {
    const { user } = await openLibrary();
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
