import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { idSchema, type RecordCalls } from '../../api/records';
import { useRecordCalls } from '../calls/useRecordCalls';
import type { CsvFile } from '../csv/readCsv';
import {
  checkRows,
  type ImportDescription,
  type ImportMode,
  type ImportRow,
  type Mapping,
  suggestMapping,
  toImportRows,
} from './defineImport';
import { type RowOutcome, type RowOutcomes, rowsOfKind, type SendRows, useRowTask } from './sendRows';

export const importSteps = ['file', 'columns', 'check', 'run', 'result'] as const;
type ImportStep = (typeof importSteps)[number];

export type Import = ReturnType<typeof useImport>;

const answerSchema = v.object({
  results: v.array(
    v.object({
      line: v.number(),
      verdict: v.string(),
      id: v.optional(idSchema),
      message: v.optional(v.string()),
    }),
  ),
});

/** Makes the import call; a real one cannot be aborted, so that it is known which rows were imported. */
export function createSendRows(
  calls: RecordCalls,
  { resource, call = '/actions/import' }: ImportDescription,
  { mode, dryRun }: { mode: ImportMode; dryRun: boolean },
): SendRows {
  return async (rows, signal) => {
    const { results } = await calls.call(resource, {
      path: call,
      method: 'POST',
      body: { rows, mode, dryRun },
      reads: dryRun,
      schema: answerSchema,
      ...(dryRun && { signal }),
    });
    return new Map<number, RowOutcome>(
      results.map(({ line, verdict, id, message }) => {
        // The server also calls a row skipped that a guard or a check of its fields refuses.
        const isKnown = mode === 'skip' && id !== undefined;
        const code = verdict === 'skipped' && !isKnown ? 'refused' : verdict;
        return [line, { code, ...(message !== undefined && { message }) }];
      }),
    );
  };
}

/** An import from the file to its result. Going back keeps everything; another file or mapping makes the next check a new one. */
export function useImport(description: ImportDescription) {
  const calls = useRecordCalls();
  const queryClient = useQueryClient();
  const [usualMode] = description.modes;
  const [step, setStep] = useState<ImportStep>('file');
  const [file, setFile] = useState<CsvFile>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [mode, setMode] = useState<ImportMode>(usualMode);
  const check = useRowTask<ImportRow>();
  const run = useRowTask<ImportRow>();
  const rows = useMemo(
    () => (file ? toImportRows(description, file.table, mapping) : []),
    [description, file, mapping],
  );

  const forget = () => {
    check.reset();
    run.reset();
  };

  const ask = (asked: readonly ImportRow[], known: RowOutcomes) =>
    void check.start(asked, createSendRows(calls, description, { mode, dryRun: true }), known);

  /** The rows of a step whose call failed or was not made. */
  const leftOf = (of: 'check' | 'run') => {
    if (of === 'check') return rowsOfKind(rows, check.outcomes, 'open', 'failed');
    return rowsOfKind(rowsOfKind(rows, check.outcomes, 'ready'), run.outcomes, 'open', 'failed');
  };

  async function send(chosen: readonly ImportRow[]): Promise<void> {
    setStep('run');
    await run.start(chosen, createSendRows(calls, description, { mode, dryRun: false }), run.outcomes);
    await queryClient.invalidateQueries({ queryKey: [description.resource] });
    setStep('result');
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
    goTo: setStep,

    open(opened: CsvFile) {
      forget();
      setFile(opened);
      setMapping(suggestMapping(description, opened.table.columns));
    },
    /** Forgets the file, because another one was to take its place and cannot be read. */
    close() {
      forget();
      setFile(undefined);
      setMapping({});
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
      const known = checkRows(description, file.table, rows);
      ask(
        rows.filter(({ line }) => !known.has(line)),
        known,
      );
    },
    leftOf,
    goOn: (of: 'check' | 'run') => (of === 'check' ? ask(leftOf(of), check.outcomes) : void send(leftOf(of))),
    startRun: () => void send(rowsOfKind(rows, check.outcomes, 'ready')),
    restart() {
      forget();
      setFile(undefined);
      setMapping({});
      setMode(usualMode);
      setStep('file');
    },
  };
}
