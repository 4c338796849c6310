/** Why a call failed: `refused` has `status` and `body`, `partial` refuses some rows of a bulk change, `ended` came after the session was replaced. */
export type ApiErrorReason = 'offline' | 'timeout' | 'refused' | 'partial' | 'unusable' | 'ended';

/** A failed call. `message` is a text key or, for a conflict, the server's own message (reading R11); it never contains tokens or response bodies. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly reason: ApiErrorReason;
  readonly status: number | undefined;
  /** The parsed JSON of a refusal; react-admin shows its `errors` at the fields of a form. */
  readonly body: unknown;
  /** Seconds to wait before a retry (`Retry-After`); undefined if the server gives none. */
  readonly retryAfter: number | undefined;
  constructor(reason: ApiErrorReason, status?: number, body?: unknown, retryAfter?: number) {
    super(serverWords(status, body) ?? textKey(reason, status, body));
    this.reason = reason;
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

function serverWords(status: number | undefined, body: unknown): string | undefined {
  if (status !== 409 || typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' && body.message.trim() !== ''
    ? body.message.slice(0, 500)
    : undefined;
}

function textKey(reason: ApiErrorReason, status = 0, body?: unknown): string {
  if (reason !== 'refused') return `app.errors.${reason}`;
  // Not a missing permission: asking an administrator for one would not help.
  if (status === 403 && codeOf(body) === 'anti_forgery') return 'app.errors.antiForgery';
  const known: Record<number, string> = {
    400: 'invalid',
    401: 'unauthorized',
    403: 'forbidden',
    404: 'notFound',
    409: 'conflict',
    422: 'invalid',
    429: 'tooMany',
  };
  return `app.errors.${known[status] ?? (status >= 500 ? 'server' : 'refused')}`;
}

/** The server's error code (reading R11): `stale`, `last_admin`, ...; undefined if there is none. */
export function refusalCode(error: unknown): string | undefined {
  return error instanceof ApiError ? codeOf(error.body) : undefined;
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
