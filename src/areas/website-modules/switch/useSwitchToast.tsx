import { useNotify, useTranslate } from 'react-admin';
import { useUndoToast } from '@/ui/controls/useUndoToast';
import { moduleName } from '../moduleSchema';
import type { Step } from './planSchema';
import type { SwitchRequest } from './switchRequest';

const texts = 'areas.website-modules.switch.done';

/** Shows what was turned on or off, with Undo for all of it; an undo cannot be undone. */
export function useSwitchToast(undo: (request: SwitchRequest) => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const showToast = useUndoToast();
  return (request: SwitchRequest, steps: readonly Step[]) => {
    const { modules, enabled, back } = request;
    const [first] = modules;
    const further = steps.length - 1;
    if (further < 0) return notify(translate(`${texts}.same`), { type: 'info' });
    const side = enabled ? 'on' : 'off';
    const text =
      first === undefined || modules.length > 1
        ? translate(`${texts}.several`, { smart_count: steps.length })
        : translate(`${texts}.${side}${further === 0 ? '' : 'Many'}`, {
            name: moduleName(first),
            smart_count: further,
          });
    const taken = { modules, enabled: !enabled, further: [], back: steps };
    showToast(text, back ? undefined : () => undo(taken));
  };
}
