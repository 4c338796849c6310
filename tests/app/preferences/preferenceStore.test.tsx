import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { StoreContextProvider } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPreferenceStore, type PreferenceStore } from '../../../src/app/preferences/preferenceStore';
import { MenuButton } from './MenuButton';

const device = 'back-office.device.';
const personal = 'back-office.personal.';

function createStore(openStorage?: () => Storage): PreferenceStore {
  return createPreferenceStore({ defaultLanguage: 'de', ...(openStorage ? { openStorage } : {}) });
}

/** What another tab did: the browser has changed the storage already when the event arrives. */
function inOtherTab(key: string | null, newValue: string | null): void {
  if (key === null) localStorage.clear();
  else if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  });
}

function full(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}

beforeEach(() => localStorage.clear());

describe('preferences across visits', () => {
  it('are there again on the next visit', () => {
    const store = createStore();
    store.setItem('theme', 'dark');
    store.setItem('sidebar.open', false);
    store.setItem('user-management/users.listParams', { page: 2 });
    const later = createStore();
    expect(later.getItem('theme')).toBe('dark');
    expect(later.getItem('sidebar.open', true)).toBe(false);
    expect(later.getItem('user-management/users.listParams')).toEqual({ page: 2 });
    expect(Object.keys(localStorage).sort()).toEqual([
      `${device}sidebar.open`,
      `${device}theme`,
      `${personal}user-management/users.listParams`,
    ]);
  });

  it('write nothing as long as nobody has chosen anything', () => {
    const store = createStore();
    store.setup();
    expect(store.getItem('locale')).toBe('de');
    expect(store.getItem('sidebar.open', true)).toBe(true);
    store.teardown();
    expect(localStorage).toHaveLength(0);
  });
});

describe('sign-out', () => {
  it('T069 T217 removes everything personal and keeps language, theme and menu', () => {
    const store = createStore();
    store.setItem('locale', 'fr');
    store.setItem('theme', 'dark');
    store.setItem('sidebar.open', false);
    store.setItem('user-management/users.savedQueries', [{ label: 'alice@publisher.example' }]);
    localStorage.setItem(`${personal}messages.listParams`, '{"filter":{"q":"alice"}}'); // of another tab
    localStorage.setItem('access_token', 'not ours');
    const told = vi.fn();
    store.subscribe('user-management/users.savedQueries', told);
    store.reset();
    expect(store.listItems?.()).toEqual({ locale: 'fr', theme: 'dark', 'sidebar.open': false });
    expect(told).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(Object.keys(localStorage).sort()).toEqual([
      'access_token',
      `${device}locale`,
      `${device}sidebar.open`,
      `${device}theme`,
    ]);
  });

  it('T069 in another tab removes it here too', () => {
    const store = createStore();
    store.setup();
    store.setItem('users.savedQueries', [{ label: 'mine' }]);
    inOtherTab(`${personal}users.savedQueries`, null);
    expect(store.getItem('users.savedQueries')).toBeUndefined();
    store.setItem('users.savedQueries', [{ label: 'mine' }]);
    store.setItem('theme', 'dark');
    inOtherTab(null, null);
    expect(store.listItems?.()).toEqual({ theme: 'dark' });
    store.teardown();
  });
});

describe('what belongs to an account', () => {
  const views = [{ label: 'Dormant' }];
  const keys = () => Object.keys(localStorage).sort();

  it('comes back at its next sign-in, and no other account sees it', () => {
    const store = createStore();
    store.belongTo('alice@publisher.example');
    store.setItem('users.savedQueries', views);
    store.setItem('users.datatable', ['email']);
    store.setItem('lists.density', 'comfortable');
    store.setItem('users.listParams', { page: 2 });
    store.reset();
    expect(store.listItems?.()).toEqual({});
    expect(keys()).toHaveLength(3);
    store.belongTo('bob@publisher.example');
    expect(store.getItem('users.savedQueries')).toBeUndefined();
    expect(store.getItem('users.datatable')).toBeUndefined();
    store.setItem('users.datatable', ['name']);
    store.reset();
    const told = vi.fn();
    store.subscribe('users.savedQueries', told);
    store.belongTo('Alice@publisher.example ');
    expect(told).toHaveBeenCalledWith(views);
    expect(store.getItem('users.datatable')).toEqual(['email']);
    expect(store.getItem('lists.density')).toBe('comfortable');
    expect(store.getItem('users.listParams')).toBeUndefined();
  });

  it('stays at hand while a session waits for its person, and is written to the account meanwhile', () => {
    const store = createStore();
    store.belongTo('alice@publisher.example');
    store.setItem('texts.unsaved', { one: 'typed' });
    store.setItem('users.listParams', { page: 2 });
    const before = keys();
    store.interrupt();
    expect(store.getItem('users.listParams')).toBeUndefined();
    expect(store.getItem('texts.unsaved')).toEqual({ one: 'typed' });
    store.setItem('texts.unsaved', {});
    expect(keys()).toEqual(before.filter((key) => !key.endsWith('listParams')));
    store.belongTo('alice@publisher.example');
    expect(store.getItem('texts.unsaved')).toEqual({});
    store.interrupt();
    store.reset();
    expect(store.listItems?.()).toEqual({});
    store.belongTo('bob@publisher.example');
    expect(store.getItem('texts.unsaved')).toBeUndefined();
  });

  it('is there on a reload before the profile has arrived', () => {
    const store = createStore();
    store.belongTo('alice@publisher.example');
    store.setItem('users.savedQueries', views);
    expect(createStore().getItem('users.savedQueries')).toEqual(views);
  });

  it('is kept under no name that says who it is', () => {
    const store = createStore();
    store.belongTo('alice@publisher.example');
    store.setItem('users.savedQueries', views);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/alice|publisher/);
    expect(keys()).toEqual([
      expect.stringMatching(/^back-office\.account\.[0-9a-f]{16}\.users\.savedQueries$/),
      `${personal}account`,
    ]);
  });

  it('takes over what was chosen before it was known who that is', () => {
    localStorage.setItem(`${personal}users.datatable`, '["email"]');
    const store = createStore();
    store.setItem('users.savedQueries', views);
    store.belongTo('alice@publisher.example');
    store.reset();
    expect(keys()).toHaveLength(2);
    store.belongTo('alice@publisher.example');
    expect(store.getItem('users.datatable')).toEqual(['email']);
    expect(store.getItem('users.savedQueries')).toEqual(views);
  });

  it('is forgotten here when another account takes its place, and views follow other tabs', () => {
    const store = createStore();
    store.setup();
    store.belongTo('alice@publisher.example');
    store.setItem('users.savedQueries', views);
    const [key = ''] = keys();
    inOtherTab(key, '[{"label":"Of the other tab"}]');
    expect(store.getItem('users.savedQueries')).toEqual([{ label: 'Of the other tab' }]);
    store.belongTo('bob@publisher.example');
    expect(store.getItem('users.savedQueries')).toBeUndefined();
    inOtherTab(key, '[]');
    expect(store.getItem('users.savedQueries')).toBeUndefined();
    store.teardown();
  });
});

