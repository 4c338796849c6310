import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFocusReturn } from '../../../../ui/focus/focusReturn';
import { ImpactQuestion } from './ImpactQuestion';
import type { PlannedRole } from './impactSchema';

interface ImpactDialogProps {
  open: boolean;
  /** The changed roles, as they shall be. */
  changes: readonly PlannedRole[];
  onAnswer: (save: boolean) => void;
}

/** Says who gains and who loses what, before roles are saved. Escape and a click beside it mean Cancel. */
export function ImpactDialog({ open, changes, onAnswer }: ImpactDialogProps) {
  const translate = useTranslate();
  const title = useId();
  useFocusReturn(open);
  return (
    <Dialog open={open} onClose={() => onAnswer(false)} aria-labelledby={title} maxWidth="sm" fullWidth>
      <DialogTitle id={title}>{translate('areas.user-management.roles.impact.title')}</DialogTitle>
      <ImpactQuestion changes={changes} onAnswer={onAnswer} />
    </Dialog>
  );
}
