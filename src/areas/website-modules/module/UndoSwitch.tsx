import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import type { HistoryEvent } from '@/records/history/useHistory';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { type Module, modules } from '../moduleSchema';
import { SwitchContext } from '../switch/switchContext';
import { switchedIn } from './switchedIn';

interface UndoSwitchProps {
  module: Module;
  event: HistoryEvent;
}

/** Undoes a switch of the history with all modules that it changed, after showing the plan; nothing for other events. */
export function UndoSwitch({ module, event }: UndoSwitchProps) {
  const translate = useTranslate();
  const { askUndo } = useContext(SwitchContext);
  const refused = useRefusalReason('edit', modules.resource);
  const steps = switchedIn(event, module.id);
  const own = steps?.find(({ id }) => id === module.id);
  if (!steps || !own) return null;
  const isUndone = own.enabled !== (module.state === 'enabled');
  return (
    <ReasonedButton
      size="small"
      variant="text"
      reason={refused ?? (isUndone ? translate('areas.website-modules.edit.undoSwitch.undone') : undefined)}
      onClick={() => askUndo(steps)}
    >
      {translate('areas.website-modules.edit.undoSwitch.action', { smart_count: steps.length })}
    </ReasonedButton>
  );
}
