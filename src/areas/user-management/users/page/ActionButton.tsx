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
    <ReasonedButton
      variant="outlined"
      startIcon={icon}
      title={consequence}
      loading={busy}
      reason={reason}
      onClick={onRun}
    >
      {caption}
    </ReasonedButton>
  );
}
