import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { takeFocus } from '@/ui/focus/takeFocus';
import { type BulkCommand, useBulkText } from './bulk';
import type { BulkDescription, BulkOperation } from './defineBulk';
import type { BulkProgress } from './useBulkChange';

interface BulkButtonsProps {
  bulk: BulkDescription;
  operation: BulkOperation;
  change: BulkProgress;
  /** Undefined while required input is missing. */
  command: BulkCommand | undefined;
  /** False while the number of records has to be typed. */
  isConfirmed: boolean;
  onClose: () => void;
}

/** The buttons for the current step of a bulk change; each has its own key, so that every step sets the focus. */
export function BulkButtons(props: BulkButtonsProps) {
  const { bulk, operation, change, command, isConfirmed, onClose } = props;
  const translate = useTranslate();
  const text = useBulkText(bulk);
  const { step, undo } = change;
  const { op, danger = false } = operation;
  const needsInput = operation.argument !== undefined || operation.form !== undefined;

  const { wayBack: WayBack } = bulk;
  const isDone = step.name === 'finished' && !step.undone && step.outcome.done.length > 0;
  const wayBack =
    WayBack && change.id !== undefined && isDone && !operation.removes ? (
      <WayBack key="wayBack" change={change.id} />
    ) : null;

  const button = (variant: 'outlined' | 'contained', name: string, onClick: () => void, focus: boolean) => (
    <Button
      key={`${step.name} ${name}`}
      variant={variant}
      onClick={onClick}
      ref={focus ? takeFocus : undefined}
    >
      {name}
    </Button>
  );
  const secondaryButton = (name: string, onClick: () => void, focus = false) =>
    button('outlined', name, onClick, focus);
  const primaryButton = (name: string, onClick: () => void) => button('contained', name, onClick, true);
  const cancel = translate('ui.action.cancel');
  const close = translate('ui.action.close');
  const back = needsInput ? secondaryButton(text('back'), change.choose) : null;

  switch (step.name) {
    case 'choosing':
      return [
        secondaryButton(cancel, onClose),
        needsInput ? (
          <Button
            key="check"
            variant="contained"
            disabled={command === undefined}
            onClick={() => {
              if (command !== undefined) void change.check(command);
            }}
          >
            {text('check')}
          </Button>
        ) : null,
      ];
    case 'checking':
      return secondaryButton(cancel, needsInput ? change.choose : onClose, true);
    case 'checkFailed':
      return [
        secondaryButton(cancel, onClose),
        back,
        primaryButton(translate('ui.action.retry'), () => void change.recheck()),
      ];
    case 'checked': {
      const { length } = step.outcome.done;
      if (length === 0) return [back, primaryButton(close, onClose)];
      return [
        secondaryButton(cancel, onClose, danger),
        back,
        <Button
          key="run"
          variant="contained"
          color={danger ? 'error' : 'primary'}
          disabled={!isConfirmed}
          onClick={() => void change.run()}
          ref={danger ? undefined : takeFocus}
        >
          {text(`titles.${op}`, { smart_count: length })}
        </Button>,
      ];
    }
    case 'running':
      return secondaryButton(text('stop'), change.stop, true);
    case 'unknown':
      return [secondaryButton(close, onClose), primaryButton(text('recheck'), () => void change.recheck())];
    case 'finished':
      return [
        undo ? secondaryButton(text('undo'), () => void undo()) : wayBack,
        step.outcome.failed.length > 0
          ? secondaryButton(text('retryFailed'), () => void change.retry())
          : null,
        primaryButton(close, onClose),
      ];
  }
}
