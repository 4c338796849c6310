import { type FieldErrors, invalid, json } from './answers';
import type { Cause, Fields, StoredRecord } from './store';

/** Why something is not done: a code for programs, a text or its key for people, and further facts. */
export interface Refusal {
  readonly code: string;
  readonly message?: string;
  readonly details?: Fields;
  /** 409 by default. */
  readonly status?: number;
}

/** The result of a change: done, or rolled back because of a rule. */
export type Outcome<T> =
  | { readonly done: T }
  | { readonly errors: FieldErrors }
  | { readonly refuse: Refusal };

export interface Attempt {
  /** What the client sent to go on despite a guard's question. */
  readonly confirmation?: unknown;
  /** True: everything is tried and rolled back. */
  readonly dryRun?: boolean;
  /** The change of many records that it is part of. */
  readonly cause?: Cause;
}

/** The changes of an attempt; one that breaks a rule ends it. */
export interface Changes {
  create(resource: string, fields: Fields): StoredRecord;
  change(resource: string, id: string, fields: Fields): StoredRecord;
  /** Sets server-side fields: without rules, and the version stays. */
  adjust(resource: string, id: string, fields: Fields): StoredRecord;
  remove(resource: string, id: string): StoredRecord;
}

/** Thrown in an attempt to end it and roll it back. */
export class Stopped extends Error {
  override name = 'Stopped';
  readonly outcome: Exclude<Outcome<never>, { done: never }>;

  constructor(outcome: Exclude<Outcome<never>, { done: never }>) {
    super('A rule ended the attempt');
    this.outcome = outcome;
  }
}

/** 200 or another success with the result; 422 on the fields; 409, or the refusal's own status, with the code. */
export function settle(outcome: Outcome<unknown>, status = 200): Response {
  if ('errors' in outcome) return invalid(outcome.errors);
  if ('refuse' in outcome) {
    const { details, status: refused = 409, ...refusal } = outcome.refuse;
    return json({ ...refusal, ...details }, refused);
  }
  return json(outcome.done, status);
}
