import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useListContext, useLocaleState, useNotify } from 'react-admin';
import { errorTextKey } from '../../../../api/apiError';
import type { UserExport } from './exportUsers';
import { csvFileName, saveFile } from './saveFile';
import { separatorOf } from './separator';
import { useCount } from './useCount';

/** How far an export is; `error` is a text's key. Nothing has been saved before it is `idle` again. */
export type ExportState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly done: number; readonly total: number }
  | { readonly phase: 'failed'; readonly error: string; readonly done: number; readonly total: number }
  | { readonly phase: 'changed'; readonly result: UserExport };

type Run = (signal: AbortSignal, onProgress: (done: number, total: number) => void) => Promise<UserExport>;

/** Exports the users of the list around it: all that match its filter, in its order, not only the page in sight. */
export function useUserExport() {
  const { filterValues, filter, sort, total = 0 } = useListContext();
  const provider = useDataProvider();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const count = useCount();
  const [state, setState] = useState<ExportState>({ phase: 'idle' });
  const started = useRef<Run>(undefined);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  function save({ file, count: users }: UserExport): void {
    saveFile(file, csvFileName('users'));
    setState({ phase: 'idle' });
    const args = { smart_count: users, count: count(users) };
    notify('areas.user-management.users.export.done', { messageArgs: args });
  }

  async function run(done: number, of: number, begin: () => Promise<Run>): Promise<void> {
    controller.current = new AbortController();
    const { signal } = controller.current;
    const reached = { done, total: of };
    setState({ phase: 'running', ...reached });
    try {
      started.current ??= await begin();
      const result = await started.current(signal, (now, all) => {
        Object.assign(reached, { done: now, total: all });
        setState({ phase: 'running', ...reached });
      });
      if (result.complete) save(result);
      else setState({ phase: 'changed', result });
    } catch (error) {
      if (!signal.aborted) setState({ phase: 'failed', error: errorTextKey(error), ...reached });
    }
  }

  /** papaparse comes with the first export. */
  async function begin(): Promise<Run> {
    const { createUserExport } = await import('./exportUsers');
    const query = { filter: { ...filterValues, ...filter }, sort, separator: separatorOf(locale) };
    return createUserExport(provider, query);
  }

  return {
    state,
    total,
    save,
    start: () => {
      started.current = undefined;
      return run(0, total, begin);
    },
    /** Goes on where it stopped. */
    retry: () => (state.phase === 'failed' ? run(state.done, state.total, begin) : undefined),
    cancel: () => {
      controller.current?.abort();
      setState({ phase: 'idle' });
    },
  };
}
