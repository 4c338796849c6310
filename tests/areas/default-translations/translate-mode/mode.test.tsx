import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
// Loaded with the file instead of in its first test, because that takes longer than the test.
import '@/areas/default-translations/glossary/GlossaryList';
import '@/areas/default-translations/translate-mode/TranslateModeBanner';
import type { Profile } from '@/api/profile';
import { profileQuery } from '@/app/profileQuery';
import { idleAtOnce, settle } from '../../../support/idle';
import { serveLanguage } from '../../../support/languageFile';
import { heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { pasteInto } from '../../../support/screens';

const fixtures = openFixtureApi();
idleAtOnce();

type Opened = Awaited<ReturnType<typeof renderApp>>;
type User = Opened['user'];

const strip = (name: string) => screen.findByRole('region', { name });
const switchOn = (user: User) => user.keyboard('{Shift>}{F9}{/Shift}');
const panel = () => screen.findByRole('complementary');
const isClosed = () => waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
const textsChanged = ({ services }: Opened) =>
  act(() => services.recordChanges.report('default-translations/translations'));

/** Opens a page in translate mode. */
async function startMode(title = 'Video Help', path = '/video-help', options: object = { blank: true }) {
  const app = await renderApp(path, { as: 'admin', ...options });
  await heading(title);
  await switchOn(app.user);
  await strip('Translate mode');
  await settle();
  return app;
}

/** German with this caption of Video Help is the person's language. */
function speakGerman(caption = 'Videohilfe') {
  serveLanguage(fixtures.server, 'de', { areas: { 'video-help': { caption } } });
  localStorage.setItem('RaStore.device.locale', '"de"');
}

describe('translate mode', () => {
  it('needs the permission of the area', async () => {
    const { user } = await renderApp('/profile', { as: 'guest' });
    await screen.findByRole('button', { name: /^Account/ });
    await switchOn(user);
    await settle();
    expect(screen.queryByRole('region', { name: 'Translate mode' })).toBeNull();
  });

  it('finds the texts of a page by keyboard: titles, labels and attributes, each key once', async () => {
    const { user } = await startMode('Glossary', '/default-translations/glossary', { strict: true });
    const lines = async () =>
      within(await panel())
        .getAllByRole('listitem')
        .map((line) => [...line.querySelectorAll('bdi')].map((each) => each.textContent).join(' = '));
    const opener = screen.getByRole('button', { name: 'Texts on this page' });
    opener.focus();
    await user.keyboard('{Enter}');
    const texts = await lines();
    expect(texts).toEqual(
      expect.arrayContaining([
        'Press back-office = app.name',
        'Skip to content = ui.menu.skip',
        'Account: Alexandra Winter = app.account.of',
        'Search = records.search',
        '7 terms = resources.default-translations/glossary.count',
        'Select audience = records.selectRow',
        '1–7 of 7 = records.range',
      ]),
    );
    expect(new Set(texts).size).toBe(texts.length);
    expect(screen.getByRole('searchbox', { name: 'Search key or text' })).toHaveFocus();
    await user.paste('selectRow');
    await waitFor(async () => expect(await lines()).toEqual(['Select audience = records.selectRow']));
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await within(await panel()).findByText('records.selectRow')).toBeVisible();
    await user.keyboard('{Escape}');
    await isClosed();
    expect(opener).toHaveFocus();
  });

  it('keeps what was typed when the panel is closed', async () => {
    speakGerman();
    const { user } = await startMode('Videohilfe');
    const pointAtHeading = async () => {
      await user.keyboard('{Alt>}');
      await user.click(screen.getByRole('heading', { level: 1, name: 'Videohilfe' }));
      await user.keyboard('{/Alt}');
      return within(await panel());
    };
    const field = async (open: Awaited<ReturnType<typeof pointAtHeading>>) =>
      open.findByRole('textbox', { name: 'Deutsch' });
    const first = await pointAtHeading();
    await pasteInto(user, await field(first), ' neu');
    await user.click(first.getByRole('button', { name: 'Close' }));
    await isClosed();
    await waitFor(() => expect(document.body).not.toHaveFocus());
    const second = await pointAtHeading();
    expect(await field(second)).toHaveValue('Videohilfe neu');
    expect(second.getByText('This text is not saved yet.')).toBeVisible();
    expect(fixtures.sent.filter(({ method }) => method === 'PUT')).toEqual([]);
    await user.click(second.getByRole('button', { name: 'Cancel' }));
    await isClosed();
    expect(await field(await pointAtHeading())).toHaveValue('Videohilfe');
  });
});

