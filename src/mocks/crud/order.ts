import type { StoredRecord } from '../store';
import { compareKeys, type SortKey, sortKey, type ValueOf } from './sort';

interface Entry {
  readonly record: StoredRecord;
  readonly key: SortKey;
  /** The place in order of creation, which decides between equal keys. */
  readonly place: number;
}

/** A change of a record: undefined before its creation and after its deletion. */
export interface Change {
  readonly before: StoredRecord | undefined;
  readonly after: StoredRecord | undefined;
}

const compare = (left: Entry, right: Entry) => compareKeys(left.key, right.key) || left.place - right.place;

/** All records in ascending order of a value, repaired after changes: sorting 100,000 anew takes a tenth of a second. */
export class Order {
  readonly #entryOf: (record: StoredRecord) => Entry;
  #entries: readonly Entry[];
  #records: readonly StoredRecord[];

  constructor(records: readonly StoredRecord[], read: ValueOf, placeOf: (record: StoredRecord) => number) {
    this.#entryOf = (record) => ({ record, key: sortKey(read(record)), place: placeOf(record) });
    this.#entries = records.map(this.#entryOf).sort(compare);
    this.#records = this.#entries.map(({ record }) => record);
  }

  get records(): readonly StoredRecord[] {
    return this.#records;
  }

  /** Moves changed records to their places; each record has one change. */
  repair(changes: readonly Change[]): void {
    const gone = new Set(
      changes.flatMap(({ before }) => (before ? this.#placeFor(this.#entryOf(before)) : [])),
    );
    const come = changes
      .flatMap(({ after }) => (after ? this.#entryOf(after) : []))
      .sort(compare)
      .map((entry) => ({ entry, place: this.#placeFor(entry) }));

    const entries: Entry[] = [];
    const records: StoredRecord[] = [];
    let next = 0;
    // Copies what stays without looking into it, which would take longer than all the rest.
    for (let i = 0; i <= this.#entries.length; i++) {
      for (; come[next]?.place === i; next++) {
        const { entry } = come[next] ?? {};
        if (!entry) break;
        entries.push(entry);
        records.push(entry.record);
      }
      const [entry, record] = [this.#entries[i], this.#records[i]];
      if (!entry || !record || gone.has(i)) continue;
      entries.push(entry);
      records.push(record);
    }
    this.#entries = entries;
    this.#records = records;
  }

  /** The index of an entry, by binary search. */
  #placeFor(entry: Entry): number {
    let [low, high] = [0, this.#entries.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.#entries[middle];
      if (other && compare(other, entry) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
