import { areCookiesAllowed } from '@/session/antiForgery';

/** How a call failed: `refused` has `status` and `body`, `partial` refuses some rows of a bulk change, `ended` came after the session was replaced. */
export type ApiErrorReason = 'offline' | 'timeout' | 'refused' | 'partial' | 'unusable' | 'ended';

/**
 * What a failure means. Code outside `api` and `session` decides by it, never by a status. Its text is
 * `app.errors.<kind>`. A refusal of no other kind is `refused`.
 */
export type FailureKind =
  | ApiErrorReason
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'antiForgery'
  | 'notFound'
  | 'conflict'
  | 'tooMany'
  | 'server';

/** A failed call. `message` is a text key or, for a conflict, the server's own message (reading R11); it never contains tokens or response bodies. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly reason: ApiErrorReason;
  readonly kind: FailureKind;
  readonly status: number | undefined;
  /** The parsed JSON of a refusal; react-admin shows its `errors` at the fields of a form. */
  readonly body: unknown;
  /** Seconds to wait before a retry (`Retry-After`); undefined if the server gives none. */
  readonly retryAfter: number | undefined;
  constructor(reason: ApiErrorReason, status?: number, body?: unknown, retryAfter?: number) {
    const kind = reason === 'refused' ? kindOfStatus(status, body) : reason;
    super(serverWords(status, body) ?? `app.errors.${causeOf(kind)}`);
    this.reason = reason;
    this.kind = kind;
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }

  /** The same failure with another body: read by a schema, or with the errors at the fields of a form. */
  withBody(body: unknown): ApiError {
    return new ApiError(this.reason, this.status, body, this.retryAfter);
  }
}

/** A refusal of input by the application itself, at fields, like the server's. */
export const invalidFields = (errors: Readonly<Record<string, string>>): ApiError =>
  new ApiError('refused', 422, { errors });

/** Without cookies, loading the page again would not help. */
const causeOf = (kind: FailureKind) =>
  kind === 'antiForgery' && !areCookiesAllowed() ? 'cookiesBlocked' : kind;

function serverWords(status: number | undefined, body: unknown): string | undefined {
  if (status !== 409 || typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' && body.message.trim() !== ''
    ? body.message.slice(0, 500)
    : undefined;
}

const kinds: Readonly<Record<number, FailureKind>> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  408: 'timeout',
  409: 'conflict',
  410: 'notFound',
  422: 'invalid',
  429: 'tooMany',
};

/** What a status means. */
export function kindOfStatus(status = 0, body?: unknown): FailureKind {
  // Not a missing permission: asking an administrator for one would not help.
  if (status === 403 && codeOf(body) === 'anti_forgery') return 'antiForgery';
  return kinds[status] ?? (status >= 500 ? 'server' : 'refused');
}

/** The body of a refusal; undefined for any other error. */
export function refusalBody(error: unknown): unknown {
  return error instanceof ApiError ? error.body : undefined;
}

/** The server's error code (reading R11): `stale`, `last_admin`, ...; undefined if there is none. */
export function refusalCode(error: unknown): string | undefined {
  return codeOf(refusalBody(error));
}

function codeOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined;
  return typeof body.code === 'string' ? body.code : undefined;
}

/** The text key or server message to show for an error. Errors that come from no call have developer messages, which are not shown. */
export function errorTextKey(error: unknown): string {
  const isAnswer = error instanceof ApiError || (error instanceof Error && 'status' in error);
  return isAnswer ? error.message : 'app.errors.unexpected';
}
