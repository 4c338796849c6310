import type { Settings } from '../options';
import type { Random } from '../random';
import type { Fields, StoredRecord } from '../store';

/** What a scenario varies. At most one scenario of a group is active; different groups combine. */
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
  /** A password change or reset request. */
  | 'password'
  | 'languages'
  /** A language file. */
  | 'translation'
  /** Any other GET, and a POST declared as reading. */
  | 'read'
  /** Any other call that changes something, or does a dry run. */
  | 'change';

export interface PlayedCall {
  readonly kind: CallKind;
  /** Only the server consumes its body: scenarios read a clone. */
  readonly request: Request;
  /** For a PUT: the saved record. */
  readonly saves?: { readonly resource: string; readonly id: string };
}

/** Answers instead of the server, or lets the call `pass` and returns its response, changed or not. */
export type Interference = (call: PlayedCall, pass: () => Promise<Response>) => Response | Promise<Response>;

export interface Stage {
  /** The scenario's own random sequence: the same seed gives the same results. */
  readonly random: Random;
  expireAccessTokens(): void;
  /** Changes a record like another user, with a new version and their stamp; does nothing if it is missing. */
  changeRecord(resource: string, id: string, change: (record: StoredRecord) => Fields): void;
  /** The same for all records of a resource; undefined leaves a record unchanged, and `gone` removes it. */
  changeRecords(resource: string, change: (record: StoredRecord) => Fields | 'gone' | undefined): void;
  /** Adds a record, bypassing rules; an existing one with its id stays. */
  addRecord(resource: string, record: Fields): void;
}

/** A variation of the server, described by `scenarios.<name>` of `i18n/<code>/qa.json`; `docs/qa.md` is generated from both. */
export interface Scenario {
  /** As in the address: `?scenario=<name>,<name>`. */
  readonly name: string;
  readonly group: ScenarioGroup;
  /** Other scenarios required for an effect; the documented link includes them. */
  readonly needs?: readonly string[];
  /** Where to see it; default: as the administrator, at /profile, in the current language. */
  readonly link?: { readonly page?: string; readonly account?: 'nobody'; readonly language?: 'de' };
  readonly settings?: Partial<Pick<Settings, 'accessTokenLifetime' | 'rotateRefreshTokens' | 'records'>>;
  /** The permission keys of everyone. */
  readonly permissions?: readonly string[];
  /** None of the optional calls is configured; applies when the application starts. */
  readonly withoutCalls?: true;
  /** An additional Content-Security-Policy of the page; applies in the demo, when it starts. */
  readonly policy?: string;
  /** Starts the variation for a server run, with fresh counters. */
  readonly start?: (stage: Stage) => Interference;
}
