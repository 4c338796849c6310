import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type ComponentProps, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFocusReturn } from '../../../ui/focus/focusReturn';
import { OwnRightsQuestion } from './OwnRightsQuestion';

interface OwnRightsDialogProps extends Omit<ComponentProps<typeof OwnRightsQuestion>, 'describedBy'> {
  open: boolean;
}

/** Asks somebody who would take rights from themself to type their own e-mail. Escape and a click beside it mean Cancel. */
export function OwnRightsDialog({ open, onCancel, ...question }: OwnRightsDialogProps) {
  const translate = useTranslate();
  const id = useId();
  useFocusReturn(open);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-loss`}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>
        {translate('areas.user-management.guards.ownRights.title')}
      </DialogTitle>
      <OwnRightsQuestion {...question} describedBy={`${id}-loss`} onCancel={onCancel} />
    </Dialog>
  );
}
