import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../../src/api/profile';
import { profileQuery } from '../../../../src/app/profileQuery';
import { idleAtOnce, settle } from '../../../support/idle';
import { heading, openFixtureApi, renderApp } from '../../../support/renderApp';

openFixtureApi();
idleAtOnce();

const modeKeys = '{Shift>}{F9}{/Shift}';
const strip = (name: string) => screen.findByRole('region', { name });

describe('translate mode', () => {
  it('is for those alone who hold the key of the area', async () => {
    const { user } = await renderApp('/profile', { as: 'guest' });
    await screen.findByRole('button', { name: /^Account/ });
    await user.keyboard(modeKeys);
    await settle();
    expect(screen.queryByRole('region', { name: 'Translate mode' })).toBeNull();
  });
});

/** Switched on, on a page that stands. */
async function startMode() {
  const app = await renderApp('/user-management/users?perPage=10', { as: 'admin' });
  await heading('Users');
  await app.user.keyboard(modeKeys);
  await strip('Translate mode');
  await settle();
  return app;
}

const panel = () => screen.findByRole('complementary');
/** What the lines of the panel say: a text and its key. */
const lines = async () =>
  within(await panel())
    .getAllByRole('listitem')
    .map((line) => [...line.querySelectorAll('bdi')].map((each) => each.textContent).join(' = '));

describe('the texts of a page', () => {
  it('are found by keyboard: titles, labels and what attributes say, each key once', async () => {
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
