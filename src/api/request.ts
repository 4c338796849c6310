import * as v from 'valibot';
import { ApiError } from './apiError';
import type { Answer, Call, Send } from './send';

/** A call whose answer is JSON of a known shape. */
export type Request = <Schema extends v.GenericSchema>(
  schema: Schema,
  call: Call,
) => Promise<v.InferOutput<Schema>>;

/**
 * Sends a call and parses its answer with the schema.
 * @throws ApiError 'refused' with status and body, or 'unusable' when the answer is no JSON or does not fit
 */
export function createRequest(send: Send): Request {
  return async (schema, call) => {
    const answer = accepted(await send(call));
    const content = parseJson(answer.text);
    const parsed = v.safeParse(schema, content);
    if (content === undefined || !parsed.success) throw new ApiError('unusable', answer.status);
    return parsed.output;
  };
}

/**
 * The answer, if the server accepted the call.
 * @throws ApiError 'refused'
 */
export function accepted(answer: Answer): Answer {
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw new ApiError('refused', answer.status, parseJson(answer.text));
}

/** JSON as a value; undefined when the text is none. A byte order mark is tolerated. */
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
