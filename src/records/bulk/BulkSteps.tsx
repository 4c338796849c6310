import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BulkSelection } from '@/api/records';
import { CountField } from '@/ui/dialog/CountField';
import { isTypedCount, untypedLimit } from '@/ui/dialog/typedCount';
import { LoadingLine } from '@/ui/state/LoadingLine';
import { useErrorText } from '../calls/useErrorText';
import { RecordPicker } from '../inputs/RecordPicker';
import { ReferenceNames } from '../references/ReferenceNames';
import { BulkButtons } from './BulkButtons';
import { BulkReport } from './BulkReport';
import { type BulkOutcome, type BulkStep, commandOf, countReasons, selectedCount, useBulkText } from './bulk';
import type { BulkArgs, BulkDescription, BulkOperation } from './defineBulk';
import { useBulkChange } from './useBulkChange';

interface BulkStepsProps {
  bulk: BulkDescription;
  operation: BulkOperation;
  rows: BulkSelection;
  /** The state of the steps, owned by the dialog. */
  stepState: Parameters<typeof useBulkChange>[2];
  onClose: () => void;
}

/** The dialog's content at the current step of a bulk change: an announced summary, details, buttons. */
export function BulkSteps({ bulk, operation, rows, stepState, onClose }: BulkStepsProps) {
  const translate = useTranslate();
  const [values, setValues] = useState<readonly string[]>([]);
  const [args, setArgs] = useState<BulkArgs>();
  const [countText, setCountText] = useState('');
  const text = useBulkText(bulk);
  const change = useBulkChange(bulk, rows, stepState);
  const { step, check } = change;
  const { argument, form: Form } = operation;
  const command = commandOf({ operation, values, args });
  const count = step.name === 'checked' ? step.outcome.done.length : 0;
  const needsCount = operation.danger === true && count > untypedLimit;
  /** Enter in a single-line field of the form continues. */
  const continueOnEnter = (event: KeyboardEvent) => {
    if (step.name !== 'choosing' || command === undefined || !Form || !isEnterInLine(event)) return;
    event.preventDefault();
    void check(command);
  };
  const label = argument
    ? translate(`resources.${bulk.reference.resource}.fields.${argument.name}`, { _: argument.name })
    : '';
  useEffect(() => {
    if (operation.argument === undefined && operation.form === undefined)
      void check({ operation, values: [] });
  }, [operation, check]);
  return (
    <>
      <DialogContent onKeyDown={continueOnEnter}>
        <BulkSummary sentences={useSummary(bulk, operation, step, selectedCount(rows))} step={step} />
        {Form ? <Form args={args} onChange={setArgs} disabled={step.name !== 'choosing'} /> : null}
        {argument === undefined ? null : step.name === 'choosing' ? (
          <RecordPicker {...argument.reference} label={label} multiple value={values} onChange={setValues} />
        ) : (
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>
            {`${label}: `}
            <ReferenceNames reference={argument.reference} ids={values} caption={label} />
          </Typography>
        )}
        {needsCount ? (
          <Box sx={{ mt: 2 }}>
            <CountField label={text('number')} count={count} value={countText} onChange={setCountText} />
          </Box>
        ) : null}
        {step.name === 'checked' || step.name === 'finished' ? (
          <BulkReport
            bulk={bulk}
            operation={operation}
            outcome={step.outcome}
            isDone={step.name === 'finished'}
          />
        ) : null}
      </DialogContent>
      <DialogActions>
        <BulkButtons
          {...{ bulk, operation, change, command, onClose }}
          isConfirmed={!needsCount || isTypedCount(countText, count)}
        />
      </DialogActions>
    </>
  );
}

/** Whether the key is Enter in a single-line field that is not choosing from a list. */
function isEnterInLine({ key, target, nativeEvent, defaultPrevented }: KeyboardEvent): boolean {
  if (key !== 'Enter' || defaultPrevented || nativeEvent.isComposing) return false;
  return (
    target instanceof HTMLInputElement && target.type === 'text' && target.getAttribute('role') !== 'combobox'
  );
}

/** The progress of a bulk change in words. The element stays mounted, so that screen readers announce each change. */
function BulkSummary({ sentences, step }: { sentences: readonly string[]; step: BulkStep }) {
  const hasFailed = step.name === 'checkFailed' || step.name === 'unknown';
  const isBusy = step.name === 'checking' || step.name === 'running';
  const [summary, ...details] = sentences;
  return (
    <Box role="status" aria-busy={isBusy} sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Typography
        variant={step.name === 'choosing' || isBusy ? 'body1' : 'subtitle1'}
        component="p"
        sx={{ display: 'flex', gap: 1, color: hasFailed ? 'error.main' : undefined }}
      >
        {hasFailed ? <ErrorOutline /> : null}
        {summary}
      </Typography>
      {details.map((sentence) => (
        <Typography key={sentence}>{sentence}</Typography>
      ))}
      {isBusy ? (
        <Box sx={{ py: 2 }}>
          <LoadingLine />
        </Box>
      ) : null}
    </Box>
  );
}

/** The sentences that describe a step of a bulk change, the most important one first. */
function useSummary(bulk: BulkDescription, operation: BulkOperation, step: BulkStep, count: number) {
  const text = useBulkText(bulk);
  const errorText = useErrorText();
  const { op, danger } = operation;
  const sentence = (key: string, number: number) => text(key, { smart_count: number });
  const rowsSentence = (key: string, { length }: readonly unknown[]) =>
    length === 0 ? [] : [sentence(key, length)];
  const skippedSentence = (key: string, { skipped: rows }: BulkOutcome) => {
    const reasons = countReasons(rows).map(({ code, count: number }) => sentence(`reasons.${code}`, number));
    return rows.length === 0 ? [] : [text(key, { smart_count: rows.length, reasons: reasons.join(', ') })];
  };

  switch (step.name) {
    case 'choosing':
      return [sentence(`choose.${op}`, count)];
    case 'checking':
      return [sentence('checking', count)];
    case 'checkFailed':
      return [errorText(step.error), text('nothingChanged')];
    case 'checked': {
      const { done, failed } = step.outcome;
      const all = done.length + failed.length + step.outcome.skipped.length;
      return [
        ...(step.recounted ? [sentence('recounted', all)] : []),
        ...(done.length === 0 ? [text('nothingToDo')] : rowsSentence(`will.${op}`, done)),
        ...skippedSentence('skips', step.outcome),
        ...rowsSentence('impossible', failed),
        ...(danger && done.length > 0 ? [text('final')] : []),
      ];
    }
    case 'running':
      return [sentence('running', step.count)];
    case 'unknown':
      return [step.error === undefined ? text('stopped') : errorText(step.error), text('maybeChanged')];
    case 'finished': {
      const { done, failed } = step.outcome;
      return [
        ...rowsSentence(step.undone ? 'undone' : `done.${op}`, done),
        ...skippedSentence('skipped', step.outcome),
        ...rowsSentence('failed', failed),
      ];
    }
  }
}
