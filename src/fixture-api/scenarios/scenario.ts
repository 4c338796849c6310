import type { Settings } from '../options';
import type { Random } from '../random';
import type { Fields, StoredRecord } from '../store';

/** What a scenario varies: one of a group is active at a time, different groups combine. */
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
  | 'modules'
  | 'languages'
  | 'translation'
  | 'texts'
  | 'messages'
  | 'guides'
  | 'help'
  | 'figures'
  | 'calls'
  | 'records'
  | 'dashboard';

type CallKind =
  | 'signIn'
  | 'refresh'
  | 'profile'
  | 'saveProfile'
  /** A change of a password, or the wish for a reset. */
  | 'password'
  | 'languages'
  /** The file of a language. */
  | 'translation'
  /** Any other GET, and a POST that declares that it reads. */
  | 'read'
  /** Any other call that changes something, or tries to (`dryRun`). */
  | 'change';

export interface PlayedCall {
  readonly kind: CallKind;
  /** Its body belongs to the server: a scenario reads a clone. */
  readonly request: Request;
  /** Of a PUT: the saved record. */
  readonly saves?: { readonly resource: string; readonly id: string };
}

/** Answers instead of the server, or lets the call `pass` and returns or changes its answer. */
export type Interference = (call: PlayedCall, pass: () => Promise<Response>) => Response | Promise<Response>;

export interface Stage {
  /** The scenario's own sequence: the same seed gives the same course. */
  readonly random: Random;
  expireAccessTokens(): void;
  /** Changes a record as somebody else would, with a new version; does nothing for a missing one. */
  changeRecord(resource: string, id: string, change: (record: StoredRecord) => Fields): void;
  /** The same for all records of a resource; undefined leaves one as it is, and `gone` removes it. */
  changeRecords(resource: string, change: (record: StoredRecord) => Fields | 'gone' | undefined): void;
  /** Adds a record as it is, without rules; one that is there with its id stays. */
  addRecord(resource: string, record: Fields): void;
}

/** A variation of the server; `scenarios.<name>` of `i18n/<code>/qa.json` describes it, and `docs/qa.md` is made of both. */
export interface Scenario {
  /** As in the address: `?scenario=<name>,<name>`. */
  readonly name: string;
  readonly group: ScenarioGroup;
  /** The scenarios that it needs to have an effect; the documented link names them too. */
  readonly needs?: readonly string[];
  /** Where it is seen: by default as the administrator, at /profile, in the current language. */
  readonly seen?: { readonly page?: string; readonly account?: 'nobody'; readonly language?: 'de' };
  readonly settings?: Partial<Pick<Settings, 'accessTokenLifetime' | 'rotateRefreshTokens' | 'records'>>;
  /** The permission keys of everybody. */
  readonly permissions?: readonly string[];
  /** True: none of the optional calls is configured. The application learns it at its start. */
  readonly withoutCalls?: true;
  /** A Content-Security-Policy of the page beside that of its server: in the demo, from its start. */
  readonly policy?: string;
  /** Starts the variation for a run of the server, with fresh counters. */
  readonly start?: (stage: Stage) => Interference;
}
