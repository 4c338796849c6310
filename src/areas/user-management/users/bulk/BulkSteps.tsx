import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { BulkButtons } from './BulkButtons';
import { BulkChosen } from './BulkChosen';
import { BulkReport } from './BulkReport';
import { BulkSummary } from './BulkSummary';
import { BulkValues } from './BulkValues';
import { type BulkOp, bulkArgument } from './bulkOperations';
import type { BulkChange } from './useBulkChange';

interface BulkStepsProps {
  op: BulkOp;
  /** How many users are selected. */
  count: number;
  change: BulkChange;
  onClose: () => void;
}

/** What the dialog of a bulk change shows at its present step: a summary that is announced, details, buttons. */
export function BulkSteps({ op, count, change, onClose }: BulkStepsProps) {
  const [values, setValues] = useState<readonly string[]>([]);
  const { step } = change;
  const argument = bulkArgument[op];
  return (
    <>
      <DialogContent>
        <BulkSummary op={op} step={step} count={count} />
        {argument === undefined ? null : step.name === 'choosing' ? (
          <BulkValues argument={argument} values={values} onChange={setValues} />
        ) : (
          <BulkChosen argument={argument} values={values} />
        )}
        {step.name === 'checked' || step.name === 'finished' ? (
          <BulkReport op={op} outcome={step.outcome} isDone={step.name === 'finished'} />
        ) : null}
      </DialogContent>
      <DialogActions>
        <BulkButtons op={op} change={change} values={values} onClose={onClose} />
      </DialogActions>
    </>
  );
}
