import type { Account } from './accounts';

/** A record as the server keeps it: opaque id, version counted from 1. Never changed, only replaced. */
export interface StoredRecord {
  readonly id: string;
  readonly version: number;
  readonly [field: string]: unknown;
}

/** The fields of a record that the server does not set itself. */
export type Fields = Record<string, unknown>;

export type RecordsOf = (resource: string) => readonly StoredRecord[];

/** The keys under which an index finds a record. Keep the function in a constant: it names its index. */
export type KeysOf = (record: StoredRecord) => readonly string[];

/** The records of all areas, to read. */
export interface Store {
  readonly all: RecordsOf;
  get(resource: string, id: string): StoredRecord | undefined;
  /** The ids of the records with a key; without a search, however many records there are. */
  idsBy(resource: string, keysOf: KeysOf, key: string): ReadonlySet<string>;
  /** What `compute` makes of the resources; computed again after one of them has changed. Keep it in a constant, too. */
  memo<T>(resources: readonly string[], compute: (store: Store) => T): T;
}

/** What the rules of an area know when they are asked. */
export interface Context {
  readonly store: Store;
  readonly records: RecordsOf;
  readonly account: Account;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Every permission key that the server knows. */
  readonly permissionKeys: readonly string[];
  /** The codes of the languages that the server knows. */
  readonly languages: readonly string[];
}
