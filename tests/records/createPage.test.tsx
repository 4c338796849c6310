import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../support/consoleGuard';
import { booksCall } from '../support/libraryArea';
import { address, heading } from '../support/renderApp';
import { menu, pasteInto } from '../support/screens';
import { form, openLibrary, renderLibrary } from './library';

const fixtures = openLibrary();

async function openCreate() {
  const app = await renderLibrary('/library/books/create');
  const title = await form.title();
  return { ...app, title, create: () => screen.getByRole('button', { name: 'Create' }) };
}

describe('a create page', () => {
  it('creates a record from its fields, says so, and goes to the list without asking', async () => {
    const { user, title, create } = await openCreate();
    expect(await heading('A new book')).toBeVisible();
    await pasteInto(user, title, 'Romola');
    await pasteInto(user, form.field('Pages'), '3,5');
    await user.clear(form.field('Pages'));
    await pasteInto(user, form.field('Pages'), '350');
    await user.click(create());
    expect(await heading('Books')).toBeVisible();
    expect(await screen.findByText('Created.')).toBeVisible();
    expect(fixtures.sentBodies('POST', booksCall)).toEqual([
      expect.objectContaining({ title: 'Romola', pages: 350 }),
    ]);
    expect(fixtures.books()).toHaveLength(41);
  });

  it('keeps typed text after a refusal, and can be sent again', async () => {
    expectConsole(/ApiError/);
    const { user, title, create } = await openCreate();
    const takenTitle = fixtures.first().title;
    await user.click(title);
    await user.paste(takenTitle);
    await user.click(create());
    await waitFor(() => expect(title).toHaveAccessibleDescription('This title is taken'));
    expect(title).toHaveValue(takenTitle);
    fixtures.server.use(http.post(booksCall, () => HttpResponse.json({}, { status: 500 })));
    await pasteInto(user, title, ' II');
    expect(screen.queryByText(/Not saved/)).toBeNull();
    await user.click(create());
    expect(await screen.findByText(/Something went wrong on the server/)).toBeVisible();
    expect(title).toHaveValue(`${takenTitle} II`);
    fixtures.server.resetHandlers();
    await user.click(create());
    expect(await heading('Books')).toBeVisible();
  });

  it('does not navigate if the person has left before the answer came', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user, title, create } = await openCreate();
    fixtures.server.use(
      http.post(booksCall, async () => {
        await held;
        return undefined;
      }),
    );
    await pasteInto(user, title, 'Romola');
    await user.click(create());
    await user.click(await menu.line('Profile'));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(address()).toBe('/profile'));
    answer();
    expect(await screen.findByText('Created.')).toBeVisible();
    expect(address()).toBe('/profile');
  });
});
