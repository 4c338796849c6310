import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFocusReturn } from '../../../../ui/focus/focusReturn';
import { takeFocus } from '../../../../ui/focus/takeFocus';
import { ProgressLine } from './ProgressLine';
import { useCount } from './useCount';
import type { ExportState, useUserExport } from './useUserExport';

const texts = 'areas.user-management.users.export';

interface ExportDialogProps {
  open: boolean;
  task: ReturnType<typeof useUserExport>;
}

/** What a long export is doing, why it stopped, or that its file is not the whole set. Escape cancels; a click beside it does not. */
export function ExportDialog({ open, task }: ExportDialogProps) {
  const translate = useTranslate();
  const id = useId();
  useFocusReturn(open);
  // What was shown last stays while the dialog fades out.
  const [state, setState] = useState(task.state);
  if (open && state !== task.state) setState(task.state);
  return (
    <Dialog
      open={open}
      onClose={(_, reason) => (reason === 'escapeKeyDown' ? task.cancel() : undefined)}
      aria-labelledby={id}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={id}>{translate(`${texts}.title`)}</DialogTitle>
      <DialogContent>
        <ExportMessage state={state} />
        {state.phase === 'running' || state.phase === 'failed' ? (
          <ProgressLine label={translate(`${texts}.title`)} done={state.done} total={state.total} />
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
              {translate(`${texts}.saveAnyway`)}
            </Button>
            <Button variant="contained" onClick={task.start}>
              {translate(`${texts}.again`)}
            </Button>
          </>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}

function ExportMessage({ state }: { state: ExportState }) {
  const translate = useTranslate();
  const count = useCount();
  if (state.phase === 'failed') {
    return (
      <DialogContentText role="alert" sx={{ mb: 2 }}>
        {translate(state.error)} {translate(`${texts}.failed`)}
      </DialogContentText>
    );
  }
  if (state.phase !== 'changed') return null;
  const { result } = state;
  return (
    <DialogContentText role="alert">
      {translate(`${texts}.changed`, { count: count(result.count), total: count(result.total) })}
    </DialogContentText>
  );
}
