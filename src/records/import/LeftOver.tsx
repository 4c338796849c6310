import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { CsvFile } from '../csv/readCsv';
import { csvFileName, saveFile } from '../csv/saveCsv';
import { leftOverFile } from '../csv/writeCsv';
import type { ImportRow } from './defineImport';
import { useImportTexts } from './importTexts';
import type { RowOutcomes } from './sendRows';
import type { Import } from './useImport';

interface TaskAlertProps {
  task: Import;
  /** What has ended: the check or the import. */
  step: 'check' | 'run';
  /** How many rows were not sent or not answered. */
  left: number;
  onGoOn: () => void;
}

/** Says that rows are left over, and why; offers to go on with just these. */
export function TaskAlert({ task, step, left, onGoOn }: TaskAlertProps) {
  const translate = useTranslate();
  const { text } = useImportTexts(task.description);
  if (left === 0) return null;
  const { phase, reason } = task[step];
  const ending = phase === 'stopped' || phase === 'cancelled' ? phase : 'failed';
  const texts = step === 'check' ? 'records.import.check' : 'records.import.result';
  const args = { smart_count: left };
  return (
    <Alert
      severity={ending === 'cancelled' ? 'info' : 'error'}
      variant="outlined"
      action={
        <Button variant="outlined" size="small" onClick={onGoOn}>
          {text(`${texts}.goOn`, args)}
        </Button>
      }
    >
      {reason ? `${translate(reason)} ` : null}
      {text(`${texts}.${ending}`, args)}
    </Alert>
  );
}

interface SaveLeftOverProps {
  task: Import;
  file: CsvFile;
  /** Those that cannot be or were not imported. */
  rows: readonly ImportRow[];
  outcomes: RowOutcomes;
}

/** Saves rows as they stand in the file, each with the reason, to be corrected and imported again. */
export function SaveLeftOver({ task, file, rows, outcomes }: SaveLeftOverProps) {
  const { text, outcomeOf } = useImportTexts(task.description);
  if (rows.length === 0) return null;
  const save = () => {
    const reasons = new Map(rows.map((row) => [row.line, outcomeOf(row, outcomes.get(row.line))]));
    saveFile(leftOverFile(file.table, reasons), csvFileName(`${task.description.name}-not-imported`));
  };
  return (
    <Button variant="outlined" startIcon={<FileDownloadOutlined />} onClick={save}>
      {text('records.import.saveLeftOver', { smart_count: rows.length })}
    </Button>
  );
}
