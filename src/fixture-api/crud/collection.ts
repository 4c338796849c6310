import type { RecordChange } from '../serverChanges';
import type { Fields, KeysOf, StoredRecord } from '../store';

type Index = Map<string, Set<string>>;

const noIds: ReadonlySet<string> = new Set();

export type Undo = ReturnType<typeof createUndo>;

/** Creates a log that can undo changes. Tries can be nested: the outer one also undoes what an inner one has kept. */
export function createUndo() {
  const steps: (() => void)[] = [];
  let depth = 0;
  return {
    /** Records how to undo a change; outside a try it has no effect. */
    note(step: () => void): void {
      if (depth > 0) steps.push(step);
    },

    /** Runs `work`, and undoes its changes if it throws or `stays` rejects its result. */
    try<T>(work: () => T, stays: (result: T) => boolean): T {
      const mark = steps.length;
      let isKept = false;
      depth++;
      try {
        const result = work();
        isKept = stays(result);
        return result;
      } finally {
        depth--;
        if (!isKept) while (steps.length > mark) steps.pop()?.();
        if (depth === 0) steps.length = 0;
      }
    },
  };
}

/** The records of one resource. A change replaces a record; lists returned before stay unchanged. */
export class Collection {
  /** The initial records. */
  readonly start: readonly StoredRecord[];
  // A deleted record keeps its key, and so its position if the deletion is undone.
  readonly #records = new Map<string, StoredRecord | undefined>();
  readonly #indexes = new Map<KeysOf, Index>();
  readonly #newId: () => string;
  readonly #undo: Undo;
  #all: readonly StoredRecord[] | undefined;
  #state = {};

  /** @throws Error if two records have the same id */
  constructor(newId: () => string, records: Iterable<StoredRecord> = [], undo = createUndo()) {
    this.#newId = newId;
    this.#undo = undo;
    this.start = [...records];
    for (const record of this.start) {
      this.#expectNew(record.id);
      this.#put(record.id, record);
    }
  }

  /** All records, in order of creation. */
  get all(): readonly StoredRecord[] {
    this.#all ??= [...this.#records.values()].filter((record) => record !== undefined);
    return this.#all;
  }

  /** A different object after each change. */
  get state(): object {
    return this.#state;
  }

  get(id: string): StoredRecord | undefined {
    return this.#records.get(id);
  }

  /** The ids of the records with a key. */
  idsBy(keysOf: KeysOf, key: string): ReadonlySet<string> {
    let index = this.#indexes.get(keysOf);
    if (!index) {
      index = new Map();
      this.#indexes.set(keysOf, index);
      for (const record of this.all) enter(index, keysOf(record), record.id);
    }
    return index.get(key) ?? noIds;
  }

  /** The record that `add` would store, with the given id or a new one. */
  draft(fields: Fields): StoredRecord {
    if (typeof fields.id === 'string') return { ...fields, id: fields.id, version: 1 };
    let id = this.#newId();
    while (this.#records.has(id)) id = this.#newId();
    return { ...fields, id, version: 1 };
  }

  /** Adds a record; a deleted one returns to its position. @throws Error if there is a record with the same id */
  add(fields: Fields): StoredRecord {
    const record = this.draft(fields);
    this.#expectNew(record.id);
    const isBack = this.#records.has(record.id);
    this.#undo.note(() => {
      this.#put(record.id, undefined);
      if (!isBack) this.#records.delete(record.id);
    });
    return this.#put(record.id, record);
  }

  /** Replaces the record with the same id; the version is incremented by default. */
  replace(record: StoredRecord, countsOn = true): StoredRecord {
    const previous = this.#records.get(record.id);
    this.#undo.note(() => this.#put(record.id, previous));
    return this.#put(record.id, { ...record, version: record.version + Number(countsOn) });
  }

  remove(id: string): void {
    const previous = this.#records.get(id);
    if (!previous) return;
    this.#undo.note(() => this.#put(id, previous));
    this.#put(id, undefined);
  }

  /** All changes since the start, in order of creation. */
  get changes(): Omit<RecordChange, 'resource'>[] {
    return [...this.#records].flatMap(([id, record = null], index) =>
      record === this.start[index] ? [] : { id, record },
    );
  }

  /** Applies a change from a collection with the same start. */
  apply({ id, record }: Omit<RecordChange, 'resource'>): void {
    this.#put(id, record ?? undefined);
  }

  #expectNew(id: string): void {
    if (this.#records.get(id)) throw new Error(`There are two records with the id ${id}`);
  }

  #put<T extends StoredRecord | undefined>(id: string, record: T): T {
    const previous = this.#records.get(id);
    for (const [keysOf, index] of this.#indexes) {
      if (previous) for (const key of keysOf(previous)) index.get(key)?.delete(id);
      if (record) enter(index, keysOf(record), id);
    }
    this.#records.set(id, record);
    this.#all = undefined;
    this.#state = {};
    return record;
  }
}

function enter(index: Index, keys: readonly string[], id: string): void {
  for (const key of keys) index.set(key, (index.get(key) ?? new Set()).add(id));
}
