import { type FieldErrors, invalid, json } from './answers';
import type { Cause, Fields, StoredRecord } from './store';

/** A rejected change: a code, a text or text key, and details. */
export interface Refusal {
  readonly code: string;
  readonly message?: string;
  readonly details?: Fields;
  /** Default: 409. */
  readonly status?: number;
}

/** The refusal of a call on what is not there. */
export const notFound = (message: string): Refusal => ({ status: 404, code: 'not_found', message });

/** The refusal of a change to another version than the current one; `details` hold what is current. */
export const stale = (details: Fields): Refusal => ({ code: 'stale', details });

/** The result of a change: done, or rolled back by a rule. */
export type Outcome<T> =
  | { readonly done: T }
  | { readonly errors: FieldErrors }
  | { readonly refuse: Refusal };

export interface Attempt {
  /** The client's confirmation of a guard's question. */
  readonly confirmation?: unknown;
  /** Tries everything and rolls it back. */
  readonly dryRun?: boolean;
  /** The bulk change that it is part of. */
  readonly cause?: Cause;
}

/** The operations of an attempt; one that breaks a rule ends it. */
export interface Changes {
  create(resource: string, fields: Fields): StoredRecord;
  change(resource: string, id: string, fields: Fields): StoredRecord;
  /** Sets server-side fields, bypassing rules and keeping the version. */
  adjust(resource: string, id: string, fields: Fields): StoredRecord;
  remove(resource: string, id: string): StoredRecord;
}

/** Thrown to end an attempt and roll it back. */
export class Stopped extends Error {
  override name = 'Stopped';
  readonly outcome: Exclude<Outcome<never>, { done: never }>;

  constructor(outcome: Exclude<Outcome<never>, { done: never }>) {
    super('A rule ended the attempt');
    this.outcome = outcome;
  }
}

/** The response for an outcome: success with the result, 422 with field errors, or 409 (or the refusal's status) with the code. */
export function settle(outcome: Outcome<unknown>, status = 200): Response {
  if ('errors' in outcome) return invalid(outcome.errors);
  if ('refuse' in outcome) {
    const { details, status: refusalStatus = 409, ...refusal } = outcome.refuse;
    return json({ ...refusal, ...details }, refusalStatus);
  }
  return json(outcome.done, status);
}
