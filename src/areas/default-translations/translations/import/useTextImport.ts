import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useRecordCalls } from '../../../../records/calls/useRecordCalls';
import { rowsOfKind, useRowTask } from '../../../../records/import/sendRows';
import { changesResource } from '../../changes/changeSchema';
import { languagesResource } from '../../languages/useLanguages';
import type { TextFile, TextRow } from '../formats/textFile';
import { textsResource } from '../useTextList';
import { type ImportChoice, sendTexts, textsOfCall } from './importChoice';

export const importSteps = ['file', 'check', 'result'] as const;

/** Reviewed texts and what the file does not know stay, as long as nobody says otherwise. */
const usual: ImportChoice = { mode: 'unreviewed', unknownKeys: 'skip', empty: 'keep' };

export type TextImportTask = ReturnType<typeof useTextImport>;

/** An import of texts from the file to its result. Another file, language or choice makes the next check a new one. */
export function useTextImport() {
  const calls = useRecordCalls();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<(typeof importSteps)[number]>('file');
  const [file, setFile] = useState<TextFile>();
  const [language, setLanguage] = useState('');
  const [choice, setChoice] = useState(usual);
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  // All calls of an import are one change.
  const [change, setChange] = useState(() => crypto.randomUUID());
  const check = useRowTask<TextRow>(textsOfCall);
  const run = useRowTask<TextRow>(textsOfCall);
  const rows = useMemo(
    () => file?.rows.map((row) => (row.language === '' ? { ...row, language } : row)) ?? [],
    [file, language],
  );
  // Of 50,000 texts this takes too long to be done with every answer.
  const isChecking = check.phase === 'running' || check.phase === 'stopping';
  const ready = useMemo(
    () => (isChecking ? [] : rowsOfKind(rows, check.outcomes, 'ready')),
    [isChecking, rows, check.outcomes],
  );
  const taken = useMemo(() => ready.filter(({ line }) => !leftOut.has(line)), [ready, leftOut]);

  /** What was to be imported and was not sent, or did not arrive. */
  const waiting = rowsOfKind(taken, run.outcomes, 'open', 'failed');

  const forget = () => {
    check.reset();
    run.reset();
    setLeftOut(new Set());
    setChange(crypto.randomUUID());
  };
  async function send(chosen: readonly TextRow[]): Promise<void> {
    setStep('result');
    await run.start(chosen, sendTexts(calls, choice, { change, dryRun: false }), run.outcomes);
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: [textsResource] }),
      queryClient.invalidateQueries({ queryKey: [languagesResource] }),
      queryClient.invalidateQueries({ queryKey: [changesResource] }),
    ]);
  }
  const ask = (asked: readonly TextRow[], known: typeof check.outcomes) =>
    void check.start(asked, sendTexts(calls, choice, { change, dryRun: true }), known);

  return {
    /** The id of the change that all its texts are part of. */
    change,
    step,
    file,
    language,
    choice,
    rows,
    check,
    run,
    isChecking,
    /** What will be imported: what is ready and nobody has left out. */
    taken,
    leftOut,
    goTo: setStep,
    /** Takes the texts or leaves them out. */
    take(lines: readonly number[], isTaken: boolean) {
      const next = new Set(leftOut);
      for (const line of lines) {
        if (isTaken) next.delete(line);
        else next.add(line);
      }
      setLeftOut(next);
    },
    open(opened: TextFile | undefined, guessed = '') {
      forget();
      setFile(opened);
      setLanguage(guessed);
    },
    setLanguage(next: string) {
      forget();
      setLanguage(next);
    },
    choose(next: Partial<ImportChoice>) {
      forget();
      setChoice({ ...choice, ...next });
    },
    /** Asks the server about all texts, once for each choice. */
    startCheck() {
      setStep('check');
      if (check.phase !== 'idle') return;
      const known = new Map(
        [...(file?.repeated ?? [])].map(([line, otherLine]) => [
          line,
          { code: 'duplicate_in_file', otherLine },
        ]),
      );
      ask(
        rows.filter(({ line }) => !known.has(line)),
        known,
      );
    },
    /** Asks again about those of which nothing is known. */
    goOnChecking: () => ask(rowsOfKind(rows, check.outcomes, 'open', 'failed'), check.outcomes),
    startRun: () => void send(taken),
    waiting,
    goOn: () => void send(waiting),
    restart() {
      forget();
      setFile(undefined);
      setStep('file');
    },
  };
}
