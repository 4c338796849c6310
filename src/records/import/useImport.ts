import { useMemo, useState } from 'react';
import { useRecordCalls } from '../calls/useRecordCalls';
import type { CsvFile, CsvRow } from '../csv/readCsv';
import { withHeadings } from '../csv/readCsv';
import {
  checkRows,
  type ImportArgs,
  type ImportDescription,
  type ImportMode,
  type ImportRow,
  type Mapping,
  suggestMapping,
  toImportRows,
} from './defineImport';
import { createSendRows } from './importCall';
import type { RowOutcome } from './sendRows';
import { useRowImport } from './useRowImport';

export type Import = ReturnType<typeof useImport>;

const noArgs: ImportArgs = {};
const useNoArgs = () => noArgs;

/**
 * An import from the file to its result. Going back keeps everything; another file or mapping makes the next check
 * start over.
 */
export function useImport(description: ImportDescription) {
  const calls = useRecordCalls();
  const [defaultMode] = description.modes;
  const [file, setFile] = useState<CsvFile>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [mode, setMode] = useState<ImportMode>(defaultMode);
  const rows = useMemo(
    () => (file ? toImportRows(description, file.table, mapping) : []),
    [description, file, mapping],
  );

  const { useInitial = useNoArgs } = description.options ?? {};
  const initialArgs = useInitial();
  const [chosenArgs, setChosenArgs] = useState<ImportArgs>();
  const args = chosenArgs ?? initialArgs;
  const known = useMemo(
    () => (file ? checkRows(description, file.table, rows) : new Map<number, RowOutcome>()),
    [description, file, rows],
  );

  const { resetTasks, ...work } = useRowImport<ImportRow>({
    rows,
    sendRows: (dryRun) => createSendRows(calls, description, { mode, dryRun, known, args }),
    refreshes: [description.resource],
  });

  return {
    ...work,
    description,
    file,
    mapping,
    mode,
    args,
    rows,

    open(newFile: CsvFile) {
      resetTasks();
      setFile(newFile);
      setMapping(suggestMapping(description, newFile.table.columns));
    },
    /** Drops the file because its replacement cannot be read. */
    close() {
      resetTasks();
      setFile(undefined);
      setMapping({});
    },
    /** Uses another row of the file as the headings. */
    setHeadings(row: CsvRow) {
      if (file === undefined) return;
      const table = withHeadings(file.table.all, file.table.separator, row);
      resetTasks();
      setFile({ ...file, table });
      setMapping(suggestMapping(description, table.columns));
    },
    setMapping(next: Mapping) {
      resetTasks();
      setMapping(next);
    },
    setMode(next: ImportMode) {
      resetTasks();
      setMode(next);
    },
    setArgs(next: ImportArgs) {
      resetTasks();
      setChosenArgs(next);
    },
    /**
     * Checks the rows, once for each mapping, also those with a known problem: all problems of a row are named at once. What
     * is in which column is unknown only where a row has more cells than columns.
     */
    startCheck: () => work.startCheck(new Map([...known].filter(([, { code }]) => code === 'extra_cells'))),
    restart() {
      resetTasks();
      setFile(undefined);
      setMapping({});
      setMode(defaultMode);
      setChosenArgs(undefined);
      work.goTo('file');
    },
  };
}
