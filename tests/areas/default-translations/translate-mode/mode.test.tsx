// @vitest-environment jsdom

import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../../src/api/profile';
import { profileQuery } from '../../../../src/app/profileQuery';
import { keysOf } from '../../../../src/areas/default-translations/translate-mode/notedTexts';
import { idleAtOnce, settle } from '../../../support/idle';
import { address, heading, openFixtureApi, renderApp } from '../../../support/renderApp';
import { menu } from '../../../support/screens';

openFixtureApi();
idleAtOnce();

const modeKeys = '{Shift>}{F9}{/Shift}';
const strip = (name: string) => screen.findByRole('region', { name });

describe('translate mode', () => {
  it('is switched by its button and by Shift+F9, says so, and stays from page to page', async () => {
    const { user } = await renderApp('/default-translations', { as: 'editor' });
    const button = await screen.findByRole('button', { name: 'Translate mode' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(within(await strip('Translate mode')).getByRole('status')).toHaveTextContent('Hold Alt');
    await user.keyboard(modeKeys);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Translate mode' })).toBeNull());
    await user.keyboard(modeKeys);
    expect(await strip('Translate mode')).toBeVisible();
    await user.click(await menu.line('Video Help'));
    await heading('Video Help');
    expect(await strip('Translate mode')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Translate mode' })).toBeNull());
  });

  it('adds nothing to a page while it is off', async () => {
    await renderApp('/video-help', { blank: true, as: 'editor' });
    await heading('Video Help');
    await settle();
    expect(screen.queryByRole('button', { name: 'Translate mode' })).toBeNull();
  });

  it('is for those alone who hold the key of the area', async () => {
    const { user } = await renderApp('/profile', { as: 'guest' });
    await screen.findByRole('button', { name: /^Account/ });
    await user.keyboard(modeKeys);
    await settle();
    expect(screen.queryByRole('region', { name: 'Translate mode' })).toBeNull();
  });
});

/** Switched on, on a page that stands. */
async function startMode(path: string, title: string) {
  const app = await renderApp(path, { as: 'admin' });
  await heading(title);
  await app.user.keyboard(modeKeys);
  await strip('Translate mode');
  await settle();
  const press = async (element: Element) => {
    await app.user.keyboard('{Alt>}');
    await app.user.click(element);
    await app.user.keyboard('{/Alt}');
  };
  return { ...app, press };
}

const panel = () => screen.findByRole('complementary');
/** What the lines of the panel say: a text and its key. */
const lines = async () =>
  within(await panel())
    .getAllByRole('listitem')
    .map((line) => [...line.querySelectorAll('bdi')].map((each) => each.textContent).join(' = '));

describe('a text pressed with Alt', () => {
  it('names its key, and nothing else happens', async () => {
    const { press } = await startMode('/user-management/users', 'Users');
    await press(screen.getByRole('link', { name: 'Import' }));
    expect(await within(await panel()).findByText('records.importAction')).toBeVisible();
    expect(address()).toBe('/user-management/users');
    const link = within(await panel()).getByRole('link', { name: 'Open in the list of texts' });
    expect(new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('filter')).toBe(
      '{"key_eq_any":["records.importAction"]}',
    );
  });

  it('lists each key that may have given it, and the text of its count with what the count has become', async () => {
    const { press, user } = await startMode('/user-management/users', 'Users');
    await press(screen.getByRole('heading', { name: 'Users' }));
    expect(await lines()).toEqual([
      'Users = areas.user-management.children.users.caption',
      'Users = resources.user-management/users.name',
      'Users = ra.page.list',
    ]);
    await press(screen.getByText('300 users'));
    expect(await within(await panel()).findByText('resources.user-management/users.count')).toBeVisible();
    await user.click(within(await panel()).getByRole('button', { name: 'Back to the texts' }));
    expect((await lines()).length).toBeGreaterThan(50);
  });

  it('may be the name of a symbol or a text around a name, and is no text of a record', async () => {
    const { press } = await startMode('/user-management/users', 'Users');
    const [symbol] = screen.getByRole('button', { name: 'Actions for Ada Falk' }).getElementsByTagName('svg');
    if (symbol) await press(symbol);
    expect(await within(await panel()).findByText('records.rowMenu')).toBeVisible();
    await press(screen.getByText('Ada Falk'));
    expect(await panel()).toHaveTextContent('No text of the application was found here');
  });

  it('without Alt or without the mode is pressed as ever', async () => {
    const { user, press } = await startMode('/user-management/users', 'Users');
    await user.click(await menu.line('Video Help'));
    await heading('Video Help');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await press(screen.getByRole('heading', { name: 'Video Help' }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

describe('the texts of a page', () => {
  it('are found by keyboard: titles, labels and what attributes say, each key once', async () => {
    const { user } = await startMode('/user-management/users', 'Users');
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
        '1–25 of 300 = records.range',
      ]),
    );
    expect(new Set(found).size).toBe(found.length);
    expect(screen.getByRole('searchbox', { name: 'Search key or text' })).toHaveFocus();
    await user.keyboard('selectRow');
    await waitFor(async () => expect(await lines()).toEqual(['Select Ada Çelik = records.selectRow']));
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await within(await panel()).findByText('records.selectRow')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(opener).toHaveFocus();
  });

  it('are those of the next page once that is shown', async () => {
    const { user } = await startMode('/user-management/users', 'Users');
    await user.click(screen.getByRole('button', { name: 'Texts on this page' }));
    await panel();
    await user.click(await menu.line('Video Help'));
    await heading('Video Help');
    await waitFor(async () =>
      expect(await lines()).not.toContain('300 users = resources.user-management/users.count'),
    );
    expect(await lines()).toContain('Video Help = areas.video-help.caption');
  });

  it('are noted while the mode is on alone', async () => {
    const { user, services } = await startMode('/video-help', 'Video Help');
    const noting = services.i18n.current().translate;
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(services.i18n.current().translate).not.toBe(noting);
    expect(keysOf('Video Help')).toEqual([]);
  });
});

describe('a preview', () => {
  it('says of which language it is, and ends', async () => {
    const { user, services } = await renderApp('/video-help', { blank: true, as: 'editor' });
    await heading('Video Help');
    act(() => services.i18n.overlay.preview('en', { areas: { 'video-help': { caption: 'Films' } } }));
    await heading('Films');
    const shown = await strip('Preview of unpublished texts');
    expect(within(shown).getByRole('status')).toHaveTextContent('in English');
    await user.click(within(shown).getByRole('button', { name: 'Stop' }));
    await heading('Video Help');
  });

  it('DT38 is gone when the key of the area is taken away', async () => {
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

  it('DT38 is gone with its person, like the mode', async () => {
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
