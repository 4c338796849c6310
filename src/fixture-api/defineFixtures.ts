import type { FieldErrors } from './answers';
import type { BaseName } from './bases';
import type { BearerCall, CallContext, OpenCall, SignedInContext } from './call';
import type { Attempt, Changes, Outcome, Refusal } from './changes';
import type { ImportFixture } from './crud/import';
import type { Random } from './random';
import type { Cause, Context, Fields, ReaderLanguage, RecordsOf, Store, StoredRecord } from './store';

export interface RuleContext extends Context {
  /** All records of the resource before the change. */
  readonly all: readonly StoredRecord[];
}

/** What a bulk change makes of a text, for the row of the answer. */
export interface Difference {
  readonly before: string;
  readonly after: string;
}

type BulkOutcome = { change: Fields; difference?: Difference } | { remove: true } | { refuse: Refusal };

export type BulkRule = (record: StoredRecord, context: RuleContext & { args: Fields }) => BulkOutcome;

export type Permission = string | ((productKey: string) => string);

export interface SeedTools {
  readonly random: Random;
  /** Counts from 0. */
  readonly index: number;
  readonly count: number;
  /** The id of the record with this index, also of a later one. */
  readonly idOf: (index: number) => string;
  readonly records: RecordsOf;
  /** How many records a resource has at the start, without building them. */
  readonly countOf: (resource: string) => number;
  readonly now: number;
  readonly permissionKeys: readonly string[];
  /** The codes of the languages that readers have at the start. */
  readonly languages: readonly string[];
}

/** A filter key of the resource's own; `wanted` is the client's value, of any type, and `filter` has all of them. */
export type OwnFilter = (
  wanted: unknown,
  context: Context,
  filter: Fields,
) => (record: StoredRecord) => boolean;

/** A sort key of the resource's own; undefined comes last. It depends on records alone. */
type OwnOrder = (record: StoredRecord, store: Store) => string | number | undefined;

/** A resource with the calls of reading R11. */
export interface ResourceFixture {
  /** The client API by default (reading R2). */
  readonly base?: BaseName;
  /** How many records there are at the start: none by default. The option `counts` overrides it. */
  readonly count?: number;
  /** The same for the scenario `records-many`: 10,000 by default. */
  readonly many?: number;
  /** One record of the start; an `id` is generated unless it sets one. */
  readonly seed?: (tools: SeedTools) => Fields;
  /** The fields that a client may set; others are ignored. All by default. */
  readonly writable?: { readonly create: readonly string[]; readonly change: readonly string[] };
  /** The fields of a new record, before the client's. */
  readonly initial?: (fields: Fields, context: RuleContext) => Fields;
  /** Normalizes a record before it is validated; fields may be of any type. */
  readonly tidy?: (record: StoredRecord) => StoredRecord;
  /** The errors of a record before it is created or changed; empty when there are none. */
  readonly validate?: (record: StoredRecord, context: RuleContext) => FieldErrors;
  /** Why a record cannot be deleted; becomes 409, or a failed row of a bulk call. */
  readonly refuseDelete?: (record: StoredRecord, context: RuleContext) => Refusal | undefined;
  /** Records of other resources that go with a change or a deletion of one, such as the sessions of a user. */
  readonly endsWith?: (
    change: LoggedChange,
    context: Context,
  ) => Iterable<readonly [resource: string, id: string]>;
  /** Fields computed for each answer and never stored. */
  readonly derive?: (record: StoredRecord, context: Context) => Fields;
  readonly filters?: Readonly<Record<string, OwnFilter>>;
  readonly orders?: Readonly<Record<string, OwnOrder>>;
  /** Keeps who changed what, for `GET <resource>/<id>/history`; fields `without` are left out. What was noted before the start is seeded as records are. */
  readonly history?: { readonly without?: readonly string[] } & Pick<
    ResourceFixture,
    'count' | 'many' | 'seed'
  >;
  /** Bulk operations beside `delete` and `update`. */
  readonly bulk?: Readonly<Record<string, BulkRule>>;
  /** Declares the rows of `actions/import`; without it there is no such call. */
  readonly import?: ImportFixture;
  /**
   * Which calls the records have: `all` by default; `change` has none to create and delete one, `read` has the list and one record, `none` leaves
   * them to the area's own calls.
   */
  readonly calls?: 'all' | 'change' | 'read' | 'none';
  /** The area's permission by default; `none` admits everybody who is signed in. */
  readonly permission?: Permission;
}

