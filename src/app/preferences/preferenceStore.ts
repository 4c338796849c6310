import { localStorageStore, memoryStore, type Store } from 'react-admin';
import { isLanguageCode } from '@/api/languageCode';

/** react-admin's store, with the methods that bind preferences to accounts. */
export interface PreferenceStore extends Store {
  /** Loads what this person set in earlier sessions. */
  readonly belongTo: (email: string) => void;
  /** Like `reset`, for an interrupted session: the account's preferences stay available. */
  readonly interrupt: () => void;
}

/** The keys that belong to the browser, shared by all people, and a check of their values. */
const deviceKeys: Readonly<Record<string, (value: unknown) => boolean>> = {
  locale: isLanguageCode,
  theme: (value) => value === 'light' || value === 'dark' || value === 'system',
  'sidebar.open': (value) => typeof value === 'boolean',
};
const accountKey = 'session.account';
type Place = 'device' | 'personal' | 'account';

function placeOf(key: string): Place {
  if (Object.hasOwn(deviceKeys, key)) return 'device';
  return key.startsWith('session.') ? 'personal' : 'account';
}

/**
 * Combines three stores. Language, theme and menu belong to the browser. Keys that begin with `session.` belong to the sign-in:
 * `reset` removes them. All others belong to the account: they stay stored for it, invisible to other accounts.
 */
export function createPreferenceStore({ defaultLanguage }: { defaultLanguage: string }): PreferenceStore {
  const stores = {
    device: storedPreferences('.device'),
    personal: storedPreferences('.personal'),
    account: inMemory(),
  };
  const moves = new Set<(place: Place) => void>();
  let isSetUp = false;
  let account: string | undefined;

  const getItem = <T>(key: string, fallback?: T): T | undefined => {
    const value = attempt(() => stores[placeOf(key)].getItem<T>(key)) ?? undefined;
    if (value !== undefined && (deviceKeys[key]?.(value) ?? true)) return value;
    // The locale is a string.
    return key === 'locale' ? (defaultLanguage as T) : fallback;
  };
  const replace = (place: Place, next: Store) => {
    if (isSetUp) stores[place].teardown();
    stores[place] = next;
    if (isSetUp) attempt(next.setup);
    for (const move of [...moves]) move(place);
  };
  const setItem = (key: string, value: unknown) => {
    const place = placeOf(key);
    try {
      stores[place].setItem(key, value ?? undefined);
    } catch {
      // The storage is full or blocked: continue in memory.
      replace(place, inMemory({ ...attempt(() => stores[place].listItems?.()), [key]: value }));
    }
  };
  const openAccount = (name: string | undefined) => {
    account = name;
    replace('account', name === undefined ? inMemory() : storedPreferences(`.account.${name}`));
  };
  const setUp = (step: 'setup' | 'teardown') => {
    isSetUp = step === 'setup';
    for (const store of Object.values(stores)) attempt(store[step]);
  };

  const knownAccount = getItem<unknown>(accountKey);
  if (typeof knownAccount === 'string' && /^[0-9a-f]{16}$/.test(knownAccount)) openAccount(knownAccount);
  return {
    setup: () => setUp('setup'),
    teardown: () => setUp('teardown'),
    getItem,
    setItem,
    removeItem: (key) => setItem(key, undefined),
    removeItems: (prefix) => attempt(() => stores[placeOf(prefix)].removeItems(prefix)),
    subscribe(key, callback) {
      const place = placeOf(key);
      let stop = stores[place].subscribe(key, callback);
      const move = (moved: Place) => {
        if (moved !== place) return;
        stop();
        stop = stores[place].subscribe(key, callback);
        callback(getItem(key));
      };
      moves.add(move);
      return () => {
        moves.delete(move);
        stop();
      };
    },
    belongTo(email) {
      const name = accountName(email);
      if (email === '') return;
      setItem(accountKey, name);
      if (name !== account) openAccount(name);
    },
    interrupt: () => attempt(stores.personal.reset),
    reset() {
      attempt(stores.personal.reset);
      openAccount(undefined);
    },
  };
}

/** react-admin's `localStorage` store, or its memory store if the browser's storage refuses writes. */
function storedPreferences(appKey: string): Store {
  try {
    localStorage.setItem('test', '');
    localStorage.removeItem('test');
    return localStorageStore('1', appKey);
  } catch {
    return inMemory();
  }
}

function inMemory(items: Record<string, unknown> = {}): Store {
  const store = memoryStore(items);
  store.setup();
  return { ...store, setup() {}, teardown() {} };
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * The name of an account in the browser's storage: a 64-bit FNV-1a hash of the email, because the profile has no id (specification,
 * section 3) and the address itself must not be stored in readable form.
 */
function accountName(email: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of email.trim().toLowerCase())
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}
