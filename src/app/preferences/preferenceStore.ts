import type { Store } from 'react-admin';
import { guardStorage } from './guardedStorage';
import { readPreference } from './readPreference';
import { lastingPrefix, personalPrefix } from './storageKeys';

/** What belongs to the browser and not to the person: it outlives the sign-out (reading R4; T217). */
const lastingKeys = new Set(['locale', 'theme', 'sidebar.open']);
/** What a tab takes over from another one at once; menu and lists stay each tab's own. */
const sharedKeys = new Set(['locale', 'theme']);

function storageKey(key: string): string {
  return (lastingKeys.has(key) ? lastingPrefix : personalPrefix) + key;
}

export interface PreferenceStoreOptions {
  /** The language as long as none is chosen. */
  readonly defaultLanguage: string;
  readonly openStorage?: () => Storage;
}

/**
 * react-admin's store, in memory and written to the browser's storage, which may refuse (case T035). `reset` forgets everything
 * personal, in other tabs too, and keeps language, theme and menu. Language and theme follow other tabs.
 */
export function createPreferenceStore(options: PreferenceStoreOptions): Store {
  const storage = guardStorage(options.openStorage ?? (() => window.localStorage));
  const values = new Map<string, unknown>();
  const subscriptions = new Set<{ readonly key: string; readonly callback: (value: unknown) => void }>();

  const read = (prefix: string) => {
    for (const [key, stored] of storage.entries(prefix)) {
      const value = storageKey(key) === prefix + key ? readPreference(key, stored) : undefined;
      if (value !== undefined) values.set(key, value);
    }
  };
  const publish = (key: string, value: unknown) => {
    for (const subscription of [...subscriptions]) {
      if (subscription.key === key && subscriptions.has(subscription)) subscription.callback(value);
    }
  };
  const forget = (key: string) => {
    values.delete(key);
    publish(key, undefined);
  };
  const removeItem = (key: string) => {
    storage.remove(storageKey(key));
    forget(key);
  };
  const personalKeys = () => {
    const keys = new Set([...values.keys(), ...storage.entries(personalPrefix).keys()]);
    return [...keys].filter((key) => !lastingKeys.has(key));
  };
  const followOtherTab = ({ key: changedKey, newValue }: StorageEvent) => {
    if (changedKey === null) return personalKeys().forEach(forget); // the other tab has cleared everything
    const prefix = [lastingPrefix, personalPrefix].find((each) => changedKey.startsWith(each));
    const key = changedKey.slice(prefix?.length);
    if (storageKey(key) !== changedKey) return;
    if (newValue === null) return forget(key);
    const value = sharedKeys.has(key) ? readPreference(key, newValue) : undefined;
    if (value === undefined) return;
    values.set(key, value);
    publish(key, value);
  };

  read(lastingPrefix);
  read(personalPrefix);
  return {
    setup: () => window.addEventListener('storage', followOtherTab),
    teardown: () => window.removeEventListener('storage', followOtherTab),
    // The caller names the type, as react-admin's contract has it; what is read was checked by its key.
    getItem: <T>(key: string, fallback?: T) =>
      (values.get(key) ?? (key === 'locale' ? options.defaultLanguage : fallback)) as T | undefined,
    setItem: (key, value) => {
      if (value === undefined || value === null) return removeItem(key);
      values.set(key, value);
      storage.write(storageKey(key), value);
      publish(key, value);
    },
    removeItem,
    removeItems: (prefix) => {
      const keys = new Set([...values.keys(), ...personalKeys()]);
      for (const key of keys) if (key.startsWith(prefix)) removeItem(key);
    },
    reset: () => personalKeys().forEach(removeItem),
    subscribe: (key, callback) => {
      const subscription = { key, callback };
      subscriptions.add(subscription);
      return () => subscriptions.delete(subscription);
    },
    listItems: (prefix = '') => Object.fromEntries([...values].filter(([key]) => key.startsWith(prefix))),
  };
}
