import type { StoredRecord } from './store';

export interface RecordChange {
  readonly resource: string;
  readonly id: string;
  /** Its place in order of creation, counted from 0; the end by default. */
  readonly place?: number;
  /** Null when deleted. */
  readonly record: StoredRecord | null;
}

/** What a server remembers of tokens beyond their claims. */
export interface TokenState {
  /** Access tokens issued until then have expired; milliseconds since 1970. */
  readonly expiredUntil: number;
  /** The nonces of the latest five hundred refresh tokens used up by rotation. */
  readonly spent: readonly string[];
}

/** The changes of a server since its start, for another one with the same start. */
export interface ServerChanges {
  readonly records: readonly RecordChange[];
  /** All changed names, by email; absent when unchanged. */
  readonly names?: Readonly<Record<string, string>>;
  /** The digests of all changed passwords, by email; absent when unchanged. */
  readonly passwords?: Readonly<Record<string, string>>;
  readonly tokens?: TokenState;
}

/** What the records began with; a new object for each start. */
export interface RecordsStart {
  readonly seed: number;
  readonly counts: Readonly<Record<string, number>>;
  /** The moment that seeds count back from, in milliseconds since 1970; the first access by default. */
  readonly startedAt: number;
}
