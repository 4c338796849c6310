import CircularProgress from '@mui/material/CircularProgress';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { ReasonedButton } from '../../../../ui/controls/ReasonedButton';

interface UserCommandProps {
  icon: ReactNode;
  caption: string;
  /** What will happen; shown and said before. */
  consequence: string;
  /** Why it cannot be done, instead. */
  reason?: string;
  busy: boolean;
  onRun: () => void;
}

/** A command on a user's page. While it is being carried out it keeps the focus, which a disabled button would lose. */
export function UserCommand({ icon, caption, consequence, reason, busy, onRun }: UserCommandProps) {
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
