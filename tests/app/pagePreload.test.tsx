import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BookEdit, BookList } from '../records/LibraryRecords';
import { form, openLibrary } from '../records/library';
import { libraryArea, shelves } from '../support/libraryArea';
import { renderApp } from '../support/renderApp';
import { menu } from '../support/screens';

const fixtures = openLibrary();

/** The library with pages whose loads are counted, and a page of another area. */
async function open(path: string) {
  const list = vi.fn(async () => BookList);
  const edit = vi.fn(async () => BookEdit);
  const app = await renderApp(path, { as: 'admin', furtherAreas: [libraryArea({ list, edit }, shelves)] });
  return { ...app, list, edit };
}

describe('the code of a page', () => {
  it('loads once: when a link to it is under the pointer or has the focus', async () => {
    const { user, list, edit } = await open('/profile');
    await user.click(await menu.group('areas.library.caption'));
    expect(list).not.toHaveBeenCalled();
    await user.hover(await menu.line('areas.library.children.books.caption'));
    await waitFor(() => expect(list).toHaveBeenCalledTimes(1));
    await user.click(await menu.line('areas.library.children.books.caption'));
    const link = await screen.findByRole('link', { name: fixtures.first().title });
    expect(edit).not.toHaveBeenCalled();
    link.focus();
    await waitFor(() => expect(edit).toHaveBeenCalledTimes(1));
    await user.click(link);
    await form.title();
    expect([list, edit].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});
