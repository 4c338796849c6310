import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { StoreContextProvider } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPreferenceStore } from '@/app/preferences/preferenceStore';
import { MenuButton } from './MenuButton';

const device = 'RaStore.device.';
const personal = 'RaStore.personal.';
const views = [{ label: 'Dormant' }];

const createStore = () => createPreferenceStore({ defaultLanguage: 'de' });
/** The browser's storage, without the versions that react-admin stores. */
const storedKeys = () =>
  Object.keys(localStorage)
    .filter((key) => !key.endsWith('.version'))
    .sort();

/** Acts as another tab: changes the storage, then dispatches the event. */
function inOtherTab(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  });
}

function full(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}

beforeEach(() => localStorage.clear());

describe('preferences', () => {
  it('are restored on the next visit, even before the person is known', () => {
    const store = createStore();
    store.belongTo('alice@publisher.example');
    store.setItem('theme', 'dark');
    store.setItem('sidebar.open', false);
    store.setItem('users.savedQueries', views);
    store.setItem('session.bannerRoom', true);
    const later = createStore();
    expect(later.getItem('theme')).toBe('dark');
    expect(later.getItem('sidebar.open', true)).toBe(false);
    expect(later.getItem('users.savedQueries')).toEqual(views);
    expect(later.getItem('session.bannerRoom')).toBe(true);
    expect(later.getItem('locale')).toBe('de');
  });

  it('on sign-out: language, theme and menu stay for everybody, what belongs to the session goes', () => {
    const store = createStore();
    store.setup();
    store.belongTo('alice@publisher.example');
    store.setItem('locale', 'fr');
    store.setItem('theme', 'dark');
    store.setItem('sidebar.open', false);
    store.setItem('session.bannerRoom', true);
    const listener = vi.fn();
    store.subscribe('session.bannerRoom', listener);
    store.reset();
    expect(listener).toHaveBeenLastCalledWith(undefined);
    expect(storedKeys()).toEqual([`${device}locale`, `${device}sidebar.open`, `${device}theme`]);
    store.teardown();
  });

  it('come back to an account at its next sign-in, and no other account sees them', () => {
    const store = createStore();
    store.belongTo('alice@publisher.example');
    store.setItem('users.savedQueries', views);
    store.setItem('users.datatable', ['email']);
    store.reset();
    expect(store.getItem('users.savedQueries')).toBeUndefined();
    store.belongTo('bob@publisher.example');
    expect(store.getItem('users.savedQueries')).toBeUndefined();
    store.setItem('users.datatable', ['name']);
    store.reset();
    const listener = vi.fn();
    store.subscribe('users.savedQueries', listener);
    store.belongTo('Alice@publisher.example ');
    expect(listener).toHaveBeenCalledExactlyOnceWith(views);
    expect(store.getItem('users.datatable')).toEqual(['email']);
  });

  it('of an account stay available and stored while a session waits for its person', () => {
    const store = createStore();
    store.belongTo('alice@publisher.example');
    store.setItem('texts.unsaved', { one: 'typed' });
    store.setItem('session.permissions', ['users']);
    store.interrupt();
    expect(store.getItem('session.permissions')).toBeUndefined();
    expect(store.getItem('texts.unsaved')).toEqual({ one: 'typed' });
    store.setItem('texts.unsaved', {});
    store.belongTo('alice@publisher.example');
    expect(store.getItem('texts.unsaved')).toEqual({});
    expect(createStore().getItem('texts.unsaved')).toEqual({});
  });

  it('have storage keys that do not reveal the person', () => {
    const store = createStore();
    store.belongTo('alice@publisher.example');
    store.setItem('users.savedQueries', views);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/alice|publisher/);
    expect(storedKeys()).toEqual([
      expect.stringMatching(/^RaStore\.account\.[0-9a-f]{16}\.users\.savedQueries$/),
      `${personal}session.account`,
    ]);
  });

  it('follow other tabs, as long as the account is the same', () => {
    const store = createStore();
    store.setup();
    store.belongTo('alice@publisher.example');
    store.setItem('users.savedQueries', views);
    const listener = { views: vi.fn(), locale: vi.fn() };
    store.subscribe('users.savedQueries', listener.views);
    store.subscribe('locale', listener.locale);
    const key = storedKeys().find((each) => each.endsWith('savedQueries')) ?? '';
    inOtherTab(`${device}locale`, '"fr"');
    inOtherTab(key, '[]');
    expect(listener.locale).toHaveBeenCalledExactlyOnceWith('fr');
    expect(listener.views).toHaveBeenCalledExactlyOnceWith([]);
    store.belongTo('bob@publisher.example');
    listener.views.mockClear();
    inOtherTab(key, '[{}]');
    expect(listener.views).not.toHaveBeenCalled();
    store.teardown();
  });
});

describe('stored garbage', () => {
  it.each([
    ['locale', 'garbage', 'de'],
    ['locale', '"../../x"', 'de'],
    ['sidebar.open', '"false"', 'the default'],
    ['theme', '7', 'the default'],
  ])('%s as %s gives the default', (key, stored, usual) => {
    localStorage.setItem(device + key, stored);
    expect(createStore().getItem(key, 'the default')).toBe(usual);
  });
});

describe('a storage that refuses', () => {
  const refuse = () =>
    (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
      vi.spyOn(Storage.prototype, method).mockImplementation(full),
    );

  it.each(['at the start', 'later'])('%s: preferences hold until the page is left', (when) => {
    if (when === 'at the start') refuse();
    const store = createStore();
    store.setup();
    store.belongTo('alice@publisher.example');
    const listener = vi.fn();
    store.subscribe('sidebar.open', listener);
    if (when === 'later') refuse();
    store.setItem('sidebar.open', false);
    store.setItem('session.bannerRoom', true);
    expect(listener).toHaveBeenLastCalledWith(false);
    expect(store.getItem('sidebar.open', true)).toBe(false);
    expect(store.getItem('session.bannerRoom')).toBe(true);
    store.reset();
    expect(store.getItem('sidebar.open', true)).toBe(false);
    expect(store.getItem('session.bannerRoom')).toBeUndefined();
    store.teardown();
  });

  it('the menu button works, in strict mode', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    render(
      <StrictMode>
        <StoreContextProvider value={createStore()}>
          <MenuButton />
        </StoreContextProvider>
      </StrictMode>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(screen.getByRole('button', { name: 'Open menu' })).toBeVisible();
  });
});
