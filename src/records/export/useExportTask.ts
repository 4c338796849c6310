import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useTextsWithOverrides } from '@/ui/useTextsWithOverrides';
import { useAbortable } from '../calls/useAbortable';
import { useErrorText } from '../calls/useErrorText';

/** What was exported; `complete` is false when the server's set changed while it was read. */
export interface ExportResult {
  readonly count: number;
  readonly total: number;
  readonly complete: boolean;
  readonly save: () => void;
}

/** How far an export is; `error` is a sentence. Nothing has been saved before it is `idle` again. */
export type ExportState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly done: number; readonly total: number }
  | { readonly phase: 'failed'; readonly error: string; readonly done: number; readonly total: number }
  | { readonly phase: 'changed'; readonly result: ExportResult };

export type ExportTask = ReturnType<typeof useExportTask>;

/** Reads what is exported. Called again after a failure, it goes on with what failed. @throws ApiError, or the signal's reason */
type Run = (signal: AbortSignal, onProgress: (done: number, total: number) => void) => Promise<ExportResult>;

interface ExportWork {
  /** How many there will be, as far as it is known. */
  readonly total: number;
  /** The prefix of texts in the area's own words, instead of `records.export.*`. */
  readonly texts: string | undefined;
  readonly prepare: () => Run;
  readonly onSaved?: () => void;
}

/** An export with its progress; it can be cancelled, and tried again after a failure. */
export function useExportTask({ total, texts, prepare, onSaved }: ExportWork) {
  const notify = useNotify();
  const text = useTextsWithOverrides('records.export', texts);
  const errorText = useErrorText();
  const [state, setState] = useState<ExportState>({ phase: 'idle' });
  const started = useRef<Run>(undefined);
  const { begin, abort } = useAbortable();

  function save(result: ExportResult): void {
    result.save();
    setState({ phase: 'idle' });
    notify(text('records.export.done', { smart_count: result.count }));
    onSaved?.();
  }

  async function run(done: number, of: number): Promise<void> {
    const signal = begin();
    const reached = { done, total: of };
    setState({ phase: 'running', ...reached });
    try {
      started.current ??= prepare();
      const result = await started.current(signal, (now, all) => {
        Object.assign(reached, { done: now, total: all });
        setState({ phase: 'running', ...reached });
      });
      if (result.complete) save(result);
      else setState({ phase: 'changed', result });
    } catch (error) {
      if (!signal.aborted) setState({ phase: 'failed', error: errorText(error), ...reached });
    }
  }

  return {
    state,
    total,
    text,
    save,
    start: () => {
      started.current = undefined;
      return run(0, total);
    },
    retry: () => (state.phase === 'failed' ? run(state.done, state.total) : undefined),
    cancel: () => {
      abort();
      setState({ phase: 'idle' });
    },
  };
}
