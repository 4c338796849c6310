import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../support/consoleGuard';
import { hold } from '../../support/hold';
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

const optionTexts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

/** Holds searches for a part of a name (`q`), or the names of some (`id`). */
const holdShelves = (part: 'q' | 'id', status = 200) => {
  const requestedPart = ({ searchParams }: URL) => JSON.parse(searchParams.get('filter') ?? '{}')[part];
  return hold(fixtures.server, shelvesCall, {
    only: (url) => requestedPart(url) !== undefined,
    answer: (url) => {
      const matches = fixtures.api
        .records('shelves')
        .filter(({ id, name }) =>
          part === 'q' ? String(name).includes(requestedPart(url)) : requestedPart(url).includes(id),
        );
      const headers = { 'Content-Range': `shelves 0-${matches.length}/${matches.length}` };
      return HttpResponse.json(status === 200 ? matches : {}, { status, headers });
    },
  });
};

/** The first book has moved to other shelves. */
function shelve(shelves: { shelfId?: string; otherShelfIds?: string[] }) {
  const [book] = fixtures.books();
  fixtures.server.use(http.get(fixtures.first().call, () => HttpResponse.json({ ...book, ...shelves })));
}

async function openBook() {
  const book = fixtures.first();
  const app = await renderLibrary(`/library/books/${book.id}`);
  await form.title();
  return { ...app, book };
}
const shelfOf = (book: { shelfId?: unknown }) =>
  String(fixtures.api.records('shelves').find(({ id }) => id === book.shelfId)?.name);

describe('a picker of one record', () => {
  it('shows the chosen record’s name without a search', async () => {
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

  it('offers a retry when the search fails, by keyboard too', async () => {
    expectConsole(/ApiError/);
    const { user } = await openBook();
    const field = await picker('Further shelves');
    fixtures.server.use(http.get(shelvesCall, () => HttpResponse.json({}, { status: 500 })));
    await user.click(field);
    expect(
      await screen.findByRole('option', { name: 'Could not be loaded. Select to try again.' }),
    ).toBeVisible();
    fixtures.server.resetHandlers();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(options()).toEqual(['Shelf 0', 'Shelf 1', 'Shelf 2']));
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });
});

describe('a picker of several records', () => {
  it('adds by keyboard and removes by the button of each', async () => {
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
    const [removeButton] = screen.getAllByRole('button', { name: /^Remove/ });
    const chosen = removeButton?.getAttribute('aria-label')?.replace('Remove Shelf ', 'shelf-');
    await user.click(form.save());
    await waitFor(() =>
      expect(fixtures.sentBodies('PUT', book.call)).toEqual([{ otherShelfIds: [chosen], version: 1 }]),
    );
    expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
  });
});

describe('typed text in a picker', () => {
  it.each([
    ['Shelf', 'Shelf 2'],
    ['Further shelves', 'Shelf 0'],
  ])('into “%s” chooses a hit of “%s”, and nothing before its hits are there', async (name, text) => {
    shelve({ shelfId: 'shelf-0' });
    const { user, book } = await openBook();
    const field = await picker(name);
    await user.click(field);
    await waitFor(() => expect(options()).toHaveLength(3));
    const held = holdShelves('q');
    await user.clear(field);
    await user.keyboard(`${text}{Enter}`);
    await waitFor(() => expect(held.asked).toBe(1));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(optionTexts()).toEqual([]);
    expect(field).toHaveValue(text);
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    held.release();
    await waitFor(() => expect(options()).toEqual([text]));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(optionTexts()).toEqual([]));
    if (name === 'Shelf') expect(field).toHaveValue(text);
    else expect(screen.getByRole('button', { name: `Remove ${text}` })).toBeVisible();
    // Enter has not sent the form.
    expect(fixtures.sentBodies('PUT', book.call)).toEqual([]);
  });

  it('does not submit the form on Enter when nothing is found', async () => {
    const { user, book } = await openBook();
    await user.type(await form.title(), '!');
    await user.click(await picker('Further shelves'));
    holdShelves('q').release();
    await user.keyboard('Nowhere');
    expect(await screen.findByText('Nothing found')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await picker('Further shelves')).toHaveValue('Nowhere');
    expect(fixtures.sentBodies('PUT', book.call)).toEqual([]);
  });

  it.each(['Shelf', 'Further shelves'])('stays when the names of “%s” arrive late', async (name) => {
    shelve({ shelfId: 'shelf-1', otherShelfIds: ['shelf-0', 'shelf-2'] });
    const { release } = holdShelves('id');
    const { user } = await openBook();
    const field = await picker(name);
    expect(screen.getAllByRole('button', { name: 'Remove …' })).toHaveLength(2);
    await user.click(field);
    await user.keyboard('She');
    release();
    expect(await screen.findByRole('button', { name: 'Remove Shelf 0' })).toBeVisible();
    expect(field).toHaveValue('She');
    await user.tab();
    await waitFor(() => expect(field).toHaveValue(name === 'Shelf' ? 'Shelf 1' : ''));
  });

  it.each([
    ['are on their way', 200],
    ['cannot be loaded', 500],
  ])('and the names that are known stay when others %s', async (_how, status) => {
    if (status === 500) expectConsole(/ApiError/);
    shelve({ otherShelfIds: ['shelf-0'] });
    const { user } = await openBook();
    const field = await picker('Further shelves');
    await screen.findByRole('button', { name: 'Remove Shelf 0' });
    const { release } = holdShelves('id', status);
    if (status === 500) release();
    await user.click(field);
    await user.click(await screen.findByRole('option', { name: 'Shelf 2' }));
    await user.keyboard('Shelf 1');
    if (status === 500) expect(await screen.findByText('Names could not be loaded')).toBeVisible();
    for (const each of ['Shelf 0', 'Shelf 2'])
      expect(screen.getByRole('button', { name: `Remove ${each}` })).toBeVisible();
    release();
    holdShelves('q').release();
    await waitFor(() => expect(options()).toEqual(['Shelf 1']));
    expect(field).toHaveValue('Shelf 1');
  });

  it('stays when a failed search is retried', async () => {
    expectConsole(/ApiError/);
    const { user } = await openBook();
    const field = await picker('Further shelves');
    holdShelves('q', 500).release();
    await user.click(field);
    await user.keyboard('Shelf 2');
    await screen.findByRole('option', { name: /^Could not be loaded/ });
    fixtures.server.resetHandlers();
    holdShelves('q').release();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(options()).toEqual(['Shelf 2']));
    expect(field).toHaveValue('Shelf 2');
  });
});
