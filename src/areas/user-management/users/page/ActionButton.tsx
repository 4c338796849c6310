import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';

export interface ActionButtonProps {
  icon: ReactNode;
  caption: string;
  /** What the action does, as the tooltip. */
  consequence: string;
  reason?: string;
  busy: boolean;
  onRun: () => void;
}

/** A button for an action on a user. */
export function ActionButton({ icon, caption, consequence, reason, busy, onRun }: ActionButtonProps) {
  return (
    <Tooltip title={reason === undefined ? consequence : ''} describeChild>
      <ReasonedButton variant="outlined" startIcon={icon} loading={busy} reason={reason} onClick={onRun}>
        {caption}
      </ReasonedButton>
    </Tooltip>
  );
}
