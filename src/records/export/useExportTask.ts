import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useTextsWithOverrides } from '@/ui/useTextsWithOverrides';
import { useAbortable } from '../calls/useAbortable';
import { useErrorText } from '../calls/useErrorText';

/** The result of an export; `complete` is false if the records on the server changed while they were read. */
export interface ExportResult {
  readonly count: number;
  readonly total: number;
  readonly complete: boolean;
  readonly save: () => void;
  /** The sentence shown once it is saved; default: how many records were exported. */
  readonly done?: string;
}

/** The progress of an export; `error` is a sentence. The file is saved only when it is `idle` again. */
export type ExportState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly done: number; readonly total: number }
  | { readonly phase: 'failed'; readonly error: string; readonly done: number; readonly total: number }
  | { readonly phase: 'changed'; readonly result: ExportResult };

export type ExportTask = ReturnType<typeof useExportTask>;

/**
 * Reads the records to export. Called again after a failure, it resumes where it failed. @throws ApiError, or the
 * signal's reason
 */
type Run = (signal: AbortSignal, onProgress: (done: number, total: number) => void) => Promise<ExportResult>;

interface ExportWork {
  /** How many records are expected, as far as known. */
  readonly total: number;
  /** The prefix of texts that override `records.export.*`. */
  readonly texts: string | undefined;
  readonly prepare: () => Run;
  readonly onSaved?: () => void;
}

/** An export with progress; it can be cancelled, and retried after a failure. */
export function useExportTask({ total, texts, prepare, onSaved }: ExportWork) {
  const notify = useNotify();
  const text = useTextsWithOverrides('records.export', texts);
  const errorText = useErrorText();
  const [state, setState] = useState<ExportState>({ phase: 'idle' });
  const currentRun = useRef<Run>(undefined);
  const { begin, abort } = useAbortable();

  function save(result: ExportResult): void {
    result.save();
    setState({ phase: 'idle' });
    notify(result.done ?? text('records.export.done', { smart_count: result.count }));
    onSaved?.();
  }

  async function run(done: number, expected: number): Promise<void> {
    const signal = begin();
    const progress = { done, total: expected };
    setState({ phase: 'running', ...progress });
    try {
      currentRun.current ??= prepare();
      const result = await currentRun.current(signal, (doneCount, totalCount) => {
        Object.assign(progress, { done: doneCount, total: totalCount });
        setState({ phase: 'running', ...progress });
      });
      if (result.complete) save(result);
      else setState({ phase: 'changed', result });
    } catch (error) {
      if (!signal.aborted) setState({ phase: 'failed', error: errorText(error), ...progress });
    }
  }

  return {
    state,
    total,
    text,
    save,
    start: () => {
      currentRun.current = undefined;
      return run(0, total);
    },
    retry: () => (state.phase === 'failed' ? run(state.done, state.total) : undefined),
    cancel: () => {
      abort();
      setState({ phase: 'idle' });
    },
  };
}
