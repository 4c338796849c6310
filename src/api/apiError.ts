/**
 * Why a call did not give what was asked for. `status` and `body` are set when the server refused; `partial` is a bulk
 * change of which some rows were refused; `ended` is an answer for a session that has been replaced meanwhile.
 */
export type ApiErrorReason = 'offline' | 'timeout' | 'refused' | 'partial' | 'unusable' | 'ended';

/**
 * A call that failed. `message` is the key of a text for the person (`app.errors.*`), or, for a conflict, the
 * server's own words (reading R11): react-admin shows it as it is. No token and no answer's text is ever in it.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly reason: ApiErrorReason;
  readonly status: number | undefined;
  /** The parsed JSON of a refusal: react-admin reads `errors` of it for the fields of a form. */
  readonly body: unknown;
  constructor(reason: ApiErrorReason, status?: number, body?: unknown) {
    super(serverWords(status, body) ?? textKey(reason, status));
    this.reason = reason;
    this.status = status;
    this.body = body;
  }
}

function serverWords(status: number | undefined, body: unknown): string | undefined {
  if (status !== 409 || typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' && body.message.trim() !== ''
    ? body.message.slice(0, 500)
    : undefined;
}

function textKey(reason: ApiErrorReason, status = 0): string {
  if (reason !== 'refused') return `app.errors.${reason}`;
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
  const body = error instanceof ApiError ? error.body : undefined;
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined;
  return typeof body.code === 'string' ? body.code : undefined;
}

/**
 * What tells a person what happened, for any error: the key of a text, or the server's own words. The message of an
 * error that no call has given is for developers, so it is not shown.
 */
export function errorTextKey(error: unknown): string {
  const isAnswer = error instanceof ApiError || (error instanceof Error && 'status' in error);
  return isAnswer ? error.message : 'app.errors.unexpected';
}
