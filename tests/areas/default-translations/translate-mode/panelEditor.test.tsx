// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { idleAtOnce, settle } from '../../../support/idle';
import { serveLanguage } from '../../../support/languageFile';
import { address, heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { menu } from '../../../support/screens';

const fixtures = openFixtureApi();
idleAtOnce();

const saveAddress = '/clientapi/v1/translations/:id/values/:code';
const texts = '/clientapi/v1/translations';

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

/** Presses the heading of a page in translate mode; the page is in German unless told. */
async function pressHeading({ language = 'de', title = 'Videohilfe', path = '/video-help' } = {}) {
  localStorage.setItem('back-office.device.locale', JSON.stringify(language));
  const app = await renderApp(path, { as: 'admin', blank: path === '/video-help' });
  await heading(title);
  await app.user.keyboard('{Shift>}{F9}{/Shift}');
  await screen.findByRole('region', { name: 'Translate mode' });
  await settle();
  await pressAgain(app.user, title);
  return app;
}

async function pressAgain(user: Awaited<ReturnType<typeof renderApp>>['user'], title = 'Videohilfe') {
  await user.keyboard('{Alt>}');
  await user.click(screen.getByRole('heading', { level: 1, name: title }));
  await user.keyboard('{/Alt}');
}

describe('a text that is seen on the screen', () => {
  it('is mended there: Alt and a press, typing, Enter; the page shows it, and publishing is next', async () => {
    const { user } = await pressHeading();
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(await field()).toHaveValue('Videohilfe');
    expect((await panel()).getByText('areas.video-help.caption')).toBeVisible();
    await user.clear(await field());
    await user.keyboard('Mitteilungen{Enter}');
    expect(await (await panel()).findByText(saved)).toBeVisible();
    const publish = (await panel()).getByRole('link', { name: /^(Publish|Veröffentlichen)$/ });
    expect(publish).toHaveFocus();
    expect(publish).toHaveAttribute('href', '/default-translations/publish?languages=de');
    await heading('Mitteilungen');
    expect(JSON.parse(saves()[0]?.body ?? '')).toMatchObject({ value: 'Mitteilungen', version: 1 });
    expect(saves()).toHaveLength(1);
    await user.click((await panel()).getByRole('button', { name: 'Noch einmal ändern' }));
    expect(await field()).toHaveValue('Mitteilungen');
    await user.type(await field(), '!{Enter}');
    await heading('Mitteilungen!');
    expect(JSON.parse(saves()[1]?.body ?? '')).toMatchObject({ version: 2 });
    await user.keyboard('{Escape}');
    await isClosed();
    expect(address()).toBe('/video-help');
  });

  it('has the fields of its plural forms, its placeholders and its checks', async () => {
    const { user } = await pressHeading({ path: '/user-management/users', title: 'Users' });
    await user.click(screen.getByRole('button', { name: 'Texts on this page' }));
    await user.type((await panel()).getByRole('searchbox'), 'users.count');
    await user.click(await (await panel()).findByRole('button', { name: /users\.count/ }));
    const few = await (await panel()).findByRole('textbox', { name: 'Deutsch, for 0, 2, 3, 4, 5 …' });
    await user.clear(few);
    await user.paste('%{smart_cuont} Nutzer');
    const issues = (await panel()).getByRole('list', { name: 'Issues' });
    await waitFor(() => expect(issues).toHaveTextContent('%{smart_cuont} is not filled in here.'));
    expect((await panel()).getByRole('button', { name: 'Insert %{smart_count}' })).toBeVisible();
    expect((await panel()).queryByRole('tab')).toBeNull();
  });

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

  it('DT35 is there again after a sign-out on purpose, for who has typed it', async () => {
    const { user, unmount } = await pressHeading();
    await user.type(await field(), ' neu');
    await user.click(await menu.line('Logout'));
    await waitFor(() => expect(address()).toBe('/login'));
    unmount();
    await pressHeading();
    expect(await field()).toHaveValue('Videohilfe neu');
    expect(
      Object.entries(localStorage).filter(([, value]) => String(value).includes('Videohilfe neu')),
    ).toEqual([
      [
        expect.stringMatching(/^back-office\.account\.[0-9a-f]{16}\.default-translations\.unsaved$/),
        expect.anything(),
      ],
    ]);
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

  it.each([
    ['DT36 a missing right', () => HttpResponse.json({}, { status: 403 }), /permission/],
    ['DT35 a lost connection', () => HttpResponse.error(), /cannot be reached/],
    ['DT35 a failing server', () => HttpResponse.json({}, { status: 500 }), /server has failed/i],
  ])('%s loses nothing, and the next try works', async (_what, answer, message) => {
    expectConsole(/ApiError/);
    const { user } = await pressHeading();
    await user.type(await field(), '!');
    fixtures.server.use(http.put(saveAddress, answer));
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(message));
    expect(await field()).toHaveValue('Videohilfe!');
    fixtures.server.resetHandlers();
    serveFiles();
    await user.click((await panel()).getByRole('button', { name: 'Save' }));
    expect(await (await panel()).findByText(saved)).toBeVisible();
  });

  it('that cannot be loaded says so, and is asked for again', async () => {
    expectConsole(/ApiError/);
    let fails = true;
    fixtures.server.use(http.get(texts, () => (fails ? HttpResponse.json({}, { status: 500 }) : undefined)));
    const { user } = await pressHeading();
    expect(await (await panel()).findByText('The text could not be loaded.')).toBeVisible();
    fails = false;
    await user.click((await panel()).getByRole('button', { name: 'Try again' }));
    expect(await field()).toHaveValue('Videohilfe');
  });
});

describe('a text that cannot be changed here', () => {
  it('is an English one: it says why, and leads to the list', async () => {
    await pressHeading({ language: 'en', title: 'Video Help' });
    expect(await (await panel()).findByText(/English comes with the application/)).toBeVisible();
    expect((await panel()).getByText('Video Help')).toBeVisible();
    expect((await panel()).queryByRole('textbox')).toBeNull();
    expect((await panel()).getByRole('link', { name: 'Open in the list of texts' })).toBeVisible();
  });

  it('is in a language that nobody prepares, or one that the list does not have yet', async () => {
    const page = { headers: { 'Content-Range': 'translations 0-0/0' } };
    fixtures.server.use(http.get(texts, () => HttpResponse.json([], page)));
    const { user } = await pressHeading();
    expect(await (await panel()).findByText(/apply the texts of this version/)).toBeVisible();
    await user.click((await panel()).getByRole('link', { name: 'To the languages' }));
    await heading('Default Translations');
    await isClosed();
  });
});
