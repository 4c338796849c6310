import { isRecord, json } from '../answers';
import type { Fields } from '../store';
import type { Interference, PlayedCall } from './scenario';

/** An interference with calls of one kind; others pass. */
export function when(
  kinds: PlayedCall['kind'] | readonly PlayedCall['kind'][],
  interfere: Interference,
): Interference {
  return (call, pass) => ([kinds].flat().includes(call.kind) ? interfere(call, pass) : pass());
}

/** Resolves after a time in milliseconds. */
export const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** Never resolves: the client has to give up by itself. */
export const silence = () => new Promise<never>(() => {});

/** An HTML page instead of data, as a proxy or a captive portal sends it. */
export function htmlPage(): Response {
  return new Response('<!doctype html><title>Gateway</title><h1>Please sign in to the network</h1>', {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/** The response with changed fields in its body; a body that is not an object stays unchanged. */
export async function withFields(
  answer: Response | Promise<Response>,
  change: (body: Fields) => Fields,
): Promise<Response> {
  const response = await answer;
  if (!response.ok) return response;
  const body: unknown = await response.clone().json();
  return isRecord(body) ? json(change(body), response.status) : response;
}
