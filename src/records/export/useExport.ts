import { useRef, useState } from 'react';
import { type RaRecord, useDataProvider, useListContext, useLocaleState, useNotify } from 'react-admin';
import { useOwnTexts } from '../../ui/useOwnTexts';
import { useAbortable } from '../calls/useAbortable';
import { useErrorText } from '../calls/useErrorText';
import type { createExport, ExportedFile } from './createExport';
import type { ExportDescription } from './defineExport';

/** How far an export is; `error` is a sentence. Nothing has been saved before it is `idle` again. */
export type ExportState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly done: number; readonly total: number }
  | { readonly phase: 'failed'; readonly error: string; readonly done: number; readonly total: number }
  | { readonly phase: 'changed'; readonly result: ExportedFile };

export type ExportTask = ReturnType<typeof useExport>;
type Run = ReturnType<typeof createExport>;

/**
 * Exports records of the list around it.
 * @param chosen the chosen ones; else all that match its filter, in its order, not only the page in sight
 */
export function useExport<R extends RaRecord>(description: ExportDescription<R>, chosen: boolean) {
  const list = useListContext();
  const total = chosen ? list.selectedIds.length : (list.total ?? 0);
  const provider = useDataProvider();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const text = useOwnTexts('records.export', description.texts);
  const errorText = useErrorText();
  const [state, setState] = useState<ExportState>({ phase: 'idle' });
  const started = useRef<Run>(undefined);
  const { begin, abort } = useAbortable();

  function save(file: ExportedFile): void {
    file.save();
    setState({ phase: 'idle' });
    notify(text('records.export.done', { smart_count: file.count }));
  }

  async function run(done: number, of: number): Promise<void> {
    const signal = begin();
    const reached = { done, total: of };
    setState({ phase: 'running', ...reached });
    try {
      started.current ??= await prepare();
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

  /** papaparse comes with the first export. */
  async function prepare(): Promise<Run> {
    const module = await import('./createExport');
    const { resource, filterValues, filter, sort, selectedIds } = list;
    const records = chosen ? { ids: selectedIds } : { filter: { ...filterValues, ...filter }, sort };
    return module.createExport(provider, description, { resource, records, locale });
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
