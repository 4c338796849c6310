import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { takeFocus } from '@/ui/focus/takeFocus';
import { useNumberFormat } from '@/ui/formats';
import { ProgressLine } from '@/ui/state/ProgressLine';
import type { ExportState, ExportTask } from './useExportTask';

/** What a long export is doing, why it stopped, or that its file is incomplete. */
export function ExportReport({ state, task }: { state: ExportState; task: ExportTask }) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const { text } = task;
  return (
    <>
      <DialogContent>
        {state.phase === 'failed' ? (
          <DialogContentText role="alert" sx={{ mb: 2 }}>
            {state.error} {text('records.export.failed')}
          </DialogContentText>
        ) : null}
        {state.phase === 'changed' ? (
          <DialogContentText role="alert">
            {text('records.export.changed', {
              count: number(state.result.count),
              total: number(state.result.total),
            })}
          </DialogContentText>
        ) : null}
        {state.phase === 'running' || state.phase === 'failed' ? (
          <ProgressLine label={text('records.export.title')} done={state.done} total={state.total} />
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" ref={takeFocus} onClick={task.cancel}>
          {translate('ui.action.cancel')}
        </Button>
        {state.phase === 'failed' ? (
          <Button variant="contained" onClick={task.retry}>
            {translate('ui.action.retry')}
          </Button>
        ) : null}
        {state.phase === 'changed' ? (
          <>
            <Button variant="outlined" onClick={() => task.save(state.result)}>
              {text('records.export.saveAnyway')}
            </Button>
            <Button variant="contained" onClick={task.start}>
              {text('records.export.again')}
            </Button>
          </>
        ) : null}
      </DialogActions>
    </>
  );
}
