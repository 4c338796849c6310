import * as v from 'valibot';
import { errorTextKey } from '../../api/apiError';
import { idSchema, type RecordCalls } from '../../api/records';
import type { ImportDescription, ImportMode, ImportRow } from './defineImport';

/** What is known of a row. */
export interface RowOutcome {
  /** The server's verdict (docs/api.md), or a code of ours, such as `failed` for a call that did not arrive. */
  readonly code: string;
  /** Why, in the server's words, or the key of a text. */
  readonly message?: string;
  readonly otherLine?: number;
  readonly column?: string;
  /** What the row's text was and would be. */
  readonly before?: string;
  readonly after?: string;
}

export type RowOutcomes = ReadonlyMap<number, RowOutcome>;

/** What an outcome means for the row; `open` is a row that nothing is known of yet. */
export type OutcomeKind = 'open' | 'ready' | 'skipped' | 'done' | 'problem' | 'failed';

const kinds: Readonly<Record<string, OutcomeKind>> = {
  ready: 'ready',
  update: 'ready',
  exists: 'skipped',
  skipped: 'skipped',
  same: 'skipped',
  kept: 'skipped',
  left_out: 'skipped',
  done: 'done',
  updated: 'done',
  failed: 'failed',
};

/** A code that is not known counts as a problem of its row. */
export function kindOf(outcome: RowOutcome | undefined): OutcomeKind {
  return outcome === undefined ? 'open' : (kinds[outcome.code] ?? 'problem');
}

/** A row of a file; `line` tells it from the others. */
export interface Row {
  readonly line: number;
}

export function rowsOfKind<R extends Row>(
  rows: readonly R[],
  outcomes: RowOutcomes,
  ...wanted: readonly OutcomeKind[]
): R[] {
  return rows.filter(({ line }) => wanted.includes(kindOf(outcomes.get(line))));
}

/** What became of each row in the end: what the import said, else what the check found, else that it was not sent. */
export function finalOutcomes(
  rows: readonly Row[],
  check: RowOutcomes,
  run: RowOutcomes,
  leftOut: ReadonlySet<number> = new Set(),
): Map<number, RowOutcome> {
  return new Map(
    rows.map(({ line }) => {
      const found = check.get(line);
      const wasMeant = kindOf(found) === 'ready';
      const checked = found === undefined || kindOf(found) === 'failed' ? { code: 'not_checked' } : found;
      return [
        line,
        run.get(line) ?? (wasMeant ? { code: leftOut.has(line) ? 'left_out' : 'not_sent' } : checked),
      ];
    }),
  );
}

/** Sends rows and gives what became of them, by line. Rejects with an ApiError or with the signal's reason. */
export type SendRows<R extends Row = ImportRow> = (
  rows: readonly R[],
  signal: AbortSignal,
) => Promise<RowOutcomes>;

const answerSchema = v.object({
  results: v.array(
    v.object({
      line: v.number(),
      verdict: v.string(),
      id: v.optional(idSchema),
      message: v.optional(v.string()),
    }),
  ),
});

/** Makes the import call; a real one cannot be aborted, so that it is known which rows were imported. */
export function createSendRows(
  calls: RecordCalls,
  { resource, call = '/actions/import' }: ImportDescription,
  { mode, dryRun }: { mode: ImportMode; dryRun: boolean },
): SendRows {
  return async (rows, signal) => {
    const { results } = await calls.call(resource, {
      path: call,
      method: 'POST',
      body: { rows, mode, dryRun },
      reads: dryRun,
      schema: answerSchema,
      ...(dryRun && { signal }),
    });
    return new Map<number, RowOutcome>(
      results.map(({ line, verdict, id, message }) => {
        // The server also calls a row skipped that a guard or a check of its fields refuses.
        const isKnown = mode === 'skip' && id !== undefined;
        const code = verdict === 'skipped' && !isKnown ? 'refused' : verdict;
        return [line, { code, ...(message !== undefined && { message }) }];
      }),
    );
  };
}

const usualChunk = 200;

/** After so many failed calls in a row the rest is not sent any more. */
const maxFailures = 3;

/** Refusals that the next rows would meet as well. */
const final = new Set([
  'app.errors.forbidden',
  'app.errors.antiForgery',
  'app.errors.unauthorized',
  'app.errors.ended',
]);

/** How it ended: with all rows sent, cancelled, or stopped for a reason (a text's key) that holds for all rows. */
export type ChunksEnd =
  | { readonly end: 'finished' | 'cancelled' }
  | { readonly end: 'stopped'; readonly reason: string };

/** Sends rows in chunks, one after the other; after a failed call it goes on, unless the next would fail as well. */
export async function runChunks<R extends Row>(
  rows: readonly R[],
  send: SendRows<R>,
  signal: AbortSignal,
  onOutcomes: (outcomes: RowOutcomes) => void,
  chunkSize = usualChunk,
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
      onOutcomes(new Map(chunk.map(({ line }) => [line, { code: 'failed', message: reason }])));
      if (final.has(reason) || failures === maxFailures) return { end: 'stopped', reason };
    }
  }
  return { end: 'finished' };
}

/** A row that the server's answer leaves out has failed. */
function complete(chunk: readonly Row[], answer: RowOutcomes): RowOutcomes {
  const missing: RowOutcome = { code: 'failed', message: 'app.errors.unusable' };
  return new Map(chunk.map(({ line }) => [line, answer.get(line) ?? missing]));
}
