import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { idleAtOnce } from '../../../support/idle';
import { gate } from '../../../support/pageHistory';
import { openFixtureApi, renderApp } from '../../../support/renderApp';
import { pasteInto } from '../../../support/screens';
import { grid, openTexts, serveTexts } from '../grid/textScreen';

const fixtures = openFixtureApi();
serveTexts(fixtures, { count: 1000 });
idleAtOnce();

const address = '/clientapi/v1/translations/:id/values/:code';
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Edit text' }));
const field = async () => (await dialog()).findByRole('textbox', { name: 'German' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Records saves, and answers them. */
function takeSaves() {
  const saves: { path: string; body: Record<string, unknown> }[] = [];
  fixtures.server.use(
    http.put(address, async ({ request, params }) => {
      const body = Object(await request.json());
      saves.push({ path: `${params.id}/${params.code}`, body });
      return HttpResponse.json({ ...body, id: params.id, language: params.code, version: body.version + 1 });
    }),
  );
  return saves;
}

/** Opens the grid with the German text of the first key as the active cell. */
async function openAtGerman() {
  const app = await openTexts('?columns=de,fr');
  await grid.row('app.text00000');
  await grid.focus();
  await app.user.keyboard('{ArrowRight}{ArrowRight}');
  return app;
}

describe('the editor of a text', () => {
  it('undoes saves with Ctrl+Z, latest first', async () => {
    const saves = takeSaves();
    const { user } = await openAtGerman();
    for (const typed of ['Eins', 'Zwei']) {
      await user.keyboard('{Enter}');
      await user.clear(await field());
      await user.type(await field(), `${typed}{Enter}`);
      await isClosed();
    }
    await waitFor(async () => expect(await grid.find()).toHaveFocus());
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Last change of app.text00000 undone.')).toBeVisible();
    expect(await grid.texts('app.text00000')).toContain('Eins');
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await grid.texts('app.text00000')).toContain('de 0'));
    expect(saves.map(({ body: { value, version } }) => [value, version])).toEqual([
      ['Eins', 1],
      ['Zwei', 2],
      ['Eins', 3],
      ['de 0', 4],
    ]);
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Nothing to undo.')).toBeVisible();
  });

  it('does not undo a save if somebody has changed the text since', async () => {
    expectConsole(/ApiError: app\.errors\.conflict/);
    takeSaves();
    const { user } = await openAtGerman();
    await user.keyboard('{Enter}');
    await user.type(await field(), '!{Enter}');
    await isClosed();
    await waitFor(async () => expect(await grid.find()).toHaveFocus());
    const current = { id: 't0', language: 'de', value: 'Ihres', version: 7 };
    fixtures.server.use(
      http.put(address, () => HttpResponse.json({ code: 'stale', current }, { status: 409 })),
    );
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Not undone: someone has changed app.text00000 since.')).toBeVisible();
    expect(await grid.texts('app.text00000')).toContain('de 0!');
  });

  it('opens from the key in the language of the filter, or the first one shown', async () => {
    const { user } = await openTexts(`?columns=de,fr&filter=${encodeURIComponent('{"language":"fr"}')}`);
    await grid.row('app.text00000');
    await grid.focus();
    await user.keyboard('{Enter}');
    expect(await (await dialog()).findByRole('textbox', { name: 'French' })).toHaveValue('fr 0');
  });

  it('goes to the next and the previous text without saving, and keeps what was typed', async () => {
    const saves = takeSaves();
    const { user } = await openAtGerman();
    await user.keyboard('{Enter}');
    await user.type(await field(), '!{PageDown}');
    expect(await (await dialog()).findByText('app.text00001')).toBeVisible();
    await user.click((await dialog()).getByRole('button', { name: 'Previous text, without saving' }));
    expect(await (await dialog()).findByText('app.text00000')).toBeVisible();
    expect(await field()).toHaveValue('de 0!');
    expect((await dialog()).getByRole('button', { name: 'Previous text, without saving' })).toBeDisabled();
    expect(saves).toEqual([]);
  });

  it('offers both texts after a conflict', async () => {
    expectConsole(/ApiError: app\.errors\.conflict/);
    const versions: unknown[] = [];
    fixtures.server.use(
      http.put(address, async ({ request, params }) => {
        const { version, ...body } = Object(await request.json());
        versions.push(version);
        const current = {
          id: params.id,
          language: params.code,
          value: 'Ihres',
          version: 7,
          updatedBy: { id: 'u1', name: 'Ada' },
        };
        if (version !== 7) return HttpResponse.json({ code: 'stale', current }, { status: 409 });
        return HttpResponse.json({ ...current, ...body, version: 8 });
      }),
    );
    const { user } = await openAtGerman();
    await user.keyboard('{Enter}');
    await user.clear(await field());
    await pasteInto(user, await field(), 'Meines');
    await user.click(await (await dialog()).findByRole('button', { name: 'Save' }));
    expect(await (await dialog()).findByText(/Ada changed this text/)).toBeVisible();
    expect((await dialog()).getByText('Ihres')).toBeVisible();
    expect(await field()).toHaveValue('Meines');
    await user.click(await (await dialog()).findByRole('button', { name: 'Use theirs' }));
    expect(await field()).toHaveValue('Ihres');
    await user.clear(await field());
    await pasteInto(user, await field(), 'Meines');
    await user.click(await (await dialog()).findByRole('button', { name: 'Keep mine' }));
    await isClosed();
    expect(versions).toEqual([1, 7]);
    expect(await grid.texts('app.text00000')).toContain('Meines');
  });

  it('keeps what was typed after a lost connection and a refusal, and says why', async () => {
    expectConsole(/ApiError/);
    const { user } = await openAtGerman();
    const errors = { value: 'areas.default-translations.refusals.too_long' };
    fixtures.server.use(
      http.put(address, () => HttpResponse.error(), { once: true }),
      http.put(address, () => HttpResponse.json({ errors }, { status: 422 })),
    );
    await user.keyboard('{Enter}');
    await pasteInto(user, await field(), ' mehr');
    for (const reason of [/cannot be reached/, /20,000/]) {
      await user.click(await (await dialog()).findByRole('button', { name: 'Save' }));
      await waitFor(async () => expect(await field()).toHaveAccessibleDescription(reason));
      expect(await field()).toHaveValue('de 0 mehr');
    }
  });

  it('says how a save ended after Escape, and can undo it', async () => {
    expectConsole(/ApiError/);
    const { user } = await openAtGerman();
    const answers = [gate(), gate()];
    const saves = takeSaves();
    for (const [index, { opened }] of [...answers.entries()].reverse())
      fixtures.server.use(
        http.put(
          address,
          async () => {
            await opened;
            return index > 0 ? undefined : HttpResponse.error();
          },
          { once: true },
        ),
      );
    const unsaved = async () =>
      within(await grid.row('app.text00000')).queryByRole('img', { name: 'Not saved' });
    await user.keyboard('{Enter}');
    await pasteInto(user, await field(), ' mehr');
    for (const [index, { open }] of answers.entries()) {
      await user.type(await field(), '{Enter}');
      // Typed after it was sent.
      await user.type(await field(), 'x');
      expect(await field()).toHaveValue('de 0 mehr');
      await user.keyboard('{Escape}');
      await isClosed();
      open();
      if (index > 0) break;
      expect(
        await screen.findByText(
          'app.text00000 was not saved, but what you typed is kept. The server cannot be reached. Check your connection and try again.',
        ),
      ).toBeVisible();
      expect(await unsaved()).toBeVisible();
      await grid.focus();
      await user.keyboard('{Enter}');
    }
    await waitFor(async () => expect(await grid.texts('app.text00000')).toContain('de 0 mehr'));
    await waitFor(async () => expect(await unsaved()).toBeNull());
    await grid.focus();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await grid.texts('app.text00000')).toContain('de 0'));
    expect(saves.map(({ body: { value } }) => value)).toEqual(['de 0 mehr', 'de 0']);
  });
});

