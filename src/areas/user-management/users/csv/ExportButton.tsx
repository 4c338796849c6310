import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { ExportDialog } from './ExportDialog';
import { exportPageSize } from './exportPageSize';
import { useUserExport } from './useUserExport';

/** Saves the users that match the list's filter as a CSV file. Long exports show their progress and can be cancelled. */
export function ExportButton() {
  const translate = useTranslate();
  const task = useUserExport();
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
        {translate('areas.user-management.users.export.action')}
      </Button>
      <ExportDialog open={state.phase !== 'idle' && (!running || long)} task={task} />
    </>
  );
}
