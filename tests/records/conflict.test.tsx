import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../support/consoleGuard';
import { heading } from '../support/renderApp';
import { form, openLibrary, renderLibrary } from './library';

const fixtures = openLibrary();
const title = 'Someone else saved in the meantime';
const findDialog = () => screen.findByRole('dialog', { name: title });
const dialog = () => within(screen.getByRole('dialog', { name: title }));
const field = (name: string) => within(dialog().getByRole('radiogroup', { name }));
const side = (name: string, pattern: RegExp) => field(name).getByRole('radio', { name: pattern });

/**
 * I have the title as 'Mine' and a note, they have saved the title as 'Theirs', other pages and German; Save has found
 * that out.
 */
async function openConflict() {
  expectConsole(/ApiError/);
  const book = fixtures.first();
  const app = await renderLibrary(`/library/books/${book.id}`);
  const input = await form.title();
  await fixtures.changeElsewhere(book.call, { title: 'Theirs', pages: 7, language: 'de', version: 1 });
  await app.user.clear(input);
  await app.user.paste('Mine');
  await app.user.click(form.field('Note'));
  await app.user.paste('My note');
  await app.user.click(form.save());
  await findDialog();
  const puts = () => fixtures.sentBodies('PUT', book.call).slice(1);
  const stored = () => fixtures.books().find(({ id }) => id === book.id);
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { ...app, book, input, puts, stored, closed };
}

describe('a save after somebody else’s', () => {
  it('shows both versions where they differ, formatted by their fields, and preselects what each side has changed', async () => {
    const { book, stored, puts } = await openConflict();
    const rows = dialog().getAllByRole('radiogroup');
    expect(rows.map((row) => row.getAttribute('aria-labelledby'))).toHaveLength(4);
    expect(side('Title', /^Mine/)).toHaveAccessibleName('Mine Mine');
    expect(side('Title', /^Theirs/)).toHaveAccessibleName('Theirs Theirs');
    expect(side('Title', /^Mine/)).toBeChecked();
    expect(side('Note', /^Mine/)).toBeChecked();
    expect(side('Note', /^Theirs/)).toHaveAccessibleName('Theirs (no changes) (nothing)');
    expect(side('Pages', /^Mine/)).toHaveAccessibleName(`Mine (no changes) ${book.pages}`);
    expect(side('Pages', /^Theirs/)).toBeChecked();
    expect(side('Language', /^Theirs/)).toHaveAccessibleName('Theirs German');
    expect(puts()).toEqual([]);
    expect(stored()?.title).toBe('Theirs');
  });

  it('saves the choice field by field with their version', async () => {
    const { user, puts, stored, closed } = await openConflict();
    await user.click(side('Pages', /^Mine/));
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    await closed();
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(puts()).toEqual([{ title: 'Mine', note: 'My note', pages: 100, version: 2 }]);
    expect(stored()).toMatchObject({ title: 'Mine', language: 'de', pages: 100 });
    expect(form.save()).toBeDisabled();
    expect(await heading('Book Mine')).toBeVisible();
  });

  it('takes all of theirs: nothing is sent, and the form has their values, unchanged', async () => {
    const { user, puts, input, closed } = await openConflict();
    await user.click(dialog().getByRole('button', { name: 'Use all of theirs' }));
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    await closed();
    expect(input).toHaveValue('Theirs');
    expect(form.field('Note')).toHaveValue('');
    expect(form.field('Pages')).toHaveValue('7');
    expect(form.save()).toBeDisabled();
    expect(puts()).toEqual([]);
    await user.type(input, '!');
    await user.click(form.save());
    await waitFor(() => expect(puts()).toEqual([{ title: 'Theirs!', version: 2 }]));
  });

  it('can be cancelled: the form is as before, and the next save asks again', async () => {
    const { user, input, puts, closed } = await openConflict();
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await closed();
    expect(input).toHaveValue('Mine');
    expect(form.field('Note')).toHaveValue('My note');
    expect(form.save()).toHaveFocus();
    await user.click(form.save());
    await findDialog();
    expect(puts()).toEqual([{ title: 'Mine', note: 'My note', version: 1 }]);
    await user.keyboard('{Escape}');
    await closed();
    expect(input).toHaveValue('Mine');
  });

  it('loses nothing when the chosen version cannot be saved', async () => {
    const { user, book, input, closed, stored } = await openConflict();
    fixtures.server.use(http.put(book.call, () => HttpResponse.json({}, { status: 500 })));
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    await closed();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on the server');
    expect(input).toHaveValue('Mine');
    expect(form.field('Pages')).toHaveValue('7');
    fixtures.server.resetHandlers();
    await user.click(form.save());
    await waitFor(() => expect(stored()).toMatchObject({ title: 'Mine', pages: 7, version: 3 }));
  });

  it('has nothing to choose if both made the same change', async () => {
    expectConsole(/ApiError/);
    const book = fixtures.first();
    const { user } = await renderLibrary(`/library/books/${book.id}`);
    const input = await form.title();
    await fixtures.changeElsewhere(book.call, { title: 'Same', version: 1 });
    await user.clear(input);
    await user.paste('Same');
    await user.click(form.save());
    expect(await findDialog()).toHaveTextContent('Both versions are the same.');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form.save()).toBeDisabled());
    expect(input).toHaveValue('Same');
  });
});
