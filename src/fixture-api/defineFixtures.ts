import type { FieldErrors } from './answers';
import type { BearerCall, CallContext, OpenCall, SignedInContext } from './call';
import type { Attempt, Changes, Outcome, Refusal } from './changes';
import type { ImportFixture } from './crud/import';
import type { RecordLife } from './crud/verbs';
import type { BaseName } from './options';
import type { PeopleFixture } from './peopleFixture';
import type { Random } from './random';
import type { Cause, Context, Fields, ReaderLanguage, RecordsOf, Store, StoredRecord } from './store';

export interface RuleContext extends Context {
  /** All records of the resource before the change. */
  readonly all: readonly StoredRecord[];
}

/** A text before and after a bulk change, for the row in the response. */
export interface Difference {
  readonly before: string;
  readonly after: string;
}

/** `code`: the row was changed in another way than the others, so the inverse operation would not undo it. */
type BulkOutcome =
  | { change: Fields; difference?: Difference; code?: string }
  | { remove: true }
  | { refuse: Refusal };

export type BulkRule = (
  record: StoredRecord,
  context: RuleContext & { args: Fields },
  changes: Changes,
) => BulkOutcome;

export type Permission = string | ((productKey: string) => string);

export interface SeedTools {
  readonly random: Random;
  /** Counts from 0. */
  readonly index: number;
  readonly count: number;
  /** The id of the record with this index, even of a later one. */
  readonly idOf: (index: number) => string;
  readonly records: RecordsOf;
  /** The initial number of a resource's records, without building them. */
  readonly countOf: (resource: string) => number;
  readonly now: number;
  readonly permissionKeys: readonly string[];
  /** The initial language codes of readers. */
  readonly languages: readonly string[];
}

/** One of the resource's own filters; `value` is the client's, of any type, and `filter` contains all keys. */
export type CustomFilter = (
  value: unknown,
  context: Context,
  filter: Fields,
) => (record: StoredRecord) => boolean;

/** One of the resource's own sort keys; undefined comes last. It must depend only on records. */
type CustomOrder = (record: StoredRecord, store: Store) => string | number | undefined;

/** A resource with the calls of reading R11. */
export interface ResourceFixture extends RecordLife {
  /** Default: the client API (reading R2). */
  readonly base?: BaseName;
  /** The initial number of records; default: none. The option `counts` overrides it. */
  readonly count?: number;
  /** The same for the scenario `records-many`; default: 10,000. */
  readonly many?: number;
  /** Creates one initial record; an `id` is generated unless it sets one. */
  readonly seed?: (tools: SeedTools) => Fields;
  /** The fields that a client may set; others are ignored. Default: all. */
  readonly writable?: { readonly create: readonly string[]; readonly change: readonly string[] };
  /** Default fields of a new record, which the client's fields override. */
  readonly initial?: (fields: Fields, context: RuleContext) => Fields;
  /** Normalizes a record before validation; fields may have any type. */
  readonly tidy?: (record: StoredRecord) => StoredRecord;
  /** The errors of a record about to be created or changed; empty if there are none. */
  readonly validate?: (record: StoredRecord, context: RuleContext) => FieldErrors;
  /** Why a record cannot be deleted; becomes 409, or a failed row of a bulk call. */
  readonly refuseDelete?: (record: StoredRecord, context: RuleContext) => Refusal | undefined;
  /** Records of other resources that are removed with a change or deletion, such as the sessions of a user. */
  readonly endsWith?: (
    change: LoggedChange,
    context: Context,
  ) => Iterable<readonly [resource: string, id: string]>;
  /** Fields computed for each response and never stored. */
  readonly derive?: (record: StoredRecord, context: Context) => Fields;
  readonly filters?: Readonly<Record<string, CustomFilter>>;
  readonly orders?: Readonly<Record<string, CustomOrder>>;
  /** Records who changed what, for `GET <resource>/<id>/history`, except the fields in `without`. Events before the start are seeded like records. */
  readonly history?: { readonly without?: readonly string[] } & Pick<
    ResourceFixture,
    'count' | 'many' | 'seed'
  >;
  /** Bulk operations in addition to `delete` and `update`. */
  readonly bulk?: Readonly<Record<string, BulkRule>>;
  /** Declares the rows of `actions/import`, which otherwise does not exist. */
  readonly import?: ImportFixture;
  /**
   * The calls of the resource; default: `all`. `change` cannot create and delete, `read` has only the list and single records, `none` leaves
   * everything to the area's own calls.
   */
  readonly calls?: 'all' | 'change' | 'read' | 'none';
  /** The area's permission by default; `none` admits everybody who is signed in. */
  readonly permission?: Permission;
}

