import type { SvgIconComponent } from '@mui/icons-material';
import { type ComponentProps, useState } from 'react';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { ModalDialog } from '@/ui/dialog/ModalDialog';

interface QuestionButtonProps {
  caption: string;
  icon: SvgIconComponent;
  /** Why it is disabled, as a sentence. */
  reason?: string | undefined;
  title: string;
  focusTitle?: boolean;
  /** The content of the dialog; `close` closes it. */
  children: (close: () => void) => ComponentProps<typeof ModalDialog>['children'];
}

/** A button that opens a dialog with a question. */
export function QuestionButton({
  caption,
  icon: Icon,
  reason,
  title,
  focusTitle = false,
  children,
}: QuestionButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <ReasonedButton variant="outlined" startIcon={<Icon />} reason={reason} onClick={() => setOpen(true)}>
        {caption}
      </ReasonedButton>
      <ModalDialog open={open} title={title} onClose={close} maxWidth="sm" focusTitle={focusTitle}>
        {children(close)}
      </ModalDialog>
    </>
  );
}
