import { errorTextKey } from '../../../../api/apiError';
import type { ImportRow } from './importRow';
import type { Outcome } from './outcome';

/** How many rows one call takes. */
const chunkSize = 200;

/** So many calls in a row fail before the rest is not sent any more. */
const patience = 3;

/** Refusals that the next rows would meet as well. */
const final = new Set(['app.errors.forbidden', 'app.errors.unauthorized', 'app.errors.ended']);

/** Sends rows and gives what became of them, by line. Rejects with an ApiError or with the signal's reason. */
export type SendRows = (
  rows: readonly ImportRow[],
  signal: AbortSignal,
) => Promise<ReadonlyMap<number, Outcome>>;

/** How it ended: with all rows sent, cancelled, or given up for a reason (a text's key) that holds for all rows. */
export type ChunksEnd =
  | { readonly end: 'finished' | 'cancelled' }
  | { readonly end: 'stopped'; readonly reason: string };

/**
 * Sends rows in chunks, one after the other. The rows of a call that fails are marked so, and the next ones are sent all the
 * same, unless the failure would meet them too. Rows that were not sent get no outcome.
 */
export async function runChunks(
  rows: readonly ImportRow[],
  send: SendRows,
  signal: AbortSignal,
  onOutcomes: (outcomes: ReadonlyMap<number, Outcome>) => void,
): Promise<ChunksEnd> {
  let failures = 0;
  for (let start = 0; start < rows.length; start += chunkSize) {
    if (signal.aborted) return { end: 'cancelled' };
    const chunk = rows.slice(start, start + chunkSize);
    try {
      onOutcomes(complete(chunk, await send(chunk, signal)));
      failures = 0;
    } catch (error) {
      if (error === signal.reason) return { end: 'cancelled' };
      const reason = errorTextKey(error);
      failures += 1;
      onOutcomes(new Map(chunk.map(({ line }) => [line, { verdict: 'failed', message: reason }])));
      if (final.has(reason) || failures === patience) return { end: 'stopped', reason };
    }
  }
  return { end: 'finished' };
}

/** A row that the server's answer leaves out has failed. */
function complete(chunk: readonly ImportRow[], answer: ReadonlyMap<number, Outcome>): Map<number, Outcome> {
  const missing: Outcome = { verdict: 'failed', message: 'app.errors.unusable' };
  return new Map(chunk.map(({ line }) => [line, answer.get(line) ?? missing]));
}
