import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../support/consoleGuard';
import { pressTwice } from '../support/pressTwice';
import { form, openLibrary, renderLibrary } from './library';

const fixtures = openLibrary();
const history = () => screen.findByRole('region', { name: 'History' });
const events = async () => within(await history()).findAllByRole('listitem');
const restoreButton = (event: HTMLElement | undefined) =>
  within(event ?? document.body).getByRole('button', { name: 'Restore previous values' });
const stored = (id: string) => fixtures.books().find((book) => book.id === id);

/** A book whose title was changed from what it was to 'Second' and to 'Third'. */
async function openOldBook() {
  const book = fixtures.first();
  const app = await renderLibrary(`/library/books/${book.id}`, 'OldBookEdit');
  await form.title();
  await fixtures.changeElsewhere(book.call, { title: 'Second', version: 1 });
  await fixtures.changeElsewhere(book.call, { title: 'Third', language: 'de', version: 2 });
  await app.services.queryClient.invalidateQueries();
  await waitFor(async () => expect(await events()).toHaveLength(2));
  const puts = () => fixtures.sentBodies('PUT', book.call);
  return { ...app, book, puts };
}

describe('the history of a record', () => {
  it('says who changed what and when, with both values as the form shows them', async () => {
    const { book } = await openOldBook();
    const [latest, first] = await events();
    expect(latest).toHaveTextContent(/^Updated by .+ · now/);
    expect(
      within(latest ?? document.body)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['FieldBeforeAfter', 'TitleSecondThird', 'LanguageNot knownGerman']);
    expect(first).toHaveTextContent(`Title${book.title}Second`);
    const requests = fixtures.api.requests.filter(({ path }) => path.startsWith(`${book.call}/history`));
    expect(requests.at(-1)?.path).toContain('range=%5B0%2C20%5D');
  });

  it('restores earlier values by an ordinary save, says so, and can be undone', async () => {
    const { book, puts } = await openOldBook();
    const [latest] = await events();
    pressTwice(restoreButton(latest));
    expect(await screen.findByText('Restored.')).toBeVisible();
    expect(puts()).toEqual([{ title: 'Second', language: null, version: 3 }]);
    await waitFor(async () => expect(await form.title()).toHaveValue('Second'));
    expect(await events()).toHaveLength(3);
    pressTwice(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(puts().slice(1)).toEqual([{ title: 'Third', language: 'de', version: 4 }]);
    expect(stored(book.id)).toMatchObject({ title: 'Third', language: 'de' });
  });

  it('does not restore values that the record already has, and says why', async () => {
    const { user, puts } = await openOldBook();
    const [latest] = await events();
    await user.click(restoreButton(latest));
    await waitFor(async () => expect(await events()).toHaveLength(3));
    const again = restoreButton((await events())[1]);
    expect(again).toHaveAccessibleDescription('These values are current.');
    await user.click(again);
    expect(puts()).toHaveLength(1);
  });

  it('compares both versions when somebody has saved meanwhile, and restores the chosen values', async () => {
    expectConsole(/ApiError/);
    const { user, book, puts } = await openOldBook();
    await fixtures.changeElsewhere(book.call, { title: 'Theirs', version: 3 });
    await user.click(restoreButton((await events())[0]));
    const dialog = await screen.findByRole('dialog', { name: 'Someone else saved in the meantime' });
    expect(dialog).toHaveTextContent('Theirs');
    expect(dialog).not.toHaveTextContent('Pages');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Restored.')).toBeVisible();
    expect(puts().at(-1)).toEqual({ title: 'Second', language: null, version: 4 });
  });

  it('shows older events on demand, and events that arrived meanwhile only once', async () => {
    const { user, book } = await openOldBook();
    const event = (number: number) => ({ id: `e${number}`, at: '2026-01-01T00:00:00Z', action: 'archive' });
    const all = Array.from({ length: 30 }, (_, index) => ({ ...event(30 - index), changes: [] }));
    fixtures.server.use(
      http.get(`${book.call}/history`, ({ request }) => {
        const [first, last] = JSON.parse(new URL(request.url).searchParams.get('range') ?? '');
        // One event more than the first page knew of.
        const events = first === 0 ? all.slice(1) : all;
        const page = events.slice(first, last + 1);
        return HttpResponse.json(page, {
          headers: { 'Content-Range': `events ${first}-${first + page.length - 1}/30` },
        });
      }),
    );
    await user.click(restoreButton((await events())[0]));
    await waitFor(async () => expect(await events()).toHaveLength(20));
    expect((await events())[0]).toHaveTextContent('Updated by someone unknown');
    await user.click(screen.getByRole('button', { name: 'Show older changes' }));
    await waitFor(async () => expect(await events()).toHaveLength(29));
    expect(screen.queryByRole('button', { name: 'Show older changes' })).toBeNull();
  });

  it('says of a new record only what it was given', async () => {
    const book = fixtures.first();
    const fields = { title: 'First', language: '', texts: {}, for: { everyone: false, include: [] } };
    const changes = Object.entries(fields).map(([field, after]) => ({ field, after }));
    const event = { id: 'e', at: '2026-01-01T00:00:00Z', action: 'create', changes };
    fixtures.server.use(http.get(`${book.call}/history`, () => HttpResponse.json([event])));
    await renderLibrary(`/library/books/${book.id}`, 'OldBookEdit');
    const [created] = await events();
    const rows = within(created ?? document.body).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['FieldValue', 'TitleFirst']);
  });

  it('says when there are no events, and when they could not be loaded', async () => {
    expectConsole(/ApiError/);
    const book = fixtures.first();
    fixtures.server.use(http.get(`${book.call}/history`, () => HttpResponse.json({}, { status: 500 })));
    const { user } = await renderLibrary(`/library/books/${book.id}`, 'OldBookEdit');
    const alert = await within(await history()).findByRole('alert');
    expect(alert).toHaveTextContent('The history could not be loaded');
    fixtures.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No changes yet.')).toBeVisible();
  });
});
