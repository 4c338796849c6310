import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface LeftOverAlertProps {
  /** How the work ended, and why, as a text key. */
  task: { readonly phase: string; readonly reason?: string };
  /** What is left over. */
  children: ReactNode;
  /** The caption of the button that continues with just these. */
  action: string;
  onGoOn: () => void;
}

/** Says that a long task left something over, and why. */
export function LeftOverAlert({ task: { phase, reason }, children, action, onGoOn }: LeftOverAlertProps) {
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
