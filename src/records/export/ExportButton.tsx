import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useListContext, useLocaleState } from 'react-admin';
import { BusyButton } from '@/ui/controls/BusyButton';
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
  selectedOnly?: boolean;
  /** Its place is among the actions for the selection, and its caption says so. */
  ofSelection?: boolean;
}

/**
 * Saves the surrounding list's records as a CSV file. Long exports show progress and can be cancelled. Disabled without
 * the permission to export.
 */
export function ExportButton<R extends RaRecord>({
  export: description,
  selectedOnly = false,
  ofSelection = selectedOnly,
}: ExportButtonProps<R>) {
  const task = useExport(description, selectedOnly);
  const { state } = task;
  const refusal = useRefusalReason('export');
  const caption = task.text(ofSelection ? 'records.export.selected' : 'records.export.action');
  const looks = { variant: 'outlined', size: ofSelection ? 'small' : 'medium' } as const;
  const isRunning = state.phase === 'running';
  const isLong = isRunning && state.total > exportPageSize;
  if (refusal !== undefined) {
    return (
      <ReasonedButton reason={refusal} {...looks} startIcon={<FileDownloadOutlined />}>
        {caption}
      </ReasonedButton>
    );
  }
  return (
    <>
      <BusyButton
        {...looks}
        startIcon={<FileDownloadOutlined />}
        disabled={task.total === 0}
        loading={isRunning && !isLong}
        onClick={task.start}
      >
        {caption}
      </BusyButton>
      <ExportDialog open={state.phase !== 'idle' && (!isRunning || isLong)} task={task} />
    </>
  );
}

/**
 * Exports records of the surrounding list.
 * @param selectedOnly whether only the selected ones; else all that match the filter, in list order, on all pages
 */
function useExport<R extends RaRecord>(description: ExportDescription<R>, selectedOnly: boolean) {
  const list = useListContext();
  const provider = useDataProvider();
  const [locale] = useLocaleState();

  function prepare() {
    const { resource, filterValues, filter, sort, selectedIds } = list;
    const { withoutFilters = [] } = description;
    const applied = Object.entries({ ...filterValues, ...filter }).filter(
      ([key]) => !withoutFilters.includes(key),
    );
    const records = selectedOnly ? { ids: selectedIds } : { filter: Object.fromEntries(applied), sort };
    return createExport(provider, description, { resource, records, locale });
  }

  const total = selectedOnly ? list.selectedIds.length : (list.total ?? 0);
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
