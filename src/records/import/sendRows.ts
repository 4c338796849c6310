import { useRef, useState } from 'react';
import type { FailureKind } from '@/api/apiError';
import { refusalOf } from '@/api/refusal';
import { useAbortable } from '../calls/useAbortable';
import type { ImportRow } from './defineImport';

/** The outcome of a row so far. */
export interface RowOutcome {
  /** The server's verdict (docs/api.md), or a code of ours, such as `failed` for a call that did not arrive. */
  readonly code: string;
  /** The reason, in the server's words or as a text key. */
  readonly message?: string;
  /** The value concerned, if a cell holds several. */
  readonly value?: string;
  readonly otherLine?: number;
  readonly column?: string;
  /** What else is wrong with the row. */
  readonly further?: readonly Pick<RowOutcome, 'code' | 'message' | 'value'>[];
  /** The row's text before and after the import. */
  readonly before?: string;
  readonly after?: string;
  /** The text that it translates. */
  readonly source?: string;
  /** What is to be looked at, though the row can be imported: codes of the area, with what of the row is meant. */
  readonly findings?: readonly {
    readonly code: string;
    readonly severity: 'error' | 'warning' | 'info';
    readonly form?: number | undefined;
    readonly detail?: string | undefined;
  }[];
}

export type RowOutcomes = ReadonlyMap<number, RowOutcome>;

/** What an outcome means for the row; `open`: nothing is known yet. */
export type OutcomeKind = 'open' | 'ready' | 'skipped' | 'done' | 'problem' | 'failed';

const kinds: Readonly<Record<string, OutcomeKind>> = {
  ready: 'ready',
  update: 'ready',
  exists: 'skipped',
  skipped: 'skipped',
  same: 'skipped',
  kept: 'skipped',
  untranslated: 'skipped',
  left_out: 'skipped',
  done: 'done',
  updated: 'done',
  failed: 'failed',
};

/** The kind of an outcome; unknown codes are problems. */
export function kindOf(outcome: RowOutcome | undefined): OutcomeKind {
  return outcome === undefined ? 'open' : (kinds[outcome.code] ?? 'problem');
}

/** Whether rows create records, or will: other rows change those that exist, or nothing. */
export const hasNewRecords = (outcomes: RowOutcomes): boolean =>
  [...outcomes.values()].some(({ code }) => code === 'ready' || code === 'done');

/** A row of a file, identified by `line`. */
export interface Row {
  readonly line: number;
}

export function rowsOfKind<R extends Row>(
  rows: readonly R[],
  outcomes: RowOutcomes,
  ...wantedKinds: readonly OutcomeKind[]
): R[] {
  return rows.filter(({ line }) => wantedKinds.includes(kindOf(outcomes.get(line))));
}

/** The final outcome of each row: the import's, else the check's, else that it was not sent. */
export function finalOutcomes(
  rows: readonly Row[],
  check: RowOutcomes,
  run: RowOutcomes,
  leftOut: ReadonlySet<number> = new Set(),
): Map<number, RowOutcome> {
  return new Map(
    rows.map(({ line }) => {
      const checkOutcome = check.get(line);
      const wasReady = kindOf(checkOutcome) === 'ready';
      const finalCheck =
        checkOutcome === undefined || kindOf(checkOutcome) === 'failed'
          ? { code: 'not_checked' }
          : checkOutcome;
      return [
        line,
        run.get(line) ?? (wasReady ? { code: leftOut.has(line) ? 'left_out' : 'not_sent' } : finalCheck),
      ];
    }),
  );
}

/** Sends rows and returns their outcomes by line. Rejects with an ApiError or with the signal's reason. */
export type SendRows<R extends Row = ImportRow> = (
  rows: readonly R[],
  signal: AbortSignal,
) => Promise<RowOutcomes>;

const defaultChunkSize = 200;

/** After this many consecutive failed calls, the rest is not sent. */
const maxFailures = 3;

/** Refusals that the following rows would get as well. */
const finalKinds = new Set<FailureKind | undefined>(['forbidden', 'antiForgery', 'unauthorized', 'ended']);

/** How it ended: all rows sent, cancelled, or stopped for a reason (a text key) that applies to all rows. */
export type ChunksEnd =
  | { readonly end: 'finished' | 'cancelled' }
  | { readonly end: 'stopped'; readonly reason: string };

/** Sends rows in chunks, one after the other; continues after a failed call, unless the next one would fail as well. */
export async function runChunks<R extends Row>(
  rows: readonly R[],
  send: SendRows<R>,
  signal: AbortSignal,
  onOutcomes: (outcomes: RowOutcomes) => void,
  chunkSize = defaultChunkSize,
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
      const { message: reason, kind } = refusalOf(error);
      failures += 1;
      onOutcomes(new Map(chunk.map(({ line }) => [line, { code: 'failed', message: reason }])));
      if (finalKinds.has(kind) || failures === maxFailures) return { end: 'stopped', reason };
    }
  }
  return { end: 'finished' };
}

/** The outcomes of all rows of a chunk; those missing in the answer have failed. */
function complete(chunk: readonly Row[], answer: RowOutcomes): RowOutcomes {
  const missingOutcome: RowOutcome = { code: 'failed', message: 'app.errors.unusable' };
  return new Map(chunk.map(({ line }) => [line, answer.get(line) ?? missingOutcome]));
}

/** The state of sending rows: how many of the last batch are done, and what is known of each row so far. */
interface RowTask {
  readonly phase: 'idle' | 'running' | 'stopping' | ChunksEnd['end'];
  readonly done: number;
  readonly total: number;
  readonly outcomes: RowOutcomes;
  /** Why the rest was not sent, as a text key. */
  readonly reason?: string;
}

const idle: RowTask = { phase: 'idle', done: 0, total: 0, outcomes: new Map() };

/**
 * Sends rows in chunks and collects the outcomes. Stops when the page is left.
 * @param chunkSize the number of rows in one call; default: 200
 */
export function useRowTask<R extends Row>(chunkSize?: number) {
  const [task, setTask] = useState(idle);
  const { begin, abort } = useAbortable();
  const current = useRef<AbortSignal>(undefined);

  /**
   * Sends rows. `knownOutcomes` holds those so far, including those of rows that are not sent. Resolves when it has
   * ended.
   */
  async function start(rows: readonly R[], send: SendRows<R>, knownOutcomes: RowOutcomes): Promise<void> {
    const signal = begin();
    current.current = signal;
    const isCurrent = () => current.current === signal;
    const outcomes = new Map(knownOutcomes);
    for (const { line } of rows) outcomes.delete(line);
    let done = 0;
    setTask({ phase: 'running', done, total: rows.length, outcomes: new Map(outcomes) });
    const addOutcomes = (newOutcomes: RowOutcomes) => {
      if (!isCurrent()) return;
      for (const [line, outcome] of newOutcomes) outcomes.set(line, outcome);
      done += newOutcomes.size;
      setTask((previous) => ({ ...previous, done, outcomes: new Map(outcomes) }));
    };
    const end = await runChunks(rows, send, signal, addOutcomes, chunkSize);
    if (!isCurrent()) return;
    const reason = end.end === 'stopped' ? { reason: end.reason } : {};
    setTask((previous) => ({ ...previous, phase: end.end, ...reason }));
  }

  function cancel(): void {
    abort();
    setTask((previous) => (previous.phase === 'running' ? { ...previous, phase: 'stopping' } : previous));
  }

  function reset(): void {
    abort();
    current.current = undefined;
    setTask(idle);
  }

  return { ...task, start, cancel, reset };
}