describe('stored garbage', () => {
  it.each([
    ['garbage', 'garbage'],
    ['a path', '"../../x"'],
  ])('T036 as a language, %s, gives the default language', (_name, stored) => {
    localStorage.setItem(`${device}locale`, stored);
    expect(createStore().getItem('locale', 'en')).toBe('de');
  });

  it('T037 as the state of the menu, "false", gives the default', () => {
    localStorage.setItem(`${device}sidebar.open`, '"false"');
    expect(createStore().getItem('sidebar.open', true)).toBe(true);
    expect(createStore().getItem('sidebar.open', false)).toBe(false);
  });

  it.each([
    ['users.listParams', '"garbage"'],
    ['users.savedQueries', '7'],
  ])('under %s does not reach react-admin', (key, stored) => {
    localStorage.setItem((key === 'theme' ? device : personal) + key, stored);
    expect(createStore().getItem(key, 'the default')).toBe('the default');
  });

  it('under the wrong prefix does not pass for a preference of the browser', () => {
    localStorage.setItem(`${personal}locale`, '"fr"');
    localStorage.setItem(`${device}users.listParams`, '{"page":2}');
    expect(createStore().listItems?.()).toEqual({});
  });
});

describe('a browser without storage', () => {
  it('T035 goes on in memory when the quota is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    const store = createStore();
    store.setup();
    const told = vi.fn();
    store.subscribe('sidebar.open', told);
    store.setItem('sidebar.open', false);
    expect(store.getItem('sidebar.open', true)).toBe(false);
    expect(told).toHaveBeenCalledExactlyOnceWith(false);
    store.reset();
    store.teardown();
  });

  it('T032 goes on in memory when the storage throws', () => {
    const store = createStore(full);
    store.setup();
    store.setItem('locale', 'fr');
    store.setItem('users.listParams', { page: 2 });
    expect(store.listItems?.()).toEqual({ locale: 'fr', 'users.listParams': { page: 2 } });
    store.removeItem('locale');
    store.reset();
    expect(store.getItem('locale')).toBe('de');
    expect(store.listItems?.()).toEqual({});
    store.teardown();
  });
});

describe('two tabs', () => {
  it('take language and theme from one another, but not menu and lists', () => {
    const store = createStore();
    store.setup();
    const told = vi.fn();
    store.subscribe('locale', told);
    inOtherTab(`${device}locale`, '"fr"');
    inOtherTab(`${device}theme`, '"dark"');
    inOtherTab(`${device}sidebar.open`, 'false');
    inOtherTab(`${personal}users.listParams`, '{"page":9}');
    expect(told).toHaveBeenCalledExactlyOnceWith('fr');
    expect(store.listItems?.()).toEqual({ locale: 'fr', theme: 'dark' });
    inOtherTab(`${device}theme`, null);
    expect(store.getItem('theme', 'light')).toBe('light');
    store.teardown();
  });
});

describe('in react-admin', () => {
  it('T035 T244 the menu button works with a full quota, in strict mode, and hears of it once', async () => {
    const listen = vi.spyOn(window, 'addEventListener');
    const unlisten = vi.spyOn(window, 'removeEventListener');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    const store = createStore();
    const { unmount } = render(
      <StrictMode>
        <StoreContextProvider value={store}>
          <MenuButton />
        </StoreContextProvider>
      </StrictMode>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(screen.getByRole('button', { name: 'Open menu' })).toBeVisible();
    unmount();
    const storageCalls = (calls: readonly unknown[][]) => calls.filter(([type]) => type === 'storage').length;
    expect(storageCalls(listen.mock.calls)).toBe(2);
    expect(storageCalls(unlisten.mock.calls)).toBe(2);
  });
});
