/**
 * The first module, without imports, so that nothing runs before it: react-admin throws where `localStorage` is refused
 * (cookies blocked, sandboxed frame); then memory is used (case T032).
 */
class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>();
  get length() {
    return this.#values.size;
  }
  key(index: number) {
    return [...this.#values.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.#values.get(String(key)) ?? null;
  }
  setItem(key: string, value: string) {
    this.#values.set(String(key), String(value));
  }
  removeItem(key: string) {
    this.#values.delete(String(key));
  }
  clear() {
    this.#values.clear();
  }
}

function isReadable(scope: object, name: string): boolean {
  try {
    return Reflect.get(scope, name) != null;
  } catch {
    return false;
  }
}

/** Puts a memory in place of each storage that cannot be read; storage that can be read is left alone. */
export function provideStorage(scope: object): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    if (isReadable(scope, name)) continue;
    // Answers false, and does not throw, where the browser refuses the definition too.
    Reflect.defineProperty(scope, name, { value: new MemoryStorage(), configurable: true, enumerable: true });
  }
}

provideStorage(globalThis);
