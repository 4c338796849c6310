import { useIsMutating } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ModalDialog } from '@/ui/dialog/ModalDialog';

interface BusyDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that opens at once while its content is loaded, and stays open while that sends a change. */
export function BusyDialog({ onClose, ...props }: BusyDialogProps) {
  const busy = useIsMutating() > 0;
  return <ModalDialog {...props} onClose={busy ? undefined : onClose} maxWidth="sm" />;
}
