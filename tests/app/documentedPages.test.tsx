import Star from '@mui/icons-material/Star';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { libraryFixtures } from '../fixture-api/library';
import { serveLanguage } from '../support/languageFile';
import { heading, openFixtureApi, renderApp } from '../support/renderApp';
import { menu } from '../support/screens';
import { BookCreate, BookEdit, BookList, BookShow, TabbedBookEdit } from './DocumentedPages';
import { germanFile } from './german';
import { advance, runOnTestClock, setupUser } from './profileScreen';

/** Pages written as in react-admin's documentation (docs/react-admin.md). */
const fixtures = openFixtureApi({ areas: [libraryFixtures] });
runOnTestClock();
// In development, react-admin prints each error of a data provider, and uses property names that MUI 9 does not know.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}));

const library = (edit = async () => BookEdit) => ({
  key: 'library',
  path: 'library',
  permission: 'user-management',
  order: 90,
  icon: Star,
  resources: [
    {
      name: 'books',
      list: async () => BookList,
      edit,
      create: async () => BookCreate,
      show: async () => BookShow,
    },
  ],
});

const booksCall = '/clientapi/v1/books';
const first = () => {
  const [book] = fixtures.api.records('books');
  if (book === undefined) throw new Error('The library is empty');
  return book;
};
const openBooks = async (below = '', edit?: () => Promise<typeof BookEdit>) => {
  const app = await renderApp(`/library/books${below}`, { as: 'admin', furtherAreas: [library(edit)] });
  return { ...app, user: setupUser() };
};
const title = () => screen.findByRole('textbox', { name: 'Title' });
const question = () => screen.findByRole('dialog', { name: 'Unsaved changes' });

async function retitle(user: ReturnType<typeof setupUser>, text: string) {
  await user.clear(await title());
  if (text !== '') await user.type(await title(), text);
}

/** Saves the record as another user. */
async function saveElsewhere(change: object) {
  const { id, version } = first();
  const answer = await fetch(`${booksCall}/${id}`, {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${localStorage.getItem('access_token')}`,
      'X-XSRF-TOKEN': document.cookie.replace(/^.*XSRF-TOKEN=([^;]*).*$/, '$1'),
    },
    body: JSON.stringify({ ...change, version }),
  });
  expect(answer.ok).toBe(true);
}

describe('the headline of a page of react-admin', () => {
  it('is the h1 and titles the window; the focus goes there after a navigation', async () => {
    const { user } = await openBooks();
    expect(await heading('Library/books')).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Library\/books · /));
    expect(document.body).toHaveFocus();
    const [cell] = await screen.findAllByText(/, volume \d+$/);
    const book = fixtures.api.records('books').find((each) => each.title === cell?.textContent);
    await user.click(screen.getByText(String(book?.title)));
    const record = await screen.findByRole('heading', { level: 1, name: new RegExp(` ${book?.title}$`) });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await waitFor(() => expect(record).toHaveFocus());
    expect(document.title).toContain(`${book?.title} · `);
  });
});

describe('a form of react-admin', () => {
  it('asks before unsaved changes are left, and not when they were taken back', async () => {
    const { user } = await openBooks(`/${first().id}`);
    await retitle(user, 'Other');
    await user.click(await menu.line('Video Help'));
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    await advance(500);
    expect(await title()).toHaveValue('Other');
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await retitle(user, String(first().title));
    await user.click(await menu.line('Video Help'));
    await heading('Video Help');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not ask when another tab is opened, nor twice with `warnWhenUnsavedChanges`', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user } = await openBooks(`/${first().id}`, async () => TabbedBookEdit);
    await retitle(user, 'Other');
    await user.click(screen.getByRole('tab', { name: 'More' }));
    expect(await screen.findByRole('textbox', { name: 'Author' })).toBeVisible();
    await user.click(await menu.line('Video Help'));
    await user.click(within(await question()).getByRole('button', { name: 'OK' }));
    await heading('Video Help');
    expect(confirm).not.toHaveBeenCalled();
  });

  it('compares the two versions when somebody else has saved, and saves what was chosen', async () => {
    const { user } = await openBooks(`/${first().id}`);
    await title();
    await saveElsewhere({ title: 'Theirs', author: { name: 'Their author' } });
    await retitle(user, 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Someone else saved in the meantime' });
    expect(within(dialog).getByText('Their author', { exact: false })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(first()).toMatchObject({ title: 'Mine', author: { name: 'Their author' }, version: 3 });
  });
});

describe('the fields of react-admin', () => {
  it('format dates and numbers in the chosen language, as soon as it is chosen', async () => {
    const { user } = await openBooks();
    serveLanguage(fixtures.server, 'de', germanFile);
    const [cell] = await screen.findAllByText(/, volume \d+$/);
    const book = fixtures.api.records('books').find((each) => each.title === cell?.textContent);
    const written = (locale: string) => new Date(String(book?.published)).toLocaleDateString(locale);
    expect((await screen.findAllByText(written('en'))).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: /^Account/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
    expect((await screen.findAllByText(written('de'))).length).toBeGreaterThan(0);
    expect(screen.queryByText(written('en'))).toBeNull();
  });
});
