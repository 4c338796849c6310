import { useState } from 'react';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { focusAround } from '@/ui/focus/takeFocus';
import { useMounted } from '@/ui/leave/useMounted';
import { actOn, type Outcome, type RunAction } from './actions';
import type { Run } from './runSchema';
import { isFocusOfGuide } from './useFocusOnward';

/** Runs actions on a guide, one at a time; `failedAction` stays until the next one succeeds. */
export function useAct(run: Run, onEnd: (outcome: Outcome) => void) {
  const [lastAction, setLastAction] = useState<RunAction>();
  const [failedAction, setFailedAction] = useState<RunAction>();
  const [once, isBusy] = useOneAtATime();
  const mounted = useMounted();
  const act = async (action: RunAction, more: object = {}): Promise<Outcome> =>
    (await once(async () => {
      setLastAction(action);
      const outcome = await actOn(run, action, more);
      if (outcome === 'kept' && (action === 'later' || action === 'hide') && isFocusOfGuide())
        focusAround(document.querySelector('main'));
      if (outcome === 'over' || outcome === 'withdrawn') onEnd(outcome);
      if (mounted.current) setFailedAction(outcome === 'failed' ? action : undefined);
      return outcome;
    })) ?? 'failed';
  return { act, busyAction: isBusy ? lastAction : undefined, failedAction };
}