export interface ActionContext extends Context, SignedInContext {
  /** Changes records under all rules and guards, atomically. */
  attempt<T>(work: (changes: Changes) => T, attempt?: Attempt): Outcome<T>;
  /** The record in an answer, with its derived fields. */
  view(resource: string, record: StoredRecord): StoredRecord;
}

/** An area's custom call; bearer, permission and anti-forgery are checked first. */
export interface CallFixture extends Pick<BearerCall, 'method' | 'path' | 'reads'> {
  readonly base?: BaseName;
  /** The area's permission by default; `none` admits everybody who is signed in. */
  readonly permission?: Permission;
  /** The required finer action; default: `edit`, or none for a call that reads. */
  readonly action?: string;
  readonly access?: undefined;
  respond(context: ActionContext): Response | Promise<Response>;
}

/** An area's call that needs no token, because its URL is signed. */
export interface OpenFixture extends Pick<OpenCall, 'method' | 'path'> {
  readonly access: 'open';
  /** `now` in milliseconds since 1970. */
  respond(context: CallContext & { readonly now: number }): Response | Promise<Response>;
}

/** Called before each change of an area's records; the function it returns runs afterwards, and a refusal rolls the change back. */
export type Guard = (
  context: Context & { readonly confirmation: string | undefined },
) => () => Refusal | undefined;

/** A change of a record for a log; all changes of one call share the same context. */
export interface LoggedChange {
  readonly resource: string;
  readonly before: StoredRecord | undefined;
  readonly after: StoredRecord | undefined;
}

/** Logs changes of an area's records as records of another resource, which are rolled back with the change. */
export interface LogFixture {
  /** The resource of the entries; its own changes are not logged. */
  readonly resource: string;
  /** The entry for a change; undefined if it is not logged. */
  readonly entry: (change: LoggedChange, context: Context) => Fields | undefined;
  /** The common data of entries with the same cause: a record of another resource, created with the first entry. */
  readonly head?: {
    readonly resource: string;
    readonly of: (entry: Fields, context: Context) => Cause | undefined;
  };
}

/** The published texts of a language. */
export interface LanguageFile {
  readonly texts: object;
  /** Unique for the content; becomes the `ETag`. */
  readonly tag: string;
}

export interface AreaFixtures {
  readonly permission: Permission;
  /**
   * The finer actions, like `actions` of `area.ts`, each with a key `<permission>.<action>`. Holders of any are limited to the keys that
   * they hold; the scenario `only-<permission>.<action>` grants one.
   */
  readonly actions?: readonly string[];
  /** The actions that a changing call needs, all of them; undefined: the usual one. For rights that depend on what is changed. */
  readonly needs?: (
    call: { readonly method: string; readonly path: string; readonly body: Fields },
    store: Store,
  ) => readonly string[] | undefined;
  readonly resources?: Readonly<Record<string, ResourceFixture>>;
  readonly calls?: readonly (CallFixture | OpenFixture)[];
  readonly guard?: Guard;
  readonly people?: PeopleFixture;
  readonly log?: LogFixture;
  /** The current languages of readers among the initial ones, provided by at most one area. */
  readonly languages?: (store: Store, start: readonly ReaderLanguage[]) => readonly ReaderLanguage[];
  /** The file of a language, if the area serves it instead of the web server. */
  readonly languageFile?: (store: Store, language: string) => LanguageFile | undefined;
  /** Called before each call of somebody signed in, and before each sign-in: makes the changes that have become due by then. */
  readonly due?: (store: Store, now: number) => ((changes: Changes, context: Context) => void) | undefined;
  /** Called after a sign-in with a password. */
  readonly signedIn?: (changes: Changes, context: Context) => void;
  /** Called after a wrong password for an account, which `context` has, or for one that may not try now. */
  readonly signInFailed?: (changes: Changes, context: Context) => void;
}

/** Declares an area's fixtures, with type checking. */
export function defineFixtures(fixtures: AreaFixtures): AreaFixtures {
  return fixtures;
}

/** Whether another record has the same text in this field, ignoring case. */
export function isTaken(record: StoredRecord, all: readonly StoredRecord[], field: string): boolean {
  const key = (other: StoredRecord) => String(other[field] ?? '').toLowerCase();
  const text = key(record);
  return text !== '' && all.some((other) => other.id !== record.id && key(other) === text);
}
