import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImportRow } from './importRow';
import type { Outcome } from './outcome';
import { type ChunksEnd, runChunks, type SendRows } from './runChunks';

type Outcomes = ReadonlyMap<number, Outcome>;

/** Rows on their way to the server: how many of those sent last are through, and what is known of each row so far. */
export interface RowTask {
  readonly phase: 'idle' | 'running' | 'stopping' | ChunksEnd['end'];
  readonly done: number;
  readonly total: number;
  readonly outcomes: Outcomes;
  /** Why the rest was not sent: a text's key. */
  readonly reason?: string;
}

const idle: RowTask = { phase: 'idle', done: 0, total: 0, outcomes: new Map() };

/** Sends rows one chunk after the other and keeps what came back. It ends when the page is left. */
export function useRowTask() {
  const [task, setTask] = useState(idle);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  /** Sends rows; `known` is what is known of the rows before, those that are not sent included. Resolves when it has ended. */
  const start = useCallback(async (rows: readonly ImportRow[], send: SendRows, known: Outcomes) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    const outcomes = new Map(known);
    for (const { line } of rows) outcomes.delete(line);
    const current = () => controller.current === own;
    let done = 0;
    setTask({ phase: 'running', done, total: rows.length, outcomes: new Map(outcomes) });
    const end = await runChunks(rows, send, own.signal, (arrived) => {
      if (!current()) return;
      for (const [line, outcome] of arrived) outcomes.set(line, outcome);
      done += arrived.size;
      setTask((before) => ({ ...before, done, outcomes: new Map(outcomes) }));
    });
    if (!current()) return;
    const reason = end.end === 'stopped' ? { reason: end.reason } : {};
    setTask((before) => ({ ...before, phase: end.end, ...reason }));
  }, []);

  const cancel = useCallback(() => {
    controller.current?.abort();
    setTask((before) => (before.phase === 'running' ? { ...before, phase: 'stopping' } : before));
  }, []);

  const reset = useCallback(() => {
    controller.current?.abort();
    controller.current = undefined;
    setTask(idle);
  }, []);

  return { ...task, start, cancel, reset };
}
