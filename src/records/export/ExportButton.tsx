import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import type { RaRecord } from 'react-admin';
import { type ExportDescription, exportPageSize } from './defineExport';
import { ExportDialog } from './ExportDialog';
import { useExport } from './useExport';

interface ExportButtonProps<R extends RaRecord> {
  export: ExportDescription<R>;
  /** Exports the chosen records instead of all that match the filter. */
  chosen?: boolean;
}

/** Saves records of the list around it as a CSV file. Long exports show their progress and can be cancelled. */
export function ExportButton<R extends RaRecord>({
  export: description,
  chosen = false,
}: ExportButtonProps<R>) {
  const task = useExport(description, chosen);
  const { state } = task;
  const running = state.phase === 'running';
  const long = running && state.total > exportPageSize;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        disabled={task.total === 0}
        loading={running && !long}
        onClick={task.start}
      >
        {task.text('records.export.action')}
      </Button>
      <ExportDialog open={state.phase !== 'idle' && (!running || long)} task={task} />
    </>
  );
}
