import type { Store, StoredRecord } from './store';

/** The people who can sign in, provided by at most one area. */
export interface PeopleFixture {
  readonly resource: string;
  find(store: Store, email: string): StoredRecord | undefined;
  /** False also ends the person's sessions. */
  maySignIn(person: StoredRecord): boolean;
  permissionsOf(store: Store, person: StoredRecord): readonly string[];
  /** False refuses even the right password; sessions go on. `now` in milliseconds since 1970. */
  mayTryPassword?(store: Store, person: StoredRecord, now: number): boolean;
}
