import { useMemo, useState } from 'react';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useRowImport } from '@/records/import/useImport';
import { changesResource } from '../../changes/changeSchema';
import { languagesResource } from '../../languages/useLanguages';
import type { TextFile, TextRow } from '../formats/textFile';
import { textsResource } from '../textAddress';
import { type ImportChoice, knownOutcomes, sendTexts, textsOfCall } from './importChoice';

export const importSteps = ['file', 'check', 'run', 'result'] as const;

/** Reviewed texts and what the file does not know stay, as long as nobody says otherwise. */
const usual: ImportChoice = { mode: 'unreviewed', unknownKeys: 'skip', empty: 'keep' };

export type TextImportTask = ReturnType<typeof useTextImport>;

/** An import of texts from the file to its result. Another file, language or choice makes the next check a new one. */
export function useTextImport() {
  const calls = useRecordCalls();
  const [step, setStep] = useState<(typeof importSteps)[number]>('file');
  const [file, setFile] = useState<TextFile>();
  const [language, setLanguage] = useState('');
  const [choice, setChoice] = useState(usual);
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  // All calls of an import are one change.
  const [change, setChange] = useState(() => crypto.randomUUID());
  const rows = useMemo(
    () => file?.rows.map((row) => (row.language === '' ? { ...row, language } : row)) ?? [],
    [file, language],
  );
  const { forget: forgetRows, ...work } = useRowImport<TextRow>({
    rows,
    sendRows: (dryRun) => sendTexts(calls, choice, { change, dryRun }),
    refreshes: [textsResource, languagesResource, changesResource],
    leftOut,
    chunkSize: textsOfCall,
  });
  const forget = () => {
    forgetRows();
    setLeftOut(new Set());
    setChange(crypto.randomUUID());
  };
  async function follow(start: () => Promise<true | undefined>): Promise<void> {
    setStep('run');
    if (await start()) setStep('result');
  }

  return {
    /** The id of the change that all its texts are part of. */
    change,
    step,
    file,
    language,
    choice,
    rows,
    ...work,
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
    startCheck() {
      setStep('check');
      if (file !== undefined) work.startCheck(knownOutcomes(file));
    },
    startRun: () => void follow(work.startRun),
    goOn: (of: 'check' | 'run') => (of === 'check' ? work.goOnChecking() : void follow(work.goOn)),
    restart() {
      forget();
      setFile(undefined);
      setStep('file');
    },
  };
}
