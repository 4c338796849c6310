// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { openFixtureApi } from '../../../support/renderApp';
import { grid, openTexts, serveTexts } from '../grid/textScreen';

const fixtures = openFixtureApi();
serveTexts(fixtures, { count: 20 });

const address = '/clientapi/v1/translations/:id/values/:code';
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Edit text' }));
const field = async (name = 'German') => (await dialog()).findByRole('textbox', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Answers saves with what was sent, and keeps it. */
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

/** The grid with the keyboard on the German text of the first key. */
async function openAtGerman() {
  const app = await openTexts('?columns=de,fr');
  await grid.row('app.text00000');
  await grid.focus();
  await app.user.keyboard('{ArrowRight}{ArrowRight}');
  return app;
}

describe('the editor of a text', () => {
  it('opens with Enter, saves with Ctrl+Enter and goes on to the next row', async () => {
    const saves = takeSaves();
    const { user } = await openAtGerman();
    await user.keyboard('{Enter}');
    expect(await (await dialog()).findByText('app.text00000')).toBeVisible();
    expect((await dialog()).getByText('en 0')).toBeVisible();
    await waitFor(async () => expect(await field()).toHaveFocus());
    await user.clear(await field());
    await user.type(await field(), 'Neu');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(async () => expect((await dialog()).getByText('app.text00001')).toBeVisible());
    expect(saves).toEqual([
      { path: 't0/de', body: { value: 'Neu', state: 'translated', version: 1, baseVersion: 1 } },
    ]);
    await user.keyboard('{Escape}');
    await isClosed();
    expect(await grid.texts('app.text00000')).toContain('Neu');
  });

  it('asks the server for nothing where nothing was changed, and gives the focus back to the grid', async () => {
    const saves = takeSaves();
    const { user } = await openAtGerman();
    await user.keyboard('{F2}');
    await user.click(await (await dialog()).findByRole('button', { name: 'Save' }));
    await isClosed();
    expect(saves).toEqual([]);
    await waitFor(async () => expect(await grid.find()).toHaveFocus());
  });

  it('marks a text as reviewed; an empty one is removed', async () => {
    const saves = takeSaves();
    const { user } = await openAtGerman();
    await user.keyboard('{Enter}');
    await user.click(await (await dialog()).findByRole('checkbox', { name: 'Reviewed' }));
    await user.click(await (await dialog()).findByRole('button', { name: 'Save' }));
    await isClosed();
    await user.dblClick(await screen.findByText('de 1'));
    await user.clear(await field());
    await user.click(await (await dialog()).findByRole('button', { name: 'Save' }));
    await isClosed();
    expect(saves.map(({ body: { value, state } }) => [value, state])).toEqual([
      ['de 0', 'reviewed'],
      [null, 'translated'],
    ]);
  });

  it('DT19 keeps what was typed when somebody else was faster: theirs can be taken, or mine kept', async () => {
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
    await user.type(await field(), 'Meines');
    await user.click(await (await dialog()).findByRole('button', { name: 'Save' }));
    expect(await (await dialog()).findByText(/Ada has changed this text/)).toBeVisible();
    expect((await dialog()).getByText('Ihres')).toBeVisible();
    expect(await field()).toHaveValue('Meines');
    await user.click(await (await dialog()).findByRole('button', { name: 'Take theirs' }));
    expect(await field()).toHaveValue('Ihres');
    await user.clear(await field());
    await user.type(await field(), 'Meines');
    await user.click(await (await dialog()).findByRole('button', { name: 'Keep mine' }));
    await isClosed();
    expect(versions).toEqual([1, 7]);
    expect(await grid.texts('app.text00000')).toContain('Meines');
  });

  it.each([
    ['DT36 a missing right', 403, {}, /permission|not allowed|denied/i],
    [
      'DT17 a refused text',
      422,
      { errors: { value: 'areas.default-translations.refusals.too_long' } },
      /20,000/,
    ],
    ['DT35 a failing server', 500, {}, /./],
  ])('%s loses nothing that was typed', async (_what, status, body, message) => {
    expectConsole(/ApiError/);
    const { user } = await openAtGerman();
    fixtures.server.use(http.put(address, () => HttpResponse.json(body, { status })));
    await user.keyboard('{Enter}');
    await user.type(await field(), ' mehr');
    await user.click(await (await dialog()).findByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(message));
    expect(await field()).toHaveValue('de 0 mehr');
  });
});
