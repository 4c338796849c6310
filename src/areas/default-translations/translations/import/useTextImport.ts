import { useMemo, useState } from 'react';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useRowImport } from '@/records/import/useRowImport';
import { changesResource } from '../../changes/changeSchema';
import { useTerms } from '../../glossary/useTerms';
import { languagesResource } from '../../languages/useLanguages';
import type { TextFile, TextRow } from '../formats/textFile';
import { textsResource } from '../textAddress';
import { fileOutcomes, type ImportChoice, sendTexts, textsOfCall } from './importChoice';

/** By default reviewed texts, and those without a counterpart in the file, stay. */
const defaultChoice: ImportChoice = { mode: 'unreviewed', unknownKeys: 'skip', empty: 'keep' };

export type TextImportTask = ReturnType<typeof useTextImport>;

/**
 * An import of texts. Another file, language or choice makes the next check start over.
 * @param defaultLanguage of the texts of files that do not name theirs; empty: none
 */
export function useTextImport(defaultLanguage: string) {
  const calls = useRecordCalls();
  const terms = useTerms();
  const [file, setFile] = useState<TextFile>();
  const [language, setLanguage] = useState(defaultLanguage);
  const [choice, setChoice] = useState(defaultChoice);
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [change, setChange] = useState(() => crypto.randomUUID());
  const rows = useMemo(
    () => file?.rows.map((row) => (row.language === '' ? { ...row, language } : row)) ?? [],
    [file, language],
  );
  const work = useRowImport<TextRow>({
    rows,
    sendRows: (dryRun) => sendTexts(calls, choice, { change, dryRun, file: file?.name ?? '', terms }),
    refreshes: [textsResource, languagesResource, changesResource],
    leftOut,
    chunkSize: textsOfCall,
  });
  const forget = () => {
    work.resetTasks();
    setLeftOut(new Set());
    setChange(crypto.randomUUID());
  };
  return {
    ...work,
    /** The id of the change that contains all texts of the import. */
    change,
    file,
    language,
    choice,
    rows,
    leftOut,
    /** Includes the texts or leaves them out. */
    take(lines: readonly number[], isIncluded: boolean) {
      const next = new Set(leftOut);
      for (const line of lines) {
        if (isIncluded) next.delete(line);
        else next.add(line);
      }
      setLeftOut(next);
    },
    open(textFile: TextFile | undefined, fileLanguage: string) {
      forget();
      setFile(textFile);
      setLanguage(fileLanguage);
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
      if (file !== undefined) work.startCheck(fileOutcomes(file));
    },
    restart() {
      forget();
      setFile(undefined);
      work.goTo('file');
    },
  };
}
