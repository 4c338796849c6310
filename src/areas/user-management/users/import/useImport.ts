import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useRecordCalls } from '../../../../records/calls/useRecordCalls';
import { checkRows, type ImportRow, toImportRows } from './importRow';
import { type Mapping, suggestMapping } from './mapping';
import type { OpenedFile } from './openFile';
import { kindOf } from './outcome';
import { createSendRows, type ImportMode } from './sendRows';
import { useRowTask } from './useRowTask';

export const importSteps = ['file', 'columns', 'check', 'run', 'result'] as const;
export type ImportStep = (typeof importSteps)[number];

/** An import from the file to its result. Going back keeps everything; another file or mapping makes the next check a new one. */
export function useImport() {
  const calls = useRecordCalls();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<ImportStep>('file');
  const [file, setFile] = useState<OpenedFile>();
  const [mapping, setMapping] = useState<Mapping>();
  const [mode, setMode] = useState<ImportMode>('skip');
  const check = useRowTask();
  const run = useRowTask();
  const rows = useMemo(() => (file && mapping ? toImportRows(file.table, mapping) : []), [file, mapping]);

  const ofKinds = (task: typeof check, ...kinds: string[]) =>
    rows.filter(({ line }) => kinds.includes(kindOf(task.outcomes.get(line))));

  const forget = () => {
    check.reset();
    run.reset();
  };

  async function send(chosen: readonly ImportRow[]): Promise<void> {
    setStep('run');
    await run.start(chosen, createSendRows(calls, mode, false), run.outcomes);
    await queryClient.invalidateQueries({ queryKey: ['user-management/users'] });
    setStep('result');
  }

  return {
    step,
    file,
    mapping,
    mode,
    rows,
    check,
    run,
    goTo: setStep,

    open(opened: OpenedFile) {
      forget();
      setFile(opened);
      setMapping(suggestMapping(opened.table.columns));
    },
    setMapping(next: Mapping) {
      forget();
      setMapping(next);
    },
    setMode(next: ImportMode) {
      forget();
      setMode(next);
    },
    /** Asks the server about all rows that it can judge, once for each mapping. */
    startCheck() {
      setStep('check');
      if (file === undefined || check.phase !== 'idle') return;
      const known = checkRows(file.table, rows);
      void check.start(
        rows.filter(({ line }) => !known.has(line)),
        createSendRows(calls, mode, true),
        known,
      );
    },
    /** Asks again about the rows whose call failed or was not made. */
    goOnChecking() {
      void check.start(ofKinds(check, 'open', 'failed'), createSendRows(calls, mode, true), check.outcomes);
    },
    startRun: () => void send(ofKinds(check, 'ready')),
    /** Sends the rows again whose call failed, and those that were not sent. */
    goOnRunning() {
      const sent = new Set(ofKinds(check, 'ready').map(({ line }) => line));
      void send(ofKinds(run, 'open', 'failed').filter(({ line }) => sent.has(line)));
    },
    restart() {
      forget();
      setFile(undefined);
      setMapping(undefined);
      setMode('skip');
      setStep('file');
    },
  };
}

export type Import = ReturnType<typeof useImport>;
