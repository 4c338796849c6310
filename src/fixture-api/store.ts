import type { Account } from './accounts';

/** A record on the server: opaque id, version counted from 1. Never changed, only replaced. */
export interface StoredRecord {
  readonly id: string;
  readonly version: number;
  readonly [field: string]: unknown;
}

export type Fields = Record<string, unknown>;

export type RecordsOf = (resource: string) => readonly StoredRecord[];

/** The keys under which an index finds a record. A constant function, because it identifies the index. */
export type KeysOf = (record: StoredRecord) => readonly string[];

export interface Store {
  readonly all: RecordsOf;
  get(resource: string, id: string): StoredRecord | undefined;
  /** The ids of the records with a key, without a search. */
  idsBy(resource: string, keysOf: KeysOf, key: string): ReadonlySet<string>;
  /** The result of `compute`, a constant function; computed again after one of the resources has changed. */
  memo<T>(resources: readonly string[], compute: (store: Store) => T): T;
}

/** A language as readers choose it; its name is in that language. */
export interface ReaderLanguage {
  readonly code: string;
  readonly name: string;
}

export interface Context {
  readonly store: Store;
  readonly records: RecordsOf;
  readonly account: Account;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly permissionKeys: readonly string[];
  /** The codes of the languages that readers have. */
  readonly languages: readonly string[];
  /** What the parameter `embed` of a request asks for beside the fields; nothing where it has none. */
  readonly embed?: readonly string[];
  /** The change of many records that this one is part of. */
  readonly cause?: Cause | undefined;
}

/** A change of many records: what it was, for a log. */
export interface Cause extends Fields {
  readonly id: string;
}
