import { useNotify, useTranslate } from 'react-admin';
import { useUndoToast } from '@/ui/controls/useUndoToast';
import { moduleName } from '../moduleSchema';
import type { Asked } from './asked';
import type { Step } from './planSchema';

const texts = 'areas.website-modules.switch.done';

/** Says what was turned on or off, and offers to take back all of it; what takes back something cannot be taken back itself. */
export function useSwitchToast(undo: (asked: Asked) => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useUndoToast();
  return (asked: Asked, steps: readonly Step[]) => {
    const { modules, enabled, back } = asked;
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
    tell(text, back ? undefined : () => undo(taken));
  };
}
