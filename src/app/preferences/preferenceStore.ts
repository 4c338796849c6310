import type { Store } from 'react-admin';
import { guardStorage } from './guardedStorage';
import { readPreference } from './readPreference';
import { accountName, accountPrefix, isOfAccount, lastingPrefix, personalPrefix } from './storageKeys';

/** What belongs to the browser and not to the person: it outlives the sign-out (reading R4; T217). */
const lastingKeys = new Set(['locale', 'theme', 'sidebar.open']);
/** What a tab takes over from another one at once, so that it does not overwrite it; menu and lists stay each tab's own. */
const isShared = (key: string) => key === 'locale' || key === 'theme' || /\.(savedQueries|shared)$/.test(key);
/** Whose preferences these are: known from the first request of a page on, until the sign-out. */
const accountKey = 'account';

/** react-admin's store for the preferences of people. */
export interface PreferenceStore extends Store {
  /** Brings what this person has chosen at an earlier sign-in; what was chosen before this call becomes theirs. */
  readonly belongTo: (email: string) => void;
  /** As `reset`, for a session that waits for its person: what is kept for the account stays at hand, and is written to it on. */
  readonly interrupt: () => void;
}

export interface PreferenceStoreOptions {
  /** The language as long as none is chosen. */
  readonly defaultLanguage: string;
  readonly openStorage?: () => Storage;
}

/**
 * react-admin's store, in memory and written to the browser's storage, which may refuse (case T035). `reset` forgets everything
 * personal, in other tabs too; language, theme and menu stay, and in the storage what belongs to an account. Language, theme
 * and views follow other tabs.
 */
export function createPreferenceStore(options: PreferenceStoreOptions): PreferenceStore {
  const storage = guardStorage(options.openStorage ?? (() => window.localStorage));
  const values = new Map<string, unknown>();
  const subscriptions = new Set<{ readonly key: string; readonly callback: (value: unknown) => void }>();

  const ownPrefix = () => {
    const account = values.get(accountKey);
    return typeof account === 'string' ? `${accountPrefix}${account}.` : undefined;
  };
  const prefixOf = (key: string) => {
    if (lastingKeys.has(key)) return lastingPrefix;
    return (isOfAccount(key) ? ownPrefix() : undefined) ?? personalPrefix;
  };
  const storageKey = (key: string) => prefixOf(key) + key;
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
  const forgetAll = (stays: (key: string) => boolean) => {
    for (const key of personalKeys()) {
      if (stays(key)) continue;
      storage.remove(personalPrefix + key);
      forget(key);
    }
  };
  const followOtherTab = ({ key: changedKey, newValue }: StorageEvent) => {
    if (changedKey === null) return personalKeys().forEach(forget); // the other tab has cleared everything
    const prefixes = [lastingPrefix, personalPrefix, ownPrefix() ?? personalPrefix];
    const prefix = prefixes.find((each) => changedKey.startsWith(each));
    const key = changedKey.slice(prefix?.length);
    if (storageKey(key) !== changedKey) return;
    if (newValue === null) return forget(key);
    const value = isShared(key) ? readPreference(key, newValue) : undefined;
    if (value === undefined) return;
    values.set(key, value);
    publish(key, value);
  };

  const setItem = (key: string, value: unknown) => {
    if (value === undefined || value === null) return removeItem(key);
    values.set(key, value);
    storage.write(storageKey(key), value);
    publish(key, value);
  };
  /** What is kept for the account; where it has nothing, what this page load has chosen. */
  const readAccount = () => {
    const chosen = personalKeys().filter(isOfAccount);
    const before = new Map(chosen.map((key) => [key, values.get(key)]));
    const own = ownPrefix();
    if (own === undefined) return;
    for (const key of chosen) storage.remove(personalPrefix + key);
    read(own);
    const kept = storage.entries(own);
    for (const [key, value] of before) if (!kept.has(key)) setItem(key, value);
    for (const key of kept.keys()) publish(key, values.get(key));
  };

  read(lastingPrefix);
  read(personalPrefix);
  readAccount();
  return {
    setup: () => window.addEventListener('storage', followOtherTab),
    teardown: () => window.removeEventListener('storage', followOtherTab),
    // The caller names the type, as react-admin's contract has it; what is read was checked by its key.
    getItem: <T>(key: string, fallback?: T) =>
      (values.get(key) ?? (key === 'locale' ? options.defaultLanguage : fallback)) as T | undefined,
    setItem,
    belongTo: (email) => {
      const account = accountName(email);
      const before = values.get(accountKey);
      if (email === '' || before === account) return;
      if (before !== undefined) [...values.keys()].filter(isOfAccount).forEach(forget);
      setItem(accountKey, account);
      readAccount();
    },
    removeItem,
    removeItems: (prefix) => {
      const keys = new Set([...values.keys(), ...personalKeys()]);
      for (const key of keys) if (key.startsWith(prefix)) removeItem(key);
    },
    reset: () => forgetAll(() => false),
    interrupt: () => forgetAll((key) => key === accountKey || isOfAccount(key)),
    subscribe: (key, callback) => {
      const subscription = { key, callback };
      subscriptions.add(subscription);
      return () => subscriptions.delete(subscription);
    },
    listItems: (prefix = '') => Object.fromEntries([...values].filter(([key]) => key.startsWith(prefix))),
  };
}
