import { useState } from 'react';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { focusAround } from '@/ui/focus/takeFocus';
import { useMounted } from '@/ui/leave/useMounted';
import { actOn, type Outcome, type RunAction } from './actions';
import type { Run } from './runSchema';
import { isFocusOfGuide } from './useFocusOnward';

/** Runs actions on a guide, one at a time; `failed` until the next one succeeds. */
export function useAct(run: Run, onEnd: (outcome: Outcome) => void) {
  const [last, setLast] = useState<RunAction>();
  const [failed, setFailed] = useState<RunAction>();
  const [once, isBusy] = useOneAtATime();
  const mounted = useMounted();
  const act = async (action: RunAction, more: object = {}): Promise<Outcome> =>
    (await once(async () => {
      setLast(action);
      const outcome = await actOn(run, action, more);
      if (outcome === 'kept' && (action === 'later' || action === 'hide') && isFocusOfGuide())
        focusAround(document.querySelector('main'));
      if (outcome === 'over' || outcome === 'withdrawn') onEnd(outcome);
      if (mounted.current) setFailed(outcome === 'failed' ? action : undefined);
      return outcome;
    })) ?? 'failed';
  return { act, busy: isBusy ? last : undefined, failed, hasFailed: failed !== undefined };
}
