import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { csvFileName, saveFile } from '../csv/saveFile';
import { useCount } from '../csv/useCount';
import type { ImportRow } from './importRow';
import { leftOverFile } from './leftOverFile';
import type { OpenedFile } from './openFile';
import type { Outcome } from './outcome';
import { useOutcomeText } from './outcomeText';

interface SaveLeftOverProps {
  file: OpenedFile;
  /** Those that cannot be or were not imported. */
  rows: readonly ImportRow[];
  outcomes: ReadonlyMap<number, Outcome>;
}

/** Saves rows as they stand in the file, each with the reason, to be corrected and imported again. */
export function SaveLeftOver({ file, rows, outcomes }: SaveLeftOverProps) {
  const translate = useTranslate();
  const count = useCount();
  const outcomeText = useOutcomeText();
  if (rows.length === 0) return null;
  const save = () => {
    const reasons = new Map(rows.map((row) => [row.line, outcomeText(row, outcomes.get(row.line))]));
    saveFile(leftOverFile(file.table, reasons), csvFileName('users-not-imported'));
  };
  return (
    <Button variant="outlined" startIcon={<FileDownloadOutlined />} onClick={save}>
      {translate('areas.user-management.users.import.saveLeftOver', {
        smart_count: rows.length,
        count: count(rows.length),
      })}
    </Button>
  );
}
