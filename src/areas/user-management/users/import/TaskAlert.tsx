import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useCount } from '../csv/useCount';
import type { RowTask } from './useRowTask';

interface TaskAlertProps {
  /** The prefix of the texts: `stopped`, `cancelled`, `failed`, `goOn`. */
  texts: string;
  task: RowTask;
  /** How many rows were not sent or not answered. */
  left: number;
  onGoOn: () => void;
}

/** Says that rows are left over, and why; offers to go on with just these. */
export function TaskAlert({ texts, task, left, onGoOn }: TaskAlertProps) {
  const translate = useTranslate();
  const count = useCount();
  if (left === 0) return null;
  const ending = task.phase === 'stopped' || task.phase === 'cancelled' ? task.phase : 'failed';
  const args = { smart_count: left, count: count(left) };
  return (
    <Alert
      severity={ending === 'cancelled' ? 'info' : 'error'}
      variant="outlined"
      action={
        <Button variant="outlined" size="small" onClick={onGoOn}>
          {translate(`${texts}.goOn`, args)}
        </Button>
      }
    >
      {task.reason ? `${translate(task.reason)} ` : null}
      {translate(`${texts}.${ending}`, args)}
    </Alert>
  );
}
