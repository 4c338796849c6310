import { useCallback, useRef, useState } from 'react';
import { useAbortable } from '../calls/useAbortable';
import { type ChunksEnd, type Row, type RowOutcomes, runChunks, type SendRows } from './sendRows';

/** Rows on their way to the server: how many of those sent last are through, and what is known of each row so far. */
interface RowTask {
  readonly phase: 'idle' | 'running' | 'stopping' | ChunksEnd['end'];
  readonly done: number;
  readonly total: number;
  readonly outcomes: RowOutcomes;
  /** Why the rest was not sent: a text's key. */
  readonly reason?: string;
}

const idle: RowTask = { phase: 'idle', done: 0, total: 0, outcomes: new Map() };

/**
 * Sends rows one chunk after the other and keeps what came back. It ends when the page is left.
 * @param chunkSize how many rows one call has; 200 unless told
 */
export function useRowTask<R extends Row>(chunkSize?: number) {
  const [task, setTask] = useState(idle);
  const { begin, abort } = useAbortable();
  const current = useRef<AbortSignal>(undefined);

  /** Sends rows; `known` is what is known of the rows before, those that are not sent included. Resolves when it has ended. */
  const start = useCallback(
    async (rows: readonly R[], send: SendRows<R>, known: RowOutcomes) => {
      const signal = begin();
      current.current = signal;
      const isCurrent = () => current.current === signal;
      const outcomes = new Map(known);
      for (const { line } of rows) outcomes.delete(line);
      let done = 0;
      setTask({ phase: 'running', done, total: rows.length, outcomes: new Map(outcomes) });
      const arrive = (arrived: RowOutcomes) => {
        if (!isCurrent()) return;
        for (const [line, outcome] of arrived) outcomes.set(line, outcome);
        done += arrived.size;
        setTask((before) => ({ ...before, done, outcomes: new Map(outcomes) }));
      };
      const end = await runChunks(rows, send, signal, arrive, chunkSize);
      if (!isCurrent()) return;
      const reason = end.end === 'stopped' ? { reason: end.reason } : {};
      setTask((before) => ({ ...before, phase: end.end, ...reason }));
    },
    [begin, chunkSize],
  );

  const cancel = useCallback(() => {
    abort();
    setTask((before) => (before.phase === 'running' ? { ...before, phase: 'stopping' } : before));
  }, [abort]);

  const reset = useCallback(() => {
    abort();
    current.current = undefined;
    setTask(idle);
  }, [abort]);

  return { ...task, start, cancel, reset };
}