describe('a preview', () => {
  const address = '/clientapi/v1/admin/draft-texts';
  /** Sets the saved, unpublished caption; it is shown with the query of the request. */
  const save = (caption: string) =>
    fixtures.server.use(
      http.get(address, ({ request }) =>
        HttpResponse.json({
          areas: { 'video-help': { caption: `${caption} (${new URL(request.url).search})` } },
        }),
      ),
    );
  const choose = async (user: User, name: RegExp | string) => {
    await user.click(screen.getByRole('combobox', { name: 'Texts on the page' }));
    await user.click(await screen.findByRole('option', { name }));
  };
  /** Shows an unpublished caption. */
  const preview = async ({ services }: Opened) => {
    act(() => services.i18n.overlay.preview('en', { areas: { 'video-help': { caption: 'Videos' } } }));
    await heading('Videos');
  };

  it('shows the saved texts of a language, and follows changes', async () => {
    serveLanguage(fixtures.server, 'de', { areas: {} });
    const app = await startMode();
    save('Videos');
    await choose(app.user, /German, with unpublished texts/);
    await heading('Videos (?language=de)');
    save('Post');
    act(() => app.services.recordChanges.report('user-management/users'));
    await settle();
    textsChanged(app);
    textsChanged(app);
    await heading('Post (?language=de)');
    expect(fixtures.calls(address)).toHaveLength(2);
    await choose(app.user, /, published texts$/);
    await heading('Video Help');
  });

  it('starts with a save in translate mode, and ends with the mode', async () => {
    speakGerman();
    const app = await startMode('Videohilfe');
    save('Erklärvideos');
    textsChanged(app);
    await heading('Erklärvideos (?language=de)');
    expect(sessionStorage.getItem('back-office.translating')).toBe('de');
    await app.user.click(within(await strip('Translate mode')).getByRole('button', { name: 'Stop' }));
    await heading('Videohilfe');
    expect(screen.queryByRole('region', { name: 'Translate mode' })).toBeNull();
    expect(sessionStorage.getItem('back-office.translating')).toBeNull();
  });

  it('survives a reload', async () => {
    serveLanguage(fixtures.server, 'pl', { areas: {} });
    save('Nagrania');
    sessionStorage.setItem('back-office.translating', 'pl');
    await renderApp('/video-help', { blank: true, as: 'editor' });
    await heading('Nagrania (?language=pl)');
    expect(await strip('Translate mode')).toBeVisible();
  });

  it('ends when the permission is revoked', async () => {
    const app = await renderApp('/video-help', { blank: true, as: 'editor' });
    const { services } = app;
    await heading('Video Help');
    await preview(app);
    await strip('Preview of unpublished texts');
    act(() => {
      services.queryClient.setQueryData<Profile>(
        profileQuery(services).queryKey,
        (profile) => profile && { ...profile, permissions: ['video-help'] },
      );
    });
    await heading('Video Help');
    expect(services.i18n.overlay.currentPreview()).toBeUndefined();
    expect(screen.queryByRole('region', { name: 'Preview of unpublished texts' })).toBeNull();
  });

  it('ends with the session, like translate mode', async () => {
    const app = await startMode();
    await preview(app);
    act(() => app.services.session.signOut());
    await screen.findByRole('heading', { level: 1, name: 'Welcome back.' });
    expect(app.services.i18n.overlay.currentPreview()).toBeUndefined();
    expect(screen.queryByRole('region', { name: 'Translate mode' })).toBeNull();
  });
});
