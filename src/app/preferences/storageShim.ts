/**
 * The first module, without imports, so that nothing runs before it: react-admin throws if the browser refuses `localStorage`
 * (cookies blocked, sandboxed frame), so memory replaces it.
 */
class MemoryStorage {
  // The entries are own properties, because react-admin lists them with `Object.keys`.
  [key: string]: unknown;
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string) {
    this[key] = String(value);
  }
  removeItem(key: string) {
    delete this[key];
  }
}

/** Replaces each storage that cannot be read by one in memory. */
export function provideStorage(scope: object): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    try {
      if (Reflect.get(scope, name) != null) continue;
    } catch {
      // The browser refuses access.
    }
    // `Reflect` returns false instead of throwing if the browser refuses this too.
    Reflect.defineProperty(scope, name, { value: new MemoryStorage(), configurable: true, enumerable: true });
  }
}

provideStorage(globalThis);
