import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { useRefusalReason } from '../access/useRefusalReason';
import { type ExportDescription, exportPageSize } from './defineExport';
import { ExportReport } from './ExportReport';
import { useExport } from './useExport';
import type { ExportTask } from './useExportTask';

interface ExportButtonProps<R extends RaRecord> {
  export: ExportDescription<R>;
  /** Exports the chosen records instead of all that match the filter. */
  chosen?: boolean;
  /** Stands among the actions for the selection, and says so. */
  ofSelection?: boolean;
}

/** Saves records of the list around it as a CSV file. Long exports show their progress and can be cancelled. Switched off for who may not export. */
export function ExportButton<R extends RaRecord>({
  export: description,
  chosen = false,
  ofSelection = chosen,
}: ExportButtonProps<R>) {
  const task = useExport(description, chosen);
  const { state } = task;
  const refusal = useRefusalReason('export');
  const caption = task.text(ofSelection ? 'records.export.selected' : 'records.export.action');
  const looks = { variant: 'outlined', size: ofSelection ? 'small' : 'medium' } as const;
  const running = state.phase === 'running';
  const long = running && state.total > exportPageSize;
  if (refusal !== undefined) {
    return (
      <ReasonedButton reason={refusal} {...looks} startIcon={<FileDownloadOutlined />}>
        {caption}
      </ReasonedButton>
    );
  }
  return (
    <>
      <Button
        {...looks}
        startIcon={<FileDownloadOutlined />}
        disabled={task.total === 0}
        loading={running && !long}
        onClick={task.start}
      >
        {caption}
      </Button>
      <ExportDialog open={state.phase !== 'idle' && (!running || long)} task={task} />
    </>
  );
}

/** Escape cancels the export; a click beside the dialog does not. */
function ExportDialog({ open, task }: { open: boolean; task: ExportTask }) {
  // What was shown last stays while the dialog fades out.
  const [state, setState] = useState(task.state);
  if (open && state !== task.state) setState(task.state);
  return (
    <ModalDialog
      open={open}
      title={task.text('records.export.title')}
      onClose={(reason) => (reason === 'escapeKeyDown' ? task.cancel() : undefined)}
    >
      <ExportReport state={state} task={task} />
    </ModalDialog>
  );
}
