import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { useRecordCalls } from '../calls/useRecordCalls';
import { headedBy } from '../csv/headings';
import type { CsvFile, CsvRow } from '../csv/readCsv';
import {
  checkRows,
  createSendRows,
  type ImportDescription,
  type ImportMode,
  type ImportRow,
  type Mapping,
  suggestMapping,
  toImportRows,
} from './defineImport';
import { type Row, type RowOutcomes, rowsOfKind, type SendRows, useRowTask } from './sendRows';

export const importSteps = ['file', 'columns', 'check', 'run', 'result'] as const;
type ImportStep = (typeof importSteps)[number];

export type Import = ReturnType<typeof useImport>;

interface RowImport<R extends Row> {
  readonly rows: readonly R[];
  /** The call that imports rows, or checks them as a dry run. */
  readonly sendRows: (dryRun: boolean) => SendRows<R>;
  /** The resources that an import changes. */
  readonly refreshes: readonly string[];
  /** The lines of rows that the person excludes. */
  readonly leftOut?: ReadonlySet<number>;
  /** The number of rows in one call; default: 200. */
  readonly chunkSize?: number;
}

const none: ReadonlySet<number> = new Set();

/** Rows with their check and their import, as the steps show them. */
export interface RowTasks<R extends Row>
  extends Pick<ReturnType<typeof useRowImport<R>>, 'check' | 'run' | 'isChecking' | 'taken' | 'leftOf'> {
  readonly rows: readonly R[];
  readonly leftOut?: ReadonlySet<number>;
  readonly goOn: (of: 'check' | 'run') => void;
  readonly startRun: () => void;
}

/** The check of rows by a dry run, and the import of what it found to be ready. Both can be stopped and gone on with. */
export function useRowImport<R extends Row>({
  rows,
  sendRows,
  refreshes,
  leftOut = none,
  chunkSize,
}: RowImport<R>) {
  const queryClient = useQueryClient();
  const once = useOneAtATime();
  const check = useRowTask<R>(chunkSize);
  const run = useRowTask<R>(chunkSize);
  const isChecking = check.phase === 'running' || check.phase === 'stopping';
  // Computed once after the check: with many rows it is too slow to repeat for each answer.
  const ready = useMemo(
    () => (isChecking ? [] : rowsOfKind(rows, check.outcomes, 'ready')),
    [isChecking, rows, check.outcomes],
  );
  const taken = useMemo(() => ready.filter(({ line }) => !leftOut.has(line)), [ready, leftOut]);
  /** The rows of a step that failed or were not sent. */
  const leftOf = (of: 'check' | 'run') =>
    of === 'check'
      ? rowsOfKind(rows, check.outcomes, 'open', 'failed')
      : rowsOfKind(taken, run.outcomes, 'open', 'failed');
  const ask = (asked: readonly R[], known: RowOutcomes) => void check.start(asked, sendRows(true), known);
  const send = (chosen: readonly R[]) =>
    once(async () => {
      await run.start(chosen, sendRows(false), run.outcomes);
      await Promise.all(refreshes.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })));
      return true as const;
    });
  return {
    check,
    run,
    isChecking,
    /** The rows to import: ready and not excluded. */
    taken,
    leftOf,
    /** Checks all rows without a known outcome, once. */
    startCheck(known: RowOutcomes) {
      if (check.phase !== 'idle') return;
      ask(
        rows.filter(({ line }) => !known.has(line)),
        known,
      );
    },
    goOnChecking: () => ask(leftOf('check'), check.outcomes),
    /** Imports the taken rows, once. Resolves when it has ended; true for the click that started it. */
    startRun: () => send(taken),
    goOn: () => send(leftOf('run')),
    /** Makes the next check start over. */
    forget() {
      check.reset();
      run.reset();
    },
  };
}

/**
 * An import from the file to its result. Going back keeps everything; another file or mapping makes the next check
 * start over.
 */
export function useImport(description: ImportDescription) {
  const calls = useRecordCalls();
  const [usualMode] = description.modes;
  const [step, setStep] = useState<ImportStep>('file');
  const [file, setFile] = useState<CsvFile>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [mode, setMode] = useState<ImportMode>(usualMode);
  const rows = useMemo(
    () => (file ? toImportRows(description, file.table, mapping) : []),
    [description, file, mapping],
  );

  const { check, run, isChecking, taken, leftOf, forget, ...work } = useRowImport<ImportRow>({
    rows,
    sendRows: (dryRun) => createSendRows(calls, description, { mode, dryRun }),
    refreshes: [description.resource],
  });
  async function follow(start: () => Promise<true | undefined>): Promise<void> {
    setStep('run');
    if (await start()) setStep('result');
  }

  return {
    description,
    step,
    file,
    mapping,
    mode,
    rows,
    check,
    run,
    isChecking,
    taken,
    goTo: setStep,

    open(opened: CsvFile) {
      forget();
      setFile(opened);
      setMapping(suggestMapping(description, opened.table.columns));
    },
    /** Drops the file because its replacement cannot be read. */
    close() {
      forget();
      setFile(undefined);
      setMapping({});
    },
    /** Uses another row of the file as the headings. */
    setHeadings(row: CsvRow) {
      if (file === undefined) return;
      const table = headedBy(file.table.all, file.table.separator, row);
      forget();
      setFile({ ...file, table });
      setMapping(suggestMapping(description, table.columns));
    },
    setMapping(next: Mapping) {
      forget();
      setMapping(next);
    },
    setMode(next: ImportMode) {
      forget();
      setMode(next);
    },
    /** Checks all rows that the server can judge, once for each mapping. */
    startCheck() {
      setStep('check');
      if (file !== undefined) work.startCheck(checkRows(description, file.table, rows));
    },
    leftOf,
    goOn: (of: 'check' | 'run') => (of === 'check' ? work.goOnChecking() : void follow(work.goOn)),
    startRun: () => void follow(work.startRun),
    restart() {
      forget();
      setFile(undefined);
      setMapping({});
      setMode(usualMode);
      setStep('file');
    },
  };
}
