import type { Fields, StoredRecord } from '../defineMocks';
import { sortRecords } from './sort';

/** The records of one resource. A change replaces a record; lists that were handed out stay as they are. */
export class Collection {
  readonly #byId = new Map<string, StoredRecord>();
  readonly #sorted = new Map<string, readonly StoredRecord[]>();
  readonly #newId: () => string;

  /** @throws Error when two records have the same id */
  constructor(newId: () => string, records: readonly Fields[] = []) {
    this.#newId = newId;
    for (const record of records) this.add(record);
  }

  get all(): readonly StoredRecord[] {
    return this.sortedBy();
  }

  /** All records in the order of a field (dotted path), ascending; as they were created without one. */
  sortedBy(field = ''): readonly StoredRecord[] {
    const known = this.#sorted.get(field);
    if (known) return known;
    const records = field === '' ? [...this.#byId.values()] : sortRecords(this.all, field);
    this.#sorted.set(field, records);
    return records;
  }

  get(id: string): StoredRecord | undefined {
    return this.#byId.get(id);
  }

  /** The record that `add` would store; the id is the given one, or new. */
  draft(fields: Fields): StoredRecord {
    if (typeof fields.id === 'string') return { ...fields, id: fields.id, version: 1 };
    let id = this.#newId();
    while (this.#byId.has(id)) id = this.#newId();
    return { ...fields, id, version: 1 };
  }

  add(fields: Fields): StoredRecord {
    const record = this.draft(fields);
    if (this.#byId.has(record.id)) throw new Error(`There are two records with the id ${record.id}`);
    return this.#store(record);
  }

  replace(record: StoredRecord): StoredRecord {
    return this.#store({ ...record, version: record.version + 1 });
  }

  remove(id: string): void {
    this.#byId.delete(id);
    this.#sorted.clear();
  }

  #store(record: StoredRecord): StoredRecord {
    this.#byId.set(record.id, record);
    this.#sorted.clear();
    return record;
  }
}
