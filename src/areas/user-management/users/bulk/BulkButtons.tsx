import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { takeFocus } from '../../../../ui/focus/takeFocus';
import { type BulkOp, bulkArgument, inverseOrder } from './bulkOperations';
import type { BulkChange } from './useBulkChange';

interface BulkButtonsProps {
  op: BulkOp;
  change: BulkChange;
  /** The groups or roles that are chosen. */
  values: readonly string[];
  onClose: () => void;
}

const texts = 'areas.user-management.users.bulk';

/**
 * The buttons of a bulk change at its present step; the safe or usual one has the focus. The keys tell React that the
 * buttons of two steps are not the same, so that each step places the focus anew.
 */
export function BulkButtons({ op, change, values, onClose }: BulkButtonsProps) {
  const translate = useTranslate();
  const { step } = change;
  const hasChoice = bulkArgument[op] !== undefined;

  const quiet = (text: string, onClick: () => void, focus = false) => (
    <Button
      key={`${step.name} ${text}`}
      variant="outlined"
      onClick={onClick}
      ref={focus ? takeFocus : undefined}
    >
      {translate(text)}
    </Button>
  );
  const main = (text: string, onClick: () => void, focus = true) => (
    <Button
      key={`${step.name} ${text}`}
      variant="contained"
      onClick={onClick}
      ref={focus ? takeFocus : undefined}
    >
      {translate(text)}
    </Button>
  );
  const back = hasChoice ? quiet(`${texts}.back`, change.choose) : null;

  switch (step.name) {
    case 'choosing':
      return [
        quiet('ui.action.cancel', onClose),
        hasChoice ? (
          <Button
            key="check"
            variant="contained"
            disabled={values.length === 0}
            onClick={() => void change.check({ op, values })}
          >
            {translate(`${texts}.check`)}
          </Button>
        ) : null,
      ];
    case 'checking':
      return quiet('ui.action.cancel', hasChoice ? change.choose : onClose, true);
    case 'checkFailed':
      return [quiet('ui.action.cancel', onClose), back, main('ui.action.retry', () => void change.recheck())];
    case 'checked': {
      const { length } = step.outcome.done;
      if (length === 0) return [back, main('ui.action.close', onClose)];
      const isDanger = op === 'delete';
      return [
        quiet('ui.action.cancel', onClose, isDanger),
        back,
        <Button
          key="run"
          variant="contained"
          color={isDanger ? 'error' : 'primary'}
          onClick={() => void change.run()}
          ref={isDanger ? undefined : takeFocus}
        >
          {translate(`${texts}.titles.${op}`, { smart_count: length })}
        </Button>,
      ];
    }
    case 'running':
      return quiet(`${texts}.stop`, change.stop, true);
    case 'unknown':
      return [quiet('ui.action.close', onClose), main(`${texts}.recheck`, () => void change.recheck())];
    case 'finished': {
      const { done, failed } = step.outcome;
      const mayUndo = !step.undone && done.length > 0 && inverseOrder(step.order) !== undefined;
      return [
        mayUndo ? quiet(`${texts}.undo`, () => void change.undo()) : null,
        failed.length > 0 ? quiet(`${texts}.retryFailed`, () => void change.retry()) : null,
        main('ui.action.close', onClose),
      ];
    }
  }
}
