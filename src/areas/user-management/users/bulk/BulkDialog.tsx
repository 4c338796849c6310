import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { BulkSelection } from '../../../../api/records';
import { useFocusReturn } from '../../../../ui/focus/focusReturn';
import { lazyPart } from '../../../../ui/loading/LazyPart';
import { type BulkOp, bulkArgument } from './bulkOperations';
import { selectedCount } from './bulkStep';
import { useBulkChange } from './useBulkChange';

const BulkSteps = lazyPart(() => import('./BulkSteps').then((module) => module.BulkSteps));

interface BulkDialogProps {
  op: BulkOp;
  /** Whom the change is for; the same object as long as the dialog is open. */
  selection: BulkSelection;
  /** Called with the users on whom the change failed; undefined when nothing was changed. */
  onClose: (failed: readonly string[] | undefined) => void;
}

/**
 * A bulk change as a dialog: choose, dry run, change, results. Escape and a click beside it close it, except while the
 * server makes the change: to stop waiting then is a decision of its own.
 */
export function BulkDialog({ op, selection, onClose }: BulkDialogProps) {
  const translate = useTranslate();
  const title = useId();
  const change = useBulkChange(selection);
  const { step, check } = change;
  useFocusReturn(true);

  useEffect(() => {
    if (bulkArgument[op] === undefined) void check({ op, values: [] });
  }, [op, check]);

  const close = () => onClose(step.name === 'finished' ? step.outcome.failed.map(({ id }) => id) : undefined);
  const count = selectedCount(selection);
  return (
    <Dialog
      open
      onClose={step.name === 'running' ? undefined : close}
      aria-labelledby={title}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={title}>
        {translate(`areas.user-management.users.bulk.titles.${op}`, { smart_count: count })}
      </DialogTitle>
      <BulkSteps op={op} count={count} change={change} onClose={close} />
    </Dialog>
  );
}
