import type { Account } from './accounts';
import type { FieldErrors } from './answers';
import type { BaseName } from './bases';
import type { BearerCall, SignedInContext } from './call';
import type { Random } from './random';

/** A record as the server keeps it: opaque id, version counted from 1. Never changed, only replaced. */
export interface StoredRecord {
  readonly id: string;
  readonly version: number;
  readonly [field: string]: unknown;
}

/** The fields of a record that the server does not set itself. */
export type Fields = Record<string, unknown>;

export type RecordsOf = (resource: string) => readonly StoredRecord[];

export interface RuleContext {
  /** All records of the resource, as they are before the change. */
  readonly all: readonly StoredRecord[];
  readonly records: RecordsOf;
  readonly account: Account;
}

/** Why something is not done: a code for programs, a translation key or a text for people. */
export interface Refusal {
  readonly code: string;
  readonly message?: string;
}

/** What a bulk operation does to one record: change fields, remove it, or refuse. */
type BulkOutcome = { change: Fields } | { remove: true } | { refuse: Refusal };

export type BulkOperation = (record: StoredRecord, context: RuleContext & { args: Fields }) => BulkOutcome;

export type Permission = string | ((productKey: string) => string);

/** A resource with the calls of reading R11. */
export interface ResourceMock {
  /** The client API unless told (reading R2). */
  readonly base?: BaseName;
  /** How many records there are at the start; none unless told. */
  readonly count?: number;
  /** One record of the start; `index` counts from 0. It may set an `id`; the generator does otherwise. */
  readonly seed?: (tools: { random: Random; index: number; records: RecordsOf }) => Fields;
  /** What is wrong with a record before it is created or changed; no entry means that it is good. */
  readonly validate?: (record: StoredRecord, context: RuleContext) => FieldErrors;
  /** Why a record cannot be deleted; becomes 409, or a failed row of a bulk call. */
  readonly refuseDelete?: (record: StoredRecord, context: RuleContext) => Refusal | undefined;
  /** Further bulk operations, beside `delete` and `update`. */
  readonly bulk?: Readonly<Record<string, BulkOperation>>;
  /** The area's permission unless told. */
  readonly permission?: Permission;
}

/** A call that is no resource; bearer, permission and anti-forgery are checked before it answers. */
interface CallMock extends Pick<BearerCall, 'method' | 'path'> {
  readonly base?: BaseName;
  readonly permission?: Permission;
  respond(context: SignedInContext & { records: RecordsOf }): Response | Promise<Response>;
}

/** What an area adds to the fixture API: the export `mocks` of its `mocks.ts`. */
export interface AreaMocks {
  readonly permission: Permission;
  readonly resources?: Readonly<Record<string, ResourceMock>>;
  readonly calls?: readonly CallMock[];
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
