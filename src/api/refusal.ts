import * as v from 'valibot';
import { ApiError, errorTextKey, type FailureKind, kindOfStatus } from './apiError';

const errorSchema = v.object({
  status: v.fallback(v.optional(v.number()), undefined),
  body: v.fallback(v.optional(v.looseObject({})), undefined),
});
const staleSchema = v.object({
  code: v.literal('stale'),
  current: v.record(v.string(), v.unknown()),
});
const fieldsSchema = v.object({ errors: v.record(v.string(), v.unknown()) });
const rootSchema = v.object({ root: v.object({ serverError: v.string() }) });

export interface Refusal {
  /** A text key or the server's own message, for `translate`. */
  readonly message: string;
  /** What the failure means; undefined for an error that comes from no call. */
  readonly kind?: FailureKind;
  /** Errors by field name: text keys or the server's own messages. */
  readonly fields: Readonly<Record<string, string>>;
  /** The record as it is on the server now, if the change was based on an older version. */
  readonly current?: Readonly<Record<string, unknown>>;
}

/** Converts an error of the data provider; other errors yield only a message. */
export function refusalOf(error: unknown): Refusal {
  const message = errorTextKey(error);
  const parsedError = v.safeParse(errorSchema, error);
  if (!parsedError.success) return { message, fields: {} };
  const { status, body } = parsedError.output;
  const kind = kindOf(error, status, body);
  const stale = v.safeParse(staleSchema, body);
  if (status === 409 && stale.success) return { message, kind, fields: {}, current: stale.output.current };
  const parsedFields = v.safeParse(fieldsSchema, body);
  if (!parsedFields.success) return { message, kind, fields: {} };
  const { errors } = parsedFields.output;
  const root = v.safeParse(rootSchema, errors);
  const fields: Record<string, string> = {};
  for (const [field, text] of Object.entries(errors)) if (typeof text === 'string') fields[field] = text;
  return { message: root.success ? root.output.root.serverError : message, kind, fields };
}

function kindOf(error: unknown, status: number | undefined, body: unknown): FailureKind | undefined {
  if (error instanceof ApiError) return error.kind;
  return status === undefined ? undefined : kindOfStatus(status, body);
}