export interface ActionContext extends Context, SignedInContext {
  /** Changes records under all rules and guards, all of it or nothing. */
  attempt<T>(work: (changes: Changes) => T, attempt?: Attempt): Outcome<T>;
  /** The record in an answer, with its derived fields. */
  view(resource: string, record: StoredRecord): StoredRecord;
}

/** A call that is not a resource; bearer, permission and anti-forgery are checked first. */
export interface CallFixture extends Pick<BearerCall, 'method' | 'path' | 'reads'> {
  readonly base?: BaseName;
  /** The area's permission by default; `none` admits everybody who is signed in. */
  readonly permission?: Permission;
  /** The finer action that it needs: `edit` by default, none for a call that reads. */
  readonly action?: string;
  readonly access?: undefined;
  respond(context: ActionContext): Response | Promise<Response>;
}

/** A call of an area that needs no token, because its address is signed. */
export interface OpenFixture extends Pick<OpenCall, 'method' | 'path'> {
  readonly access: 'open';
  /** `now` in milliseconds since 1970. */
  respond(context: CallContext & { readonly now: number }): Response | Promise<Response>;
}

/** Called before each change of an area's records; its result runs afterwards, and a refusal rolls the change back. */
export type Guard = (
  context: Context & { readonly confirmation: string | undefined },
) => () => Refusal | undefined;

/** The people who sign in, in the area that keeps them: at most one area does. */
export interface PeopleFixture {
  readonly resource: string;
  find(store: Store, email: string): StoredRecord | undefined;
  /** False ends the sessions as well. */
  maySignIn(person: StoredRecord): boolean;
  permissionsOf(store: Store, person: StoredRecord): readonly string[];
}

/** A change of a record, for a log; the same context comes with all changes of one call. */
export interface LoggedChange {
  readonly resource: string;
  readonly before: StoredRecord | undefined;
  readonly after: StoredRecord | undefined;
}

/** Keeps what is done to an area's records as records of another resource, which are rolled back with the change. */
export interface LogFixture {
  /** The resource of the entries; nothing is logged of it. */
  readonly resource: string;
  /** The entry of a change; undefined for one that is not logged. */
  readonly entry: (change: LoggedChange, context: Context) => Fields | undefined;
  /** What entries of one cause have in common, as a record of another resource, made with the first of them. */
  readonly head?: {
    readonly resource: string;
    readonly of: (entry: Fields, context: Context) => Cause | undefined;
  };
}

/** The texts of a language as readers get them. */
export interface LanguageFile {
  readonly texts: object;
  /** Another one for each content: it becomes the `ETag`. */
  readonly tag: string;
}

export interface AreaFixtures {
  readonly permission: Permission;
  /**
   * The finer actions, as `actions` of `area.ts`, each with a key `<permission>.<action>`. Holders of any may write only what
   * they hold; the scenario `only-<permission>.<action>` gives one.
   */
  readonly actions?: readonly string[];
  readonly resources?: Readonly<Record<string, ResourceFixture>>;
  readonly calls?: readonly (CallFixture | OpenFixture)[];
  readonly guard?: Guard;
  readonly people?: PeopleFixture;
  readonly log?: LogFixture;
  /** The languages that readers have now, of those of the start, in the area that keeps them: at most one does. */
  readonly languages?: (store: Store, start: readonly ReaderLanguage[]) => readonly ReaderLanguage[];
  /** The file of a language, where the area answers it in the web server's place. */
  readonly languageFile?: (store: Store, language: string) => LanguageFile | undefined;
  /** What follows from a sign-in with a password. */
  readonly signedIn?: (changes: Changes, context: Context) => void;
}

/** Declares an area's fixtures; the compiler checks them. */
export function defineFixtures(fixtures: AreaFixtures): AreaFixtures {
  return fixtures;
}

/** True when another record has the same text in this field, case-insensitively. */
export function isTaken(record: StoredRecord, all: readonly StoredRecord[], field: string): boolean {
  const key = (other: StoredRecord) => String(other[field] ?? '').toLowerCase();
  const wanted = key(record);
  return wanted !== '' && all.some((other) => other.id !== record.id && key(other) === wanted);
}
