import { useEffect, useEffectEvent, useState } from 'react';
import type { BulkSelection } from '../../api/records';
import { ModalDialog } from '../../ui/dialog/ModalDialog';
import { lazyPart } from '../../ui/loading/LazyPart';
import { useListQuery } from '../list/useListSelection';
import { selectedCount, useBulkText } from './bulk';
import type { BulkDescription, BulkOperation } from './defineBulk';
import { useBulkChange } from './useBulkChange';

const BulkSteps = lazyPart(() => import('./BulkSteps').then((module) => module.BulkSteps));

interface BulkDialogProps {
  bulk: BulkDescription;
  operation: BulkOperation;
  /** Which records the change is for; the same object as long as the dialog is open. */
  rows: BulkSelection;
  /** Called with the records on which the change failed; undefined when nothing was changed. */
  onClose: (failed: readonly string[] | undefined) => void;
}

/**
 * A bulk change as a dialog: choose, dry run, change, results. Escape and a click beside it close it, except while the
 * server makes the change: to stop waiting then is a decision of its own.
 */
export function BulkDialog({ bulk, operation, rows, onClose }: BulkDialogProps) {
  const text = useBulkText(bulk);
  const change = useBulkChange(bulk, rows);
  const { step, check } = change;
  const isStarted = step.name === 'running' || step.name === 'unknown' || step.name === 'finished';

  useEffect(() => {
    if (operation.argument === undefined) void check({ operation, values: [] });
  }, [operation, check]);

  // A search that was typed just before takes effect behind the dialog: the selection is over, and what was to be done with it.
  const query = useListQuery();
  const [opened] = useState(query);
  const isOutdated = query !== opened;
  const close = () =>
    onClose(step.name === 'finished' && !isOutdated ? step.outcome.failed.map(({ id }) => id) : undefined);
  const closeOutdated = useEffectEvent(() => {
    if (!isStarted) close();
  });
  useEffect(() => {
    if (isOutdated) closeOutdated();
  }, [isOutdated]);

  const count = selectedCount(rows);
  return (
    <ModalDialog
      open
      title={text(`titles.${operation.op}`, { smart_count: count })}
      onClose={step.name === 'running' ? undefined : close}
      maxWidth="sm"
    >
      <BulkSteps bulk={bulk} operation={operation} count={count} change={change} onClose={close} />
    </ModalDialog>
  );
}
