/**
 * The first module, without imports, so that nothing runs before it: react-admin throws where `localStorage` is refused
 * (cookies blocked, sandboxed frame); then memory is used (case T032).
 */
class MemoryStorage {
  // The entries are the object's own fields, as react-admin lists them with `Object.keys`.
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

/** Puts a memory in place of each storage that cannot be read; storage that can be read is left alone. */
export function provideStorage(scope: object): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    try {
      if (Reflect.get(scope, name) != null) continue;
    } catch {
      // Refused.
    }
    // Answers false, and does not throw, where the browser refuses the definition too.
    Reflect.defineProperty(scope, name, { value: new MemoryStorage(), configurable: true, enumerable: true });
  }
}

provideStorage(globalThis);
