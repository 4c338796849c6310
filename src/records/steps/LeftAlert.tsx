import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface LeftAlertProps {
  /** How it ended, and why: a text's key. */
  task: { readonly phase: string; readonly reason?: string };
  /** How much is left over. */
  children: ReactNode;
  /** The caption of what goes on with just these. */
  action: string;
  onGoOn: () => void;
}

/** Says that something is left over of long work, and why. */
export function LeftAlert({ task: { phase, reason }, children, action, onGoOn }: LeftAlertProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity={phase === 'cancelled' ? 'info' : 'error'}
      variant="outlined"
      action={
        <Button variant="outlined" size="small" onClick={onGoOn}>
          {action}
        </Button>
      }
    >
      {reason ? `${translate(reason)} ` : null}
      {children}
    </Alert>
  );
}
