import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFixtureApi } from '../../../support/renderApp';
import { pasteInto } from '../../../support/screens';
import { openTexts, serveTexts } from '../grid/textScreen';

const fixtures = openFixtureApi();
const texts = serveTexts(fixtures, {
  count: 20,
  codes: ['pl', 'de'],
  values: {
    'en 0': '%{smart_count} book by %{name} |||| %{smart_count} books by %{name}',
    'pl 0': '%{smart_count} książka (%{name})',
    'en 1': 'Hello.',
    'de 1': 'Hallo',
    'en 3': 'Hello.',
  },
});

const saves: Record<string, unknown>[] = [];

beforeEach(() => {
  saves.length = 0;
  fixtures.server.use(
    http.put('/clientapi/v1/translations/:id/values/:code', async ({ request, params }) => {
      const body = Object(await request.json());
      saves.push(body);
      return HttpResponse.json({ ...body, id: params.id, language: params.code, version: body.version + 1 });
    }),
  );
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Edit text' }));
const field = async (name: string | RegExp) => (await dialog()).findByRole('textbox', { name });
const button = async (name: string | RegExp) => (await dialog()).findByRole('button', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const issues = async () => (await (await dialog()).findByRole('list', { name: 'Issues' })).textContent ?? '';

async function open(text: string) {
  const app = await openTexts('?columns=pl,de');
  await app.user.dblClick(await screen.findByText(text));
  return app;
}

describe('writing a text', () => {
  it('has a field for each plural form, labelled with its counts', async () => {
    const { user } = await open('%{smart_count} książka (%{name})');
    expect(await field('Polish, for 1')).toHaveValue('%{smart_count} książka (%{name})');
    await user.click(await field('Polish, for 2, 3, 4, 22, 23 …'));
    await user.paste('%{smart_count} książki (%{name})');
    expect(await issues()).toContain('Plural forms are missing');
    await user.paste('%{nmae}');
    expect(await issues()).toContain('Polish, for 2, 3, 4, 22, 23 …: %{nmae} has no value here');
    await user.keyboard('{Backspace>7/}');
    await user.click(await field('Polish, for 0, 5, 6, 7, 8 …'));
    await user.paste('%{smart_count} książek (%{name})');
    await waitFor(async () => expect(await issues()).toBe(''));
    await user.click(await button('Save'));
    await isClosed();
    expect(saves[0]?.value).toBe(
      '%{smart_count} książka (%{name}) |||| %{smart_count} książki (%{name}) |||| %{smart_count} książek (%{name})',
    );
  });

  it('inserts placeholders at the caret', async () => {
    const { user } = await open('%{smart_count} książka (%{name})');
    const few = await field(/for 2, 3/);
    await user.click(few);
    await user.paste('Autor: ');
    await user.click(await button('Insert %{name}'));
    await waitFor(() => expect(few).toHaveValue('Autor: %{name}'));
    await waitFor(() => expect(few).toHaveFocus());
  });

  it('saves the text for other keys with the same English text on request', async () => {
    const { user } = await open('Hallo');
    await user.click(
      await (await dialog()).findByRole('checkbox', {
        name: 'Also save for the other key with the same English text',
      }),
    );
    expect((await dialog()).getByText('de 3')).toBeVisible();
    await user.type(await field('German'), '.{Enter}');
    await isClosed();
    expect(await screen.findByText('Also saved for 1 other key.')).toBeVisible();
    expect(saves.map(({ value, state }) => [value, state])).toEqual([
      ['Hallo.', 'translated'],
      ['Hallo.', 'translated'],
    ]);
  });

  it('ignores a hint, but never an error', async () => {
    const { user } = await open('Hallo');
    expect(await issues()).toContain('Ends with different punctuation');
    await user.click(await button(/^Ignore Ends/));
    expect(await issues()).toContain('(ignored)');
    expect(await button(/^Stop ignoring Ends/)).toHaveFocus();
    await user.click(await field('German'));
    await user.paste(' %{nmae}');
    expect(await issues()).toContain('%{nmae} has no value here');
    expect((await dialog()).getAllByRole('button', { name: /gnor/ })).toHaveLength(1);
    await user.click(await button('Save'));
    await isClosed();
    expect(saves[0]).toMatchObject({ ignored: ['punctuation'] });
  });

  it('unmarks a changed text as reviewed; one with an error cannot be marked', async () => {
    const { user } = await open('Hallo');
    const tick = async () => (await dialog()).findByRole('checkbox', { name: 'Reviewed' });
    const text = await field('German');
    // The caret is at the end.
    await user.keyboard('.');
    expect(text).toHaveValue('Hallo.');
    await user.click(await tick());
    expect(await tick()).toBeChecked();
    await user.type(text, '%{{nmae}');
    expect(await tick()).not.toBeChecked();
    expect(await tick()).toBeDisabled();
    expect(await tick()).toHaveAccessibleDescription('Texts with errors cannot be marked as reviewed.');
    await user.type(text, '{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    expect(saves).toEqual([]);
    await user.clear(text);
    await pasteInto(user, text, 'Hallo!');
    expect(await tick()).not.toBeChecked();
    await user.click(await tick());
    await user.click(await button('Save'));
    await isClosed();
    expect(saves).toMatchObject([{ value: 'Hallo!', state: 'reviewed' }]);
  });

  it('stores what was typed until it is saved or discarded', async () => {
    const { user, unmount } = await open('Hallo');
    await pasteInto(user, await field('German'), ' du');
    await user.keyboard('{Escape}');
    await isClosed();
    // The tab is closed.
    unmount();
    const again = await openTexts('?columns=pl,de');
    const row = (await screen.findByText('Hallo')).closest('td');
    // Marked in the grid before it is opened.
    expect(within(row as HTMLElement).getByRole('img', { name: 'Not saved' })).toBeVisible();
    await again.user.dblClick(screen.getByText('Hallo'));
    expect(await field('German')).toHaveValue('Hallo du');
    expect((await dialog()).getByText('This text is not saved yet.')).toBeVisible();
    await again.user.click(await button('Discard'));
    expect(await field('German')).toHaveValue('Hallo');
    await again.user.click(await button('Cancel'));
    await isClosed();
    expect(screen.queryByRole('img', { name: 'Not saved' })).toBeNull();
    await again.user.dblClick(await screen.findByText('Hallo'));
    expect(await field('German')).toHaveValue('Hallo');
    expect((await dialog()).queryByText('This text is not saved yet.')).toBeNull();
  });

  it('warns on opening that somebody has saved the text since it was typed', async () => {
    const { user, unmount } = await open('Hallo');
    await pasteInto(user, await field('German'), ' du');
    await user.keyboard('{Escape}');
    await isClosed();
    unmount();
    const values = { 'en 1': 'Good day.', 'de 1': 'Moin' };
    texts.set({ values, version: 2, updatedBy: { id: 'emil', name: 'Emil' } });
    const again = await openTexts('?columns=de');
    await again.user.dblClick(await screen.findByText('Moin'));
    expect(await field('German')).toHaveValue('Hallo du');
    expect(await (await dialog()).findByText('Emil changed this text:')).toBeVisible();
    expect((await dialog()).getByText('Moin')).toBeVisible();
    expect((await dialog()).getByText(/English text has changed since/)).toBeVisible();
    await again.user.click(await button('Use theirs'));
    expect(await field('German')).toHaveValue('Moin');
    expect((await dialog()).queryByText('Emil changed this text:')).toBeNull();
    await again.user.click(await button('Cancel'));
    await isClosed();
    expect(screen.queryByRole('img', { name: 'Not saved' })).toBeNull();
  });

  it('says that the English text has changed; one click confirms the translation', async () => {
    const { user } = await openTexts('?columns=de');
    await user.dblClick(await screen.findByText('de 6'));
    expect(await (await dialog()).findByText(/English text has changed since/)).toBeVisible();
    await user.click(await button('Keep as is'));
    await isClosed();
    expect(saves[0]).toMatchObject({ value: 'de 6', state: 'translated' });
  });
});
