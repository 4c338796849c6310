/** Why a call failed: `refused` has `status` and `body`, `partial` refuses some rows of a bulk change, `ended` came after the session was replaced. */
export type ApiErrorReason = 'offline' | 'timeout' | 'refused' | 'partial' | 'unusable' | 'ended';

/** A failed call. `message` is a text key or, for a conflict, the server's own words (reading R11); no token and no answer's text is in it. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly reason: ApiErrorReason;
  readonly status: number | undefined;
  /** The parsed JSON of a refusal: react-admin reads `errors` of it for the fields of a form. */
  readonly body: unknown;
  /** After how many seconds the server wants to be asked again; undefined where it says nothing. */
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
  // No permission is missing: whoever asks an administrator for one would get nowhere.
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

/** The code with which the server refused (reading R11): `stale`, `last_admin`, ...; undefined when there is none. */
export function refusalCode(error: unknown): string | undefined {
  return error instanceof ApiError ? codeOf(error.body) : undefined;
}

function codeOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined;
  return typeof body.code === 'string' ? body.code : undefined;
}

/** The text key or the server's words for any error; the message of one that no call gave is for developers and not shown. */
export function errorTextKey(error: unknown): string {
  const isAnswer = error instanceof ApiError || (error instanceof Error && 'status' in error);
  return isAnswer ? error.message : 'app.errors.unexpected';
}
