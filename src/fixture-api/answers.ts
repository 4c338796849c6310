/** A field's name and what is wrong with it: a translation key or a text (reading R11). */
export type FieldErrors = Record<string, string>;

/** A JSON answer; no answer of the API may be cached. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  });
}

export function noContent(): Response {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

export function refusal(status: number, code: string, message?: string): Response {
  return json({ code, ...(message !== undefined && { message }) }, status);
}

/** 422: the form shows the errors at its fields. */
export function invalid(errors: FieldErrors): Response {
  return json({ errors }, 422);
}

/** Thrown for a request that cannot be understood; becomes 400 `{code: 'bad_request', message}`. */
export class BadRequest extends Error {
  override name = 'BadRequest';
}

/** @throws BadRequest when the body is not a JSON object */
export async function readObject(request: Request): Promise<Record<string, unknown>> {
  const body = parseJson(await request.text(), 'The body');
  if (!isRecord(body)) throw new BadRequest('The body must be a JSON object');
  return body;
}

/** @throws BadRequest naming `what` when the text is not JSON */
export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequest(`${what} must be JSON`);
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
