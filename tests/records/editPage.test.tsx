import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { openActions } from '../support/actions';
import { expectConsole } from '../support/consoleGuard';
import { booksCall } from '../support/libraryArea';
import { address, heading } from '../support/renderApp';
import { menu, pasteInto } from '../support/screens';
import { form, openLibrary, renderLibrary } from './library';

const fixtures = openLibrary();

async function openFirst(edit?: 'WaryBookEdit') {
  const book = fixtures.first();
  const app = await renderLibrary(`/library/books/${book.id}`, edit);
  const title = await form.title();
  const retitle = async (text: string) => {
    await app.user.clear(title);
    await app.user.click(title);
    await app.user.paste(text);
  };
  return { ...app, book, title, retitle };
}
const stored = (id: string) => fixtures.books().find((book) => book.id === id);

describe('an edit page', () => {
  it('sends the changes and the version once, and continues with the server’s answer', async () => {
    const { user, book, retitle } = await openFirst();
    expect(await heading(`Book ${book.title}`)).toBeVisible();
    expect(form.save()).toBeDisabled();
    await retitle('Middlemarch');
    await user.dblClick(form.save());
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(fixtures.sentBodies('PUT', book.call)).toEqual([{ title: 'Middlemarch', version: 1 }]);
    expect(await heading('Book Middlemarch')).toBeVisible();
    expect(form.save()).toBeDisabled();
    await pasteInto(user, form.field('Note'), 'Signed');
    await user.click(form.save());
    await waitFor(() => expect(stored(book.id)?.note).toBe('Signed'));
    expect(fixtures.sentBodies('PUT', book.call)[1]).toEqual({ note: 'Signed', version: 2 });
  });

  it('is unchanged once a change was reverted, and asks before leaving only while it is changed', async () => {
    const { user, book, retitle } = await openFirst();
    await retitle('Romola');
    await user.type(form.field('Note'), 'x');
    await user.click(await menu.line('Profile'));
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await retitle(book.title);
    await user.clear(form.field('Note'));
    expect(form.save()).toBeDisabled();
    await user.click(await menu.line('Profile'));
    await waitFor(() => expect(address()).toBe('/profile'));
  });

  it('says what is wrong after leaving a field, describes it, and focuses the first wrong field on Save', async () => {
    const { user, book, title } = await openFirst();
    await user.clear(title);
    expect(title).not.toBeInvalid();
    await user.tab();
    expect(title).toBeInvalid();
    expect(title).toHaveAccessibleDescription('Required.');
    expect(title).toBeRequired();
    expect(form.field('Note')).toHaveAccessibleDescription('For the staff');
    await user.type(form.field('Pages'), 'x');
    await user.click(form.save());
    expect(form.field('Pages')).toHaveAccessibleDescription('Enter a whole number.');
    expect(title).toHaveFocus();
    await user.paste('x'.repeat(61));
    expect(title).toHaveAccessibleDescription('Enter at most 60 characters.');
    expect(fixtures.calls(book.call, 'PUT')).toEqual([]);
  });

  it('takes a newer record while nothing is changed, and never overwrites typed text', async () => {
    const { user, services, book, retitle, title } = await openFirst();
    await fixtures.changeElsewhere(book.call, { title: 'Theirs', version: 1 });
    await services.queryClient.invalidateQueries();
    await waitFor(() => expect(title).toHaveValue('Theirs'));
    await retitle('Mine');
    await fixtures.changeElsewhere(book.call, { title: 'Theirs again', version: 2 });
    await services.queryClient.invalidateQueries();
    expect(await heading('Book Theirs again')).toBeVisible();
    expect(title).toHaveValue('Mine');
    // What is sent is based on what the person saw, not on what has arrived behind it.
    expectConsole(/ApiError/);
    await user.click(form.save());
    expect(await screen.findByRole('dialog')).toHaveTextContent('Theirs again');
    expect(fixtures.sentBodies('PUT', book.call).at(-1)).toEqual({ title: 'Mine', version: 2 });
  });

  it('has the values of the list at once, keeps what is typed until the answer, and still finds a conflict', async () => {
    const { user } = await renderLibrary();
    const book = fixtures.first();
    const link = await screen.findByRole('link', { name: book.title });
    let answer = () => {};
    const response = new Promise<void>((resolve) => {
      answer = resolve;
    });
    // Returns nothing, so that the fixture API answers afterwards.
    fixtures.server.use(http.get(book.call, () => response));
    await user.click(link);
    const title = await form.title();
    expect(title).toHaveValue(book.title);
    await user.clear(title);
    await user.paste('Mine');
    await fixtures.changeElsewhere(book.call, { title: 'Theirs', version: 1 });
    answer();
    expect(await heading('Book Theirs')).toBeVisible();
    expect(title).toHaveValue('Mine');
    expectConsole(/ApiError/);
    await user.click(form.save());
    expect(await screen.findByRole('dialog')).toHaveTextContent('Theirs');
    expect(fixtures.sentBodies('PUT', book.call).at(-1)).toEqual({ title: 'Mine', version: 1 });
  });

  it('keeps text that is typed during a save as a further change', async () => {
    const { user, book, retitle } = await openFirst();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    fixtures.server.use(
      http.put(book.call, async () => {
        await held;
        return undefined;
      }),
    );
    await retitle('Romola');
    await user.click(form.save());
    await pasteInto(user, form.field('Note'), 'Later');
    answer();
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(form.field('Note')).toHaveValue('Later');
    expect(form.save()).toBeEnabled();
    await user.click(form.save());
    await waitFor(() => expect(stored(book.id)?.note).toBe('Later'));
  });

  it('does nothing when the area’s own save was cancelled', async () => {
    const { user, retitle, title } = await openFirst('WaryBookEdit');
    expect(await screen.findByText('Below')).toBeVisible();
    await retitle('Romola');
    await user.click(form.save());
    await waitFor(() => expect(form.save()).toBeEnabled());
    expect(title).toHaveValue('Romola');
    expect(screen.queryByText('Saved.')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('an edit page whose save is refused', () => {
  it('shows a 422 at its field, translated and focused; the error disappears when the field is changed', async () => {
    expectConsole(/ApiError/);
    const { user, book, retitle, title } = await openFirst();
    fixtures.server.use(
      http.put(book.call, () =>
        HttpResponse.json(
          { errors: { title: 'records.inputs.required', shelf: 'This shelf is full' } },
          { status: 422 },
        ),
      ),
    );
    await retitle('Romola');
    await user.click(form.save());
    await waitFor(() => expect(title).toHaveAccessibleDescription('Required.'));
    expect(title).toHaveFocus();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Not saved.');
    expect(alert).toHaveTextContent('shelf: This shelf is full');
    fixtures.server.resetHandlers();
    await user.type(title, '!');
    expect(title).not.toBeInvalid();
    await user.click(form.save());
    await waitFor(() => expect(stored(book.id)?.title).toBe('Romola!'));
    await waitFor(() => expect(screen.queryByText(/Not saved/)).toBeNull());
  });

  it('says why next to the button and loses nothing: 409 in the server’s words, no network', async () => {
    expectConsole(/ApiError/);
    const { user, book, retitle, title } = await openFirst();
    await retitle('Felix Holt');
    const refusals: [() => Response, string][] = [
      [() => HttpResponse.json({ message: 'Somebody reads it' }, { status: 409 }), 'Somebody reads it'],
      [() => HttpResponse.error(), 'The server cannot be reached'],
    ];
    for (const [answer, words] of refusals) {
      fixtures.server.use(http.put(book.call, answer));
      await user.click(form.save());
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
      expect(title).toHaveValue('Felix Holt');
      expect(form.save()).toBeEnabled();
    }
    await user.clear(title);
    await user.click(form.save());
    await waitFor(() => expect(screen.queryByText(/Not saved/)).toBeNull());
    expect(title).toBeInvalid();
    fixtures.server.resetHandlers();
    await retitle('Felix Holt');
    await user.click(form.save());
    await waitFor(() => expect(stored(book.id)?.title).toBe('Felix Holt'));
    expect(screen.queryByText(/Not saved/)).toBeNull();
  });
});

describe('an edit page whose record', () => {
  it('does not exist says so and links to the list', async () => {
    expectConsole(/ApiError/);
    const { user } = await renderLibrary('/library/books/nobody');
    expect(await heading('No longer there')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    expect(await heading('Books')).toBeVisible();
  });

  it('cannot be loaded says why and offers a retry: 500', async () => {
    expectConsole(/ApiError/);
    const book = fixtures.first();
    fixtures.server.use(http.get(book.call, () => HttpResponse.json({}, { status: 500 })));
    const { user } = await renderLibrary(`/library/books/${book.id}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Something went wrong on the server/);
    fixtures.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await form.title()).toHaveValue(book.title);
  });
});

describe('deleting a record', () => {
  const ask = () => screen.findByRole('dialog', { name: /^Delete Book/ });

  it('asks, shows a refusal, deletes and returns to the list, even from a changed form', async () => {
    expectConsole(/ApiError/);
    const { user, book, retitle } = await openFirst();
    fixtures.server.use(
      http.delete(
        book.call,
        () => HttpResponse.json({ code: 'lent', message: 'Somebody reads it' }, { status: 409 }),
        { once: true },
      ),
    );
    await retitle('Doomed');
    await openActions(user);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(within(await ask()).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus();
    expect(stored(book.id)).toBeDefined();
    await openActions(user);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await ask();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Somebody reads it');
    expect(address()).toBe(`/library/books/${book.id}`);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted.')).toBeVisible();
    expect(await heading('Books')).toBeVisible();
    expect(stored(book.id)).toBeUndefined();
    expect(fixtures.calls(book.call)).toHaveLength(1);
  });

  it('is disabled with its reason', async () => {
    const book = fixtures.books().find(({ pages }) => pages === 101);
    const { user } = await renderLibrary(`/library/books/${book?.id}`);
    await openActions(user);
    const remove = await screen.findByRole('button', { name: 'Delete' });
    expect(remove).toHaveAccessibleDescription('This book is chained');
    await user.click(remove);
    // The menu alone, with the reason.
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(fixtures.calls(`${booksCall}/${book?.id}`, 'DELETE')).toEqual([]);
  });
});
