import * as v from 'valibot';
import { ApiError } from './apiError';
import type { Answer, Call, Send } from './send';

export type Request = <Schema extends v.GenericSchema>(
  schema: Schema,
  call: Call,
) => Promise<v.InferOutput<Schema>>;

/** Returns a function that sends a call and parses the response. It throws an ApiError: 'refused' with status and body, or 'unusable'. */
export function createRequest(send: Send): Request {
  return async (schema, call) => {
    const answer = accepted(await send(call));
    const content = parseJson(answer.text);
    const parsed = v.safeParse(schema, content);
    if (content === undefined || !parsed.success) throw new ApiError('unusable', answer.status);
    return parsed.output;
  };
}

/** Returns the answer if its status is 2xx; otherwise throws an ApiError 'refused'. */
export function accepted(answer: Answer): Answer {
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw new ApiError('refused', answer.status, parseJson(answer.text), retryAfter(answer.headers));
}

/** `Retry-After` in seconds, given as a delay or a date (RFC 9110, section 10.2.3). */
function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('Retry-After') ?? '';
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/** Parses JSON, with or without a byte order mark; undefined for other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** A JSON body with its content type. */
export function jsonBody(value: unknown): Pick<Call, 'headers' | 'body'> {
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(value) };
}
