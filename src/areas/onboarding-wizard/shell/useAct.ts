import { useRef, useState } from 'react';
import { focusAround } from '@/ui/focus/takeFocus';
import { useMounted } from '@/ui/leave/useMounted';
import { actOn, type Outcome, type RunAction } from './actions';
import type { Run } from './runSchema';
import { isFocusOfGuide } from './useFocusOnward';

/** Runs actions on a guide, one at a time; `failed` until the next one succeeds. */
export function useAct(run: Run, onEnd: (outcome: Outcome) => void) {
  const [busy, setBusy] = useState<RunAction>();
  const [failed, setFailed] = useState<RunAction>();
  const isActing = useRef(false);
  const mounted = useMounted();
  async function act(action: RunAction, more: object = {}): Promise<Outcome> {
    if (isActing.current) return 'failed';
    isActing.current = true;
    setBusy(action);
    const outcome = await actOn(run, action, more);
    isActing.current = false;
    if (outcome === 'kept' && (action === 'later' || action === 'hide') && isFocusOfGuide())
      focusAround(document.querySelector('main'));
    if (outcome === 'over' || outcome === 'withdrawn') onEnd(outcome);
    if (mounted.current) {
      setBusy(undefined);
      setFailed(outcome === 'failed' ? action : undefined);
    }
    return outcome;
  }
  return { act, busy, failed, hasFailed: failed !== undefined };
}
