import CircularProgress from '@mui/material/CircularProgress';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';

export interface ActionButtonProps {
  icon: ReactNode;
  caption: string;
  /** What will happen, shown and announced beforehand. */
  consequence: string;
  reason?: string;
  busy: boolean;
  onRun: () => void;
}

/** A button of a call on the user. While busy it stays enabled, because a disabled button would lose the focus. */
export function ActionButton({ icon, caption, consequence, reason, busy, onRun }: ActionButtonProps) {
  return (
    <Tooltip title={reason === undefined ? consequence : ''} describeChild>
      <ReasonedButton
        variant="outlined"
        startIcon={busy ? <CircularProgress size={18} color="inherit" aria-hidden /> : icon}
        aria-busy={busy}
        reason={reason}
        onClick={busy ? undefined : onRun}
      >
        {caption}
      </ReasonedButton>
    </Tooltip>
  );
}
