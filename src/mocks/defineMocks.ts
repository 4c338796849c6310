import type { FieldErrors } from './answers';
import type { BaseName } from './bases';
import type { BearerCall, SignedInContext } from './call';
import type { Attempt, Changes, Outcome, Refusal } from './changes';
import type { ImportMock } from './crud/import';
import type { Random } from './random';
import type { Context, Fields, RecordsOf, Store, StoredRecord } from './store';

export interface RuleContext extends Context {
  /** All records of the resource, as they are before the change. */
  readonly all: readonly StoredRecord[];
}

/** What a bulk operation does to one record: change fields, remove it, or refuse. */
type BulkOutcome = { change: Fields } | { remove: true } | { refuse: Refusal };

export type BulkOperation = (record: StoredRecord, context: RuleContext & { args: Fields }) => BulkOutcome;

export type Permission = string | ((productKey: string) => string);

/** What the records of the start are made of. */
export interface SeedTools {
  readonly random: Random;
  /** Counts from 0. */
  readonly index: number;
  /** How many records there will be. */
  readonly count: number;
  /** The id of the record with this index, also of one that comes later. */
  readonly idOf: (index: number) => string;
  readonly records: RecordsOf;
  readonly now: number;
  readonly permissionKeys: readonly string[];
}

/** A key of a filter that the resource understands by itself; `wanted` is the client's value, of any type. */
type OwnFilter = (wanted: unknown, context: Context) => (record: StoredRecord) => boolean;

/** What a list is sorted by instead of a stored field; undefined comes last. It depends on records alone. */
type OwnOrder = (record: StoredRecord, store: Store) => string | number | undefined;

/** A resource with the calls of reading R11. */
export interface ResourceMock {
  /** The client API unless told (reading R2). */
  readonly base?: BaseName;
  /** How many records there are at the start; none unless told. The option `counts` may name another number. */
  readonly count?: number;
  /** How many there are in the scenario `records-many`; 100,000 unless told. */
  readonly many?: number;
  /** One record of the start. It may set an `id`; the generator does otherwise. */
  readonly seed?: (tools: SeedTools) => Fields;
  /** The fields that a client may set; others that it sends are passed over. All fields unless told. */
  readonly writable?: { readonly create: readonly string[]; readonly change: readonly string[] };
  /** The fields that a new record has before the client's. */
  readonly initial?: (fields: Fields, context: RuleContext) => Fields;
  /** Brings a record into the form in which it is stored, before it is validated; fields may be of any type. */
  readonly tidy?: (record: StoredRecord) => StoredRecord;
  /** What is wrong with a record before it is created or changed; no entry means that it is good. */
  readonly validate?: (record: StoredRecord, context: RuleContext) => FieldErrors;
  /** Why a record cannot be deleted; becomes 409, or a failed row of a bulk call. */
  readonly refuseDelete?: (record: StoredRecord, context: RuleContext) => Refusal | undefined;
  /** Fields that are computed for each answer and never stored. */
  readonly derive?: (record: StoredRecord, context: Context) => Fields;
  readonly filters?: Readonly<Record<string, OwnFilter>>;
  readonly orders?: Readonly<Record<string, OwnOrder>>;
  /** Keeps who changed a record and what, for `GET <resource>/<id>/history`. Fields that change with each save are left out. */
  readonly history?: { readonly without?: readonly string[] };
  /** Further bulk operations, beside `delete` and `update`. */
  readonly bulk?: Readonly<Record<string, BulkOperation>>;
  /** The rows of a file that `actions/import` takes; without it there is no such call. */
  readonly import?: ImportMock;
  /** The area's permission unless told. */
  readonly permission?: Permission;
}

/** What a call of an area's own works with. */
export interface ActionContext extends Context, SignedInContext {
  /** Changes records under all rules and guards, all of it or nothing. */
  attempt<T>(work: (changes: Changes) => T, attempt?: Attempt): Outcome<T>;
  /** The record as an answer shows it, with its derived fields. */
  view(resource: string, record: StoredRecord): StoredRecord;
}

/** A call that is no resource; bearer, permission and anti-forgery are checked before it answers. */
export interface CallMock extends Pick<BearerCall, 'method' | 'path'> {
  readonly base?: BaseName;
  readonly permission?: Permission;
  respond(context: ActionContext): Response | Promise<Response>;
}

/**
 * Watches over all changes of an area's records: called before a change, it answers the question that is asked
 * after it. A refusal takes the change back. `confirmation` is what the client sent to go on regardless.
 */
export type Guard = (
  context: Context & { readonly confirmation: string | undefined },
) => () => Refusal | undefined;

/** What an area adds to the fixture API: the export `mocks` of its `mocks.ts`. */
export interface AreaMocks {
  readonly permission: Permission;
  readonly resources?: Readonly<Record<string, ResourceMock>>;
  readonly calls?: readonly CallMock[];
  readonly guard?: Guard;
  /** The permission keys that an account has (reading R10), but that the area's records no longer grant it. */
  readonly withholds?: (context: Context) => readonly string[];
}

/** Declares an area's fixtures; the compiler checks them. */
export function defineMocks(mocks: AreaMocks): AreaMocks {
  return mocks;
}

/** True when another record has the same text in this field, upper and lower case being the same. */
export function isTaken(record: StoredRecord, all: readonly StoredRecord[], field: string): boolean {
  const key = (other: StoredRecord) => String(other[field] ?? '').toLowerCase();
  const wanted = key(record);
  return wanted !== '' && all.some((other) => other.id !== record.id && key(other) === wanted);
}
