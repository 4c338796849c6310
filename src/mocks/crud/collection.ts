import type { RecordChange } from '../serverChanges';
import type { Fields, KeysOf, StoredRecord } from '../store';
import { Journal } from './journal';
import { type Change, Order } from './order';
import { RecordIndex } from './recordIndex';
import { fieldValue } from './sort';

type CollectionChange = Omit<RecordChange, 'resource'>;

/** The records of one resource. A change replaces a record; lists that were handed out stay unchanged. */
export class Collection {
  /** The records of the start. */
  readonly start: readonly StoredRecord[];
  // A deleted record keeps its place, for when the deletion is rolled back.
  readonly #byId = new Map<string, StoredRecord | undefined>();
  readonly #places = new Map<string, number>();
  readonly #indexes = new Map<KeysOf, RecordIndex>();
  readonly #orders = new Map<string, { readonly order: Order; seen: number }>();
  readonly #newId: () => string;
  readonly #journal: Journal;
  /** The changes since an order was requested, with the record before, to repair the orders. */
  #log: { readonly id: string; readonly before: StoredRecord | undefined }[] = [];
  /** The original of each record that has changed since changes were last taken. */
  readonly #touched = new Map<string, StoredRecord | undefined>();
  #nextPlace = 0;
  #revision = 0;
  #changes = 0;

  /** @throws Error when two records have the same id */
  constructor(newId: () => string, records: Iterable<StoredRecord> = [], journal = new Journal()) {
    this.#newId = newId;
    this.#journal = journal;
    this.start = [...records];
    for (const record of this.start) {
      this.#makePlace(record.id);
      this.#put(record.id, record);
    }
    journal.onStart(() => {
      const revision = this.#revision;
      return () => {
        this.#revision = revision;
      };
    });
  }

  get all(): readonly StoredRecord[] {
    return this.sortedBy();
  }

  /** Another number after each change; the former one after a rollback. */
  get revision(): number {
    return this.#revision;
  }

  /** All records in ascending order of a field (dotted path); in order of creation without one. */
  sortedBy(field = ''): readonly StoredRecord[] {
    const known = this.#orders.get(field);
    if (known) {
      if (known.seen < this.#log.length) known.order.repair(this.#changesSince(known.seen));
      known.seen = this.#log.length;
      return known.order.records;
    }
    const records = [...this.#byId.values()].filter((record) => record !== undefined);
    const read = field === '' ? () => 0 : fieldValue(field);
    const order = new Order(records, read, ({ id }) => this.#places.get(id) ?? 0);
    this.#orders.set(field, { order, seen: this.#log.length });
    return order.records;
  }

  get(id: string): StoredRecord | undefined {
    return this.#byId.get(id);
  }

  /** The ids of the records that have a key. */
  idsBy(keysOf: KeysOf, key: string): ReadonlySet<string> {
    let index = this.#indexes.get(keysOf);
    if (!index) {
      index = new RecordIndex(keysOf, this.all);
      this.#indexes.set(keysOf, index);
    }
    return index.idsBy(key);
  }

  /** The record that `add` would store, with the given id or a new one. */
  draft(fields: Fields): StoredRecord {
    if (typeof fields.id === 'string') return { ...fields, id: fields.id, version: 1 };
    let id = this.#newId();
    while (this.#byId.has(id)) id = this.#newId();
    return { ...fields, id, version: 1 };
  }

  add(fields: Fields): StoredRecord {
    const record = this.draft(fields);
    // One that was deleted is back in its place.
    const isBack = this.#byId.has(record.id) && !this.#byId.get(record.id);
    if (!isBack) this.#makePlace(record.id);
    this.#journal.note(() => {
      this.#change(record.id, undefined);
      if (!isBack) this.#byId.delete(record.id);
    });
    return this.#change(record.id, record);
  }

  /** Replaces the record with the same id; the version is incremented by default. */
  replace(record: StoredRecord, countsOn = true): StoredRecord {
    const before = this.#byId.get(record.id);
    this.#journal.note(() => this.#change(record.id, before));
    return this.#change(record.id, { ...record, version: record.version + Number(countsOn) });
  }

  remove(id: string): void {
    const before = this.#byId.get(id);
    if (!before) return;
    this.#journal.note(() => this.#change(id, before));
    this.#change(id, undefined);
  }

  /** All changes since the start, in order of place. */
  get changes(): CollectionChange[] {
    return [...this.#byId.keys()]
      .map((id) => this.#changeOf(id))
      .filter(({ place, record }) => record !== this.start[place])
      .sort((left, right) => left.place - right.place);
  }

  /** The changes since the last call, without those that were rolled back. */
  takeChanges(): CollectionChange[] {
    const changes = [...this.#touched.keys()].map((id) => this.#changeOf(id));
    this.#touched.clear();
    return changes;
  }

  /** Applies a change of a collection with the same start. */
  apply({ id, place, record }: CollectionChange): void {
    if (!this.#byId.has(id)) this.#makePlace(id, place);
    this.#put(id, record ?? undefined);
    this.#touched.delete(id);
  }

  #changeOf(id: string) {
    return { id, place: this.#places.get(id) ?? 0, record: this.#byId.get(id) ?? null };
  }

  #makePlace(id: string, place = this.#nextPlace): void {
    if (this.#byId.has(id)) throw new Error(`There are two records with the id ${id}`);
    // Rolled back before: an order that was not repaired since would look for it at its former place.
    if (this.#places.has(id)) this.#forgetOrders();
    this.#places.set(id, place);
    this.#nextPlace = Math.max(this.#nextPlace, place + 1);
  }

  /** Puts a record in and notes the change, unless it is the former record again. */
  #change<T extends StoredRecord | undefined>(id: string, record: T): T {
    if (!this.#touched.has(id)) this.#touched.set(id, this.#byId.get(id));
    else if (this.#touched.get(id) === record) this.#touched.delete(id);
    return this.#put(id, record);
  }

  #put<T extends StoredRecord | undefined>(id: string, record: T): T {
    const before = this.#byId.get(id);
    for (const index of this.#indexes.values()) index.update(before, record);
    this.#byId.set(id, record);
    if (this.#orders.size > 0) this.#note(id, before);
    this.#changes++;
    this.#revision = this.#changes;
    return record;
  }

  /** After as many changes as there are records, sorting anew costs no more than repairing. */
  #note(id: string, before: StoredRecord | undefined): void {
    this.#log.push({ id, before });
    if (this.#log.length > this.#byId.size) this.#forgetOrders();
  }

  #forgetOrders(): void {
    this.#log = [];
    this.#orders.clear();
  }

  /** Each record once: as it was at a point of the log, and as it is. */
  #changesSince(seen: number): Change[] {
    const first = new Map<string, StoredRecord | undefined>();
    for (const { id, before } of this.#log.slice(seen)) if (!first.has(id)) first.set(id, before);
    return [...first].map(([id, before]) => ({ before, after: this.#byId.get(id) }));
  }
}
