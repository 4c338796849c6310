import type { Account } from './accounts';

/** A record on the server, with an opaque id and a version counted from 1. Never modified, only replaced. */
export interface StoredRecord {
  readonly id: string;
  readonly version: number;
  readonly [field: string]: unknown;
}

export type Fields = Record<string, unknown>;

export type RecordsOf = (resource: string) => readonly StoredRecord[];

/** The keys under which an index finds a record. Must be a constant function, because it identifies the index. */
export type KeysOf = (record: StoredRecord) => readonly string[];

export interface Store {
  readonly all: RecordsOf;
  get(resource: string, id: string): StoredRecord | undefined;
  /** The ids of the records with a key, from an index. */
  idsBy(resource: string, keysOf: KeysOf, key: string): ReadonlySet<string>;
  /** The cached result of `compute`, which must be a constant function; computed again after a change of one of the resources. */
  memo<T>(resources: readonly string[], compute: (store: Store) => T): T;
}

/** A language of readers; its name is in that language. */
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
  /** The language codes of readers. */
  readonly languages: readonly string[];
  /** The additional data requested by the parameter `embed`. */
  readonly embed?: readonly string[];
  /** The bulk change that this one is part of. */
  readonly cause?: Cause | undefined;
}

/** A bulk change, described for a log. */
export interface Cause extends Fields {
  readonly id: string;
}
