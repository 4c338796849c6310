import type { StoredRecord } from './store';

/** A record that is not as it was at the start, or was not there then. */
export interface RecordChange {
  readonly resource: string;
  readonly id: string;
  /** Where it stands among the records as they were created, counted from 0; after all others unless told. */
  readonly place?: number;
  /** Null once it was deleted. */
  readonly record: StoredRecord | null;
}

/** What a server remembers of tokens beside what they say themselves. */
export interface TokenState {
  /** Access tokens issued until then have expired; milliseconds since 1970. */
  readonly expiredUntil: number;
  /** The nonces of refresh tokens that rotation has used up, the latest five hundred. */
  readonly spent: readonly string[];
}

/** What has become of a server since its start: it can be given to another one with the same start. */
export interface ServerChanges {
  readonly records: readonly RecordChange[];
  /** All changed names, by e-mail; absent when they are as they were. */
  readonly names?: Readonly<Record<string, string>>;
  readonly tokens?: TokenState;
}

/** What the records began with; another object each time that they begin anew. */
export interface RecordsStart {
  readonly seed: number;
  /** How many records each resource had. */
  readonly counts: Readonly<Record<string, number>>;
  /** The moment from which seeds count back, in milliseconds since 1970; that of the first question unless told. */
  readonly startedAt: number;
}
