import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { idleAtOnce, settle } from '../../../support/idle';
import { serveLanguage } from '../../../support/languageFile';
import { heading, openFixtureApi, renderApp } from '../../../support/renderApp';

const fixtures = openFixtureApi();
idleAtOnce();

const saveAddress = '/clientapi/v1/translations/:id/values/:code';

/** German as the page and what is saved begin. */
const german = { areas: { 'video-help': { caption: 'Videohilfe' } } };

const serveFiles = () => serveLanguage(fixtures.server, 'de', german);
beforeEach(serveFiles);

/** With the first save the page shows what is saved: the rest of the texts is in German too. */
const saved = /^(Saved|Gespeichert)\./;

const panel = async () => within(await screen.findByRole('complementary'));
const field = async () => (await panel()).findByRole('textbox', { name: 'Deutsch' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
const saves = () => fixtures.sent.filter(({ method, path }) => method === 'PUT' && path.includes('/values/'));

/** Presses the heading of a page in translate mode; the page is in German. */
async function pressHeading() {
  localStorage.setItem('RaStore.device.locale', '"de"');
  const app = await renderApp('/video-help', { as: 'admin', blank: true });
  await heading('Videohilfe');
  await app.user.keyboard('{Shift>}{F9}{/Shift}');
  await screen.findByRole('region', { name: 'Translate mode' });
  await settle();
  await pressAgain(app.user);
  return app;
}

async function pressAgain(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.keyboard('{Alt>}');
  await user.click(screen.getByRole('heading', { level: 1, name: 'Videohilfe' }));
  await user.keyboard('{/Alt}');
}

describe('a text that is seen on the screen', () => {
  it('DT35 is kept as typed when the panel is left, and is there again', async () => {
    const { user } = await pressHeading();
    await user.type(await field(), ' neu');
    await user.click((await panel()).getByRole('button', { name: 'Close' }));
    await isClosed();
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await pressAgain(user);
    expect(await field()).toHaveValue('Videohilfe neu');
    expect((await panel()).getByText('You have not saved this text yet.')).toBeVisible();
    expect(saves()).toHaveLength(0);
    await user.click((await panel()).getByRole('button', { name: 'Cancel' }));
    await isClosed();
    await pressAgain(user);
    expect(await field()).toHaveValue('Videohilfe');
  });

  it('DT19 shows what somebody else has saved meanwhile, and lets choose', async () => {
    expectConsole(/ApiError: app\.errors\.conflict/);
    const { user } = await pressHeading();
    const current = {
      id: 't',
      language: 'de',
      value: 'Filme',
      version: 7,
      updatedBy: { id: 'u', name: 'Ada' },
    };
    fixtures.server.use(
      http.put(saveAddress, () => HttpResponse.json({ code: 'stale', current }, { status: 409 }), {
        once: true,
      }),
    );
    await user.type(await field(), '!{Enter}');
    expect(await (await panel()).findByText(/Ada has changed this text/)).toBeVisible();
    expect(await field()).toHaveValue('Videohilfe!');
    await user.click((await panel()).getByRole('button', { name: 'Take theirs' }));
    expect(await field()).toHaveValue('Filme');
    expect((await panel()).getByRole('button', { name: 'Keep mine' })).toBeVisible();
  });

  it('DT36 loses nothing by a missing right, and the next try works', async () => {
    expectConsole(/ApiError/);
    const { user } = await pressHeading();
    await user.type(await field(), '!');
    fixtures.server.use(http.put(saveAddress, () => HttpResponse.json({}, { status: 403 })));
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/permission/));
    expect(await field()).toHaveValue('Videohilfe!');
    fixtures.server.resetHandlers();
    serveFiles();
    await user.click((await panel()).getByRole('button', { name: 'Save' }));
    expect(await (await panel()).findByText(saved)).toBeVisible();
  });
});
