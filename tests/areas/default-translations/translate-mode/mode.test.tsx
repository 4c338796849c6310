import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Profile } from '@/api/profile';
import { profileQuery } from '@/app/profileQuery';
import { idleAtOnce, settle } from '../../../support/idle';
import { serveLanguage } from '../../../support/languageFile';
import { heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { pasteInto } from '../../../support/screens';

const fixtures = openFixtureApi();
idleAtOnce();

const modeKeys = '{Shift>}{F9}{/Shift}';
const strip = (name: string) => screen.findByRole('region', { name });

describe('translate mode', () => {
  it('needs the permission of the area', async () => {
    const { user } = await renderApp('/profile', { as: 'guest' });
    await screen.findByRole('button', { name: /^Account/ });
    await user.keyboard(modeKeys);
    await settle();
    expect(screen.queryByRole('region', { name: 'Translate mode' })).toBeNull();
  });
});

/** Switches translate mode on. */
async function startMode() {
  const app = await renderApp('/user-management/users?perPage=10', { as: 'admin', strict: true });
  await heading('Users');
  await app.user.keyboard(modeKeys);
  await strip('Translate mode');
  await settle();
  return app;
}

const panel = () => screen.findByRole('complementary');
/** The lines of the panel: texts and keys. */
const lines = async () =>
  within(await panel())
    .getAllByRole('listitem')
    .map((line) => [...line.querySelectorAll('bdi')].map((each) => each.textContent).join(' = '));

describe('the texts of a page', () => {
  it('are found by keyboard: titles, labels and attributes, each key once', async () => {
    const { user } = await startMode();
    const opener = screen.getByRole('button', { name: 'Texts on this page' });
    opener.focus();
    await user.keyboard('{Enter}');
    const found = await lines();
    expect(found).toEqual(
      expect.arrayContaining([
        'Press back-office = app.name',
        'Skip to content = ui.menu.skip',
        'Account: Alexandra Winter = app.account.of',
        'Search = records.search',
        '300 users = resources.user-management/users.count',
        'Select Ada Çelik = records.selectRow',
        '1–10 of 300 = records.range',
      ]),
    );
    expect(new Set(found).size).toBe(found.length);
    expect(screen.getByRole('searchbox', { name: 'Search key or text' })).toHaveFocus();
    await user.paste('selectRow');
    await waitFor(async () => expect(await lines()).toEqual(['Select Ada Çelik = records.selectRow']));
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await within(await panel()).findByText('records.selectRow')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(opener).toHaveFocus();
  });
});

describe('a preview', () => {
  it('DT38 ends when the permission is revoked', async () => {
    const { services } = await renderApp('/video-help', { blank: true, as: 'editor' });
    await heading('Video Help');
    act(() => services.i18n.overlay.preview('en', { areas: { 'video-help': { caption: 'Films' } } }));
    await heading('Films');
    await strip('Preview of unpublished texts');
    const { queryKey } = profileQuery(services);
    act(() => {
      services.queryClient.setQueryData<Profile>(
        queryKey,
        (profile) => profile && { ...profile, permissions: ['video-help'] },
      );
    });
    await heading('Video Help');
    expect(services.i18n.overlay.previewed()).toBeUndefined();
    expect(screen.queryByRole('region', { name: 'Preview of unpublished texts' })).toBeNull();
  });

  it('DT38 ends with the session, like translate mode', async () => {
    const { user, services } = await renderApp('/video-help', { blank: true, as: 'editor' });
    await heading('Video Help');
    await user.keyboard(modeKeys);
    act(() => services.i18n.overlay.preview('en', { areas: { 'video-help': { caption: 'Films' } } }));
    await heading('Films');
    act(() => services.session.signOut());
    await screen.findByRole('heading', { level: 1, name: 'Welcome back.' });
    expect(services.i18n.overlay.previewed()).toBeUndefined();
    expect(screen.queryByRole('region', { name: 'Translate mode' })).toBeNull();
  });
});

describe('the panel', () => {
  /** The initial German texts. */
  const german = { areas: { 'video-help': { caption: 'Videohilfe' } } };

  beforeEach(() => serveLanguage(fixtures.server, 'de', german));

  const panel = async () => within(await screen.findByRole('complementary'));
  const field = async () => (await panel()).findByRole('textbox', { name: 'Deutsch' });
  const isClosed = () => waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  const saves = () =>
    fixtures.sent.filter(({ method, path }) => method === 'PUT' && path.includes('/values/'));

  /** Clicks the heading of a German page in translate mode. */
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

  describe('a text on the screen', () => {
    it('DT35 is kept as typed when the panel is closed', async () => {
      const { user } = await pressHeading();
      await pasteInto(user, await field(), ' neu');
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
  });
});

describe('unpublished texts', () => {
  const address = '/clientapi/v1/admin/draft-texts';
  /** Sets the saved, unpublished texts. */
  const save = (caption: string) =>
    fixtures.server.use(
      http.get(address, ({ request }) =>
        HttpResponse.json({
          areas: { 'video-help': { caption: `${caption} (${new URL(request.url).search})` } },
        }),
      ),
    );
  const region = (name: string) => screen.findByRole('region', { name });
  /** Selects the displayed texts. */
  const choose = async (user: Awaited<ReturnType<typeof startMode>>['user'], name: RegExp | string) => {
    await user.click(screen.getByRole('combobox', { name: 'Texts that the page shows' }));
    await user.click(await screen.findByRole('option', { name }));
  };

  async function startMode(title = 'Video Help') {
    const app = await renderApp('/video-help', { blank: true, as: 'editor' });
    await heading(title);
    await app.user.keyboard('{Shift>}{F9}{/Shift}');
    await region('Translate mode');
    return app;
  }

  describe('a preview', () => {
    it('shows the saved texts of the page’s language, and follows changes', async () => {
      serveLanguage(fixtures.server, 'de', { areas: {} });
      const { user, services } = await startMode();
      save('Films');
      await choose(user, /German, with unpublished texts/);
      await heading('Films (?language=de)');
      save('Post');
      act(() => services.recordChanges.report('user-management/users'));
      await settle();
      act(() => services.recordChanges.report('default-translations/translations'));
      act(() => services.recordChanges.report('default-translations/translations'));
      await heading('Post (?language=de)');
      expect(fixtures.calls(address)).toHaveLength(2);
      await choose(user, 'Published texts');
      await heading('Video Help');
    });

    it('starts with a save in translate mode, survives a reload, and ends with the mode', async () => {
      serveLanguage(fixtures.server, 'de', { areas: { 'video-help': { caption: 'Videohilfe' } } });
      localStorage.setItem('RaStore.device.locale', '"de"');
      const { services, user } = await startMode('Videohilfe');
      save('Filme');
      act(() => services.recordChanges.report('default-translations/translations'));
      await heading('Filme (?language=de)');
      expect(sessionStorage.getItem('back-office.translating')).toBe('de');
      await user.click(within(await region('Translate mode')).getByRole('button', { name: 'Stop' }));
      await heading('Videohilfe');
      expect(screen.queryByRole('region', { name: 'Translate mode' })).toBeNull();
      expect(sessionStorage.getItem('back-office.translating')).toBeNull();
    });

    it('survives a reload', async () => {
      serveLanguage(fixtures.server, 'pl', { areas: {} });
      save('Filmy');
      sessionStorage.setItem('back-office.translating', 'pl');
      await renderApp('/video-help', { blank: true, as: 'editor' });
      await heading('Filmy (?language=pl)');
      expect(await region('Translate mode')).toBeVisible();
    });
  });
});