describe('English', () => {
  serveTexts(fixtures, { count: 20 });

  it('is read-only and says why', async () => {
    const { user } = await openTexts();
    expect(
      await screen.findByRole('columnheader', { name: /English\s*comes with the application/ }),
    ).toBeVisible();
    await grid.focus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(await screen.findByText(/^English comes with the application/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is asked for with a new key, and can be edited there', async () => {
    fixtures.server.resetHandlers();
    const { user } = await renderApp('/default-translations/translations/create', { as: 'admin' });
    await pasteInto(user, await screen.findByRole('textbox', { name: 'Key' }), 'shop.gift');
    await pasteInto(user, screen.getByRole('textbox', { name: 'English' }), 'Gift');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    const row = await grid.row('shop.gift');
    await user.dblClick(await within(row).findByText('Gift'));
    expect(await (await dialog()).findByRole('textbox', { name: 'English' })).toHaveValue('Gift');
  });

  it('can be edited if its file is loaded; an unchanged meaning outdates nothing', async () => {
    const saves: unknown[] = [];
    fixtures.server.use(
      http.get('/assets/i18n/lang-en.json', () => HttpResponse.json({ app: { x: 'x' } })),
      http.put('/clientapi/v1/translations/:id/values/en', async ({ request }) => {
        saves.push(await request.json());
        return HttpResponse.json({
          id: 't0',
          language: 'en',
          value: 'corrected',
          state: 'translated',
          version: 2,
        });
      }),
    );
    const { user } = await openTexts('', { translations: { loadEnglish: true } });
    expect(await screen.findByRole('columnheader', { name: 'English' })).toBeVisible();
    await grid.focus();
    await user.keyboard('{ArrowRight}{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    const field = await dialog.findByRole('textbox', { name: /English/ });
    await user.clear(field);
    await pasteInto(user, field, 'corrected');
    await user.click(dialog.getByRole('checkbox', { name: /^Same meaning/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saves).toMatchObject([{ value: 'corrected', version: 1, meaning: 'same' }]);
  });
});
