import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { type Row, type RowOutcomes, rowsOfKind, type SendRows, useRowTask } from './sendRows';

export const importSteps = ['file', 'columns', 'check', 'run', 'result'] as const;
type ImportStep = (typeof importSteps)[number];

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
  extends Pick<
    ReturnType<typeof useRowImport<R>>,
    'check' | 'run' | 'isChecking' | 'includedRows' | 'remainingRows' | 'goOn' | 'startRun'
  > {
  readonly rows: readonly R[];
  readonly leftOut?: ReadonlySet<number>;
}

/**
 * The steps of an import: the check of rows by a dry run, and the import of those that are ready. Both can be stopped
 * and continued.
 */
export function useRowImport<R extends Row>({
  rows,
  sendRows,
  refreshes,
  leftOut = none,
  chunkSize,
}: RowImport<R>) {
  const queryClient = useQueryClient();
  const [once] = useOneAtATime();
  const [step, goTo] = useState<ImportStep>('file');
  const check = useRowTask<R>(chunkSize);
  const run = useRowTask<R>(chunkSize);
  const isChecking = check.phase === 'running' || check.phase === 'stopping';
  // Computed once after the check: with many rows it is too slow to repeat for each answer.
  const readyRows = useMemo(
    () => (isChecking ? [] : rowsOfKind(rows, check.outcomes, 'ready')),
    [isChecking, rows, check.outcomes],
  );
  const includedRows = useMemo(
    () => readyRows.filter(({ line }) => !leftOut.has(line)),
    [readyRows, leftOut],
  );
  /** The rows of a step that failed or were not sent. */
  const remainingRows = (of: 'check' | 'run') =>
    of === 'check'
      ? rowsOfKind(rows, check.outcomes, 'open', 'failed')
      : rowsOfKind(includedRows, run.outcomes, 'open', 'failed');
  const ask = (rowsToCheck: readonly R[], knownOutcomes: RowOutcomes) =>
    void check.start(rowsToCheck, sendRows(true), knownOutcomes);
  const send = (rowsToSend: readonly R[]) =>
    once(async () => {
      await run.start(rowsToSend, sendRows(false), run.outcomes);
      await Promise.all(refreshes.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })));
      return true as const;
    });
  async function runWith(rowsToSend: readonly R[]): Promise<void> {
    goTo('run');
    if (await send(rowsToSend)) goTo('result');
  }
  /** Makes the next check start over. */
  function resetTasks(): void {
    check.reset();
    run.reset();
  }
  return {
    step,
    goTo,
    check,
    run,
    isChecking,
    /** The rows to import: ready and not excluded. */
    includedRows,
    remainingRows,
    resetTasks,
    /** Checks all rows without a known outcome, once. */
    startCheck(knownOutcomes: RowOutcomes) {
      goTo('check');
      if (check.phase !== 'idle') return;
      ask(
        rows.filter(({ line }) => !knownOutcomes.has(line)),
        knownOutcomes,
      );
    },
    startRun: () => void runWith(includedRows),
    goOn: (of: 'check' | 'run') =>
      of === 'check' ? ask(remainingRows('check'), check.outcomes) : void runWith(remainingRows('run')),
  };
}
