import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useListContext, useLocaleState } from 'react-admin';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { useRefusalReason } from '../access/useRefusalReason';
import { createExport } from './createExport';
import { type ExportDescription, exportPageSize } from './defineExport';
import { ExportReport } from './ExportReport';
import { type ExportTask, useExportTask } from './useExportTask';

interface ExportButtonProps<R extends RaRecord> {
  export: ExportDescription<R>;
  /** Exports the selected records instead of all that match the filter. */
  chosen?: boolean;
  /** Its place is among the actions for the selection, and its caption says so. */
  ofSelection?: boolean;
}

/**
 * Saves the surrounding list's records as a CSV file. Long exports show progress and can be cancelled. Disabled without
 * the permission to export.
 */
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

/**
 * Exports records of the surrounding list.
 * @param chosen the selected ones; else all that match the filter, in list order, on all pages
 */
function useExport<R extends RaRecord>(description: ExportDescription<R>, chosen: boolean) {
  const list = useListContext();
  const provider = useDataProvider();
  const [locale] = useLocaleState();

  function prepare() {
    const { resource, filterValues, filter, sort, selectedIds } = list;
    const records = chosen ? { ids: selectedIds } : { filter: { ...filterValues, ...filter }, sort };
    return createExport(provider, description, { resource, records, locale });
  }

  const total = chosen ? list.selectedIds.length : (list.total ?? 0);
  return useExportTask({ total, texts: description.texts, prepare });
}

/** Escape cancels the export; a click outside the dialog does not. */
function ExportDialog({ open, task }: { open: boolean; task: ExportTask }) {
  // Keeps the last content while the dialog fades out.
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
