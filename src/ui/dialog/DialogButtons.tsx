import Button, { type ButtonProps } from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';
import { takeFocus } from '../focus/takeFocus';

interface DialogButtonsProps {
  /** The caption of the confirming button: a verb. */
  confirm: string;
  color?: ButtonProps['color'];
  /** While true, both are disabled. */
  busy: boolean;
  /** A choice or a confirmation is missing. */
  disabled?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The two buttons of a confirmation; Cancel has the initial focus. */
export function DialogButtons({
  confirm,
  color = 'primary',
  busy,
  disabled = false,
  onConfirm,
  onCancel,
}: DialogButtonsProps) {
  const translate = useTranslate();
  return (
    <DialogActions>
      <Button ref={takeFocus} variant="outlined" onClick={onCancel} disabled={busy}>
        {translate('ui.action.cancel')}
      </Button>
      <Button variant="contained" color={color} onClick={onConfirm} loading={busy} disabled={disabled}>
        {confirm}
      </Button>
    </DialogActions>
  );
}
