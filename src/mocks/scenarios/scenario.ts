import type { Settings } from '../options';
import type { Random } from '../random';
import type { Fields, StoredRecord } from '../store';

/** What a scenario varies. One scenario of a group plays at a time; scenarios of different groups combine. */
export type ScenarioGroup =
  | 'connection'
  | 'speed'
  | 'token'
  | 'refresh'
  | 'signIn'
  | 'antiForgery'
  | 'permissions'
  | 'profile'
  | 'saving'
  | 'languages'
  | 'translation'
  | 'records';

type CallKind =
  | 'signIn'
  | 'refresh'
  | 'profile'
  | 'saveProfile'
  | 'languages'
  /** The file of a language. */
  | 'translation'
  /** Any other GET. */
  | 'read'
  /** Any other call that changes something, or tries to (`dryRun`). */
  | 'change';

/** A call on its way to the server. */
export interface PlayedCall {
  readonly kind: CallKind;
  /** Its body is the server's to read: a scenario reads a clone. */
  readonly request: Request;
  /** Of a PUT: the record that is saved. */
  readonly saves?: { readonly resource: string; readonly id: string };
}

/** Answers in place of the server, or lets the call `pass` and answers what the server does, changed or not. */
export type Interference = (call: PlayedCall, pass: () => Promise<Response>) => Response | Promise<Response>;

/** What a scenario can do to the server. */
export interface Stage {
  /** A sequence of the scenario's own: the same seed gives the same course. */
  readonly random: Random;
  /** Every access token issued so far counts as expired. */
  expireAccessTokens(): void;
  /** Changes a record as somebody else would: its version counts on. Does nothing when there is no such record. */
  changeRecord(resource: string, id: string, change: (record: StoredRecord) => Fields): void;
}

/**
 * A named variation of the server. What it does and what must be seen is said in `i18n/<code>/qa.json` under
 * `scenarios.<name>`; `docs/qa.md` is made of both.
 */
export interface Scenario {
  /** As in the address: `?scenario=<name>,<name>`. */
  readonly name: string;
  readonly group: ScenarioGroup;
  /** The scenarios without which nothing of this one is seen; the documented link names them too. */
  readonly needs?: readonly string[];
  /** Where it is seen, and as whom: as the administrator, at /profile, in the present language unless told. */
  readonly seen?: { readonly page?: string; readonly account?: 'nobody'; readonly language?: 'de' };
  /** What the server is set to instead. */
  readonly settings?: Partial<Pick<Settings, 'accessTokenLifetime' | 'rotateRefreshTokens' | 'records'>>;
  /** The permission keys that everybody has instead of their own. */
  readonly permissions?: readonly string[];
  /** Begins the variation; called again for each run of the server, so that counters start anew. */
  readonly start?: (stage: Stage) => Interference;
}
