import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../support/consoleGuard';
import { form, openLibrary, renderLibrary } from '../library';

const fixtures = openLibrary();
const shelvesCall = '/api/shelves';
const picker = (name: string) => screen.findByRole('combobox', { name });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
/** What the shelves were searched with so far. */
const searches = () =>
  fixtures.api.requests
    .filter(({ path }) => path.startsWith(`${shelvesCall}?`))
    .map(({ path }) => new URL(path, location.origin).searchParams)
    .filter((query) => query.has('range'))
    .map((query) => JSON.parse(query.get('filter') ?? '{}').q);

async function openBook() {
  const book = fixtures.first();
  const app = await renderLibrary(`/library/books/${book.id}`);
  await form.title();
  return { ...app, book };
}
const shelfOf = (book: { shelfId?: unknown }) =>
  String(fixtures.api.records('shelves').find(({ id }) => id === book.shelfId)?.name);

describe('a picker of one record', () => {
  it('shows the name of what is chosen, without a search', async () => {
    const { book } = await openBook();
    const field = await picker('Shelf');
    await waitFor(() => expect(field).toHaveValue(shelfOf(book)));
    expect(searches()).toEqual([]);
  });

  it('searches on the server while it is open, and sends the id', async () => {
    const { user, book } = await openBook();
    const field = await picker('Shelf');
    await waitFor(() => expect(field).toHaveValue(shelfOf(book)));
    await user.click(field);
    await waitFor(() => expect(options()).toEqual(['Shelf 0', 'Shelf 1', 'Shelf 2']));
    const shelf = fixtures.api.records('shelves').find(({ id }) => id === 'shelf-2');
    fixtures.server.use(
      http.get(shelvesCall, ({ request }) =>
        JSON.parse(new URL(request.url).searchParams.get('filter') ?? '{}').q === 'Number two'
          ? HttpResponse.json([shelf], { headers: { 'Content-Range': 'shelves 0-0/1' } })
          : undefined,
      ),
    );
    await user.clear(field);
    await user.paste('Number two');
    await waitFor(() => expect(options()).toEqual(['Shelf 2']));
    expect(field).toHaveValue('Number two');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveValue('Shelf 2'));
    await user.click(form.save());
    await waitFor(() =>
      expect(fixtures.sentBodies('PUT', book.call)).toEqual(
        book.shelfId === 'shelf-2' ? [] : [{ shelfId: 'shelf-2', version: 1 }],
      ),
    );
  });

  it('offers to try again when the search fails, by keyboard too', async () => {
    expectConsole(/ApiError/);
    const { user } = await openBook();
    const field = await picker('Further shelves');
    fixtures.server.use(http.get(shelvesCall, () => HttpResponse.json({}, { status: 500 })));
    await user.click(field);
    expect(
      await screen.findByRole('option', { name: 'Could not be loaded. Select this line to try again.' }),
    ).toBeVisible();
    fixtures.server.resetHandlers();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(options()).toEqual(['Shelf 0', 'Shelf 1', 'Shelf 2']));
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });
});

describe('a picker of several records', () => {
  it('adds by keyboard and takes out by the button of each', async () => {
    const { user, book } = await openBook();
    const field = await picker('Further shelves');
    await user.click(field);
    await user.click(await screen.findByRole('option', { name: 'Shelf 2' }));
    await user.click(field);
    await waitFor(() => expect(options()).toEqual(['Shelf 0', 'Shelf 1']));
    await user.keyboard('{ArrowDown}{Enter}');
    const remove = await screen.findByRole('button', { name: 'Remove Shelf 2' });
    remove.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Shelf 2' })).toBeNull());
    const [left] = screen.getAllByRole('button', { name: /^Remove/ });
    const chosen = left?.getAttribute('aria-label')?.replace('Remove Shelf ', 'shelf-');
    await user.click(form.save());
    await waitFor(() =>
      expect(fixtures.sentBodies('PUT', book.call)).toEqual([{ otherShelfIds: [chosen], version: 1 }]),
    );
    expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
  });
});
