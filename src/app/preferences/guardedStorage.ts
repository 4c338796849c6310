/** The browser's storage, where a refusal (blocked, full, not JSON) is not an error: nothing is read or kept. */
export interface GuardedStorage {
  readonly entries: (prefix: string) => ReadonlyMap<string, string>;
  readonly write: (key: string, value: unknown) => void;
  readonly remove: (key: string) => void;
}

/** @param open reads the storage anew each time: even the property `window.localStorage` may throw (case T032). */
export function guardStorage(open: () => Storage): GuardedStorage {
  const attempt = (action: (storage: Storage) => void) => {
    try {
      action(open());
    } catch {
      // Preferences are a convenience: the memory of this tab goes on without the storage.
    }
  };
  return {
    entries: (prefix) => {
      const found = new Map<string, string>();
      attempt((storage) => {
        for (let index = 0; index < storage.length; index += 1) {
          const key = storage.key(index);
          const value = key?.startsWith(prefix) ? storage.getItem(key) : null;
          if (key !== null && value !== null) found.set(key.slice(prefix.length), value);
        }
      });
      return found;
    },
    write: (key, value) => attempt((storage) => storage.setItem(key, JSON.stringify(value))),
    remove: (key) => attempt((storage) => storage.removeItem(key)),
  };
}
