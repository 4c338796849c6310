import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import { libraryFixtures } from '../fixture-api/library';
import { elsewhere } from '../support/elsewhere';
import { booksCall, latestBooksQuery, libraryArea, shelves } from '../support/libraryArea';
import { heading, openFixtureApi, renderApp } from '../support/renderApp';
import {
  BookCreate,
  BookEdit,
  BookList,
  ManagedBookList,
  NovelList,
  OldBookEdit,
  WaryBookEdit,
} from './LibraryRecords';

const pages = {
  BookEdit: async () => BookEdit,
  OldBookEdit: async () => OldBookEdit,
  WaryBookEdit: async () => WaryBookEdit,
};
const lists = {
  BookList: async () => BookList,
  ManagedBookList: async () => ManagedBookList,
  NovelList: async () => NovelList,
};

/** The library's server, and what a test may inspect. */
export function openLibrary() {
  const fixtures = openFixtureApi({ areas: [libraryFixtures] });
  // jsdom cannot scroll; react-admin scrolls up when a page is turned.
  beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}));
  const books = () => fixtures.api.records('books');
  return {
    ...fixtures,
    books,
    first: () => {
      const [book] = books();
      if (book === undefined) throw new Error('There are no books');
      return {
        id: book.id,
        title: String(book.title),
        pages: book.pages,
        shelfId: book.shelfId,
        call: `${booksCall}/${book.id}`,
      };
    },
    /** The query of the latest list request. */
    latestQuery: () => latestBooksQuery(fixtures.api.requests),
    /** The bodies of the changes sent so far. */
    sentBodies: (method: string, path: string) =>
      fixtures.calls(path, method).map(({ body }) => JSON.parse(body)),
    /** Somebody else changes a book, in another window. */
    changeElsewhere: (call: string, change: Record<string, unknown>, method = 'PUT') =>
      elsewhere(method, call, method === 'DELETE' ? undefined : change, { 'X-Before-The-Story': 'yes' }),
  };
}

export async function renderLibrary(
  path = '/library/books',
  edit: keyof typeof pages = 'BookEdit',
  list: keyof typeof lists = 'BookList',
  config?: Record<string, unknown>,
) {
  const area = libraryArea({ list: lists[list], create: async () => BookCreate, edit: pages[edit] }, shelves);
  return renderApp(path, { as: 'admin', furtherAreas: [area], config });
}

/** The table's rows, without its head. */
export async function rows() {
  const [, ...body] = within(await screen.findByRole('table', { name: 'Books' })).getAllByRole('row');
  return body;
}

/** The form's parts; a field that is not there is an error. */
export const form = {
  title: () => screen.findByRole('textbox', { name: 'Title' }),
  field: (name: string) => screen.getByRole('textbox', { name }),
  save: () => screen.getByRole('button', { name: 'Save' }),
};

/** The list with filters, views and changes of many; `search` is the query of the address. */
export async function openManagedBooks(
  search: Record<string, unknown> = {},
  list: keyof typeof lists = 'ManagedBookList',
  config?: Record<string, unknown>,
) {
  const query = new URLSearchParams(
    Object.entries({ perPage: 5, ...search }).map(([key, value]) => [
      key,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );
  const app = await renderLibrary(`/library/books?${query}`, 'BookEdit', list, config);
  await heading('Books');
  return app;
}

/** Ticks all rows of the page. */
export async function selectPage(user: UserEvent) {
  await rows();
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
}

/** Opens the dialog of a change of many, by the name of its operation. */
export async function startBulk(user: UserEvent, op: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  const name = op === 'delete' ? 'Delete…' : `actions.${op}`;
  await user.click(await screen.findByRole('menuitem', { name }));
  return within(await screen.findByRole('dialog'));
}
