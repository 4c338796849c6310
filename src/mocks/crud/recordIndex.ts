import type { KeysOf, StoredRecord } from '../store';

const nothing: ReadonlySet<string> = new Set();

/** Which records have a key, updated with each change: 100,000 records are scanned once. */
export class RecordIndex {
  readonly #keysOf: KeysOf;
  readonly #ids = new Map<string, Set<string>>();

  constructor(keysOf: KeysOf, records: Iterable<StoredRecord>) {
    this.#keysOf = keysOf;
    for (const record of records) this.update(undefined, record);
  }

  idsBy(key: string): ReadonlySet<string> {
    return this.#ids.get(key) ?? nothing;
  }

  update(before: StoredRecord | undefined, after: StoredRecord | undefined): void {
    const old = before ? this.#keysOf(before) : [];
    const fresh = after ? this.#keysOf(after) : [];
    if (before) for (const key of old) if (!fresh.includes(key)) this.#remove(key, before.id);
    if (after) for (const key of fresh) if (!old.includes(key)) this.#add(key, after.id);
  }

  #add(key: string, id: string): void {
    const ids = this.#ids.get(key);
    if (ids) ids.add(id);
    else this.#ids.set(key, new Set([id]));
  }

  #remove(key: string, id: string): void {
    const ids = this.#ids.get(key);
    ids?.delete(id);
    if (ids?.size === 0) this.#ids.delete(key);
  }
}
