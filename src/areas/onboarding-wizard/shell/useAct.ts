import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { useUndoToast } from '@/ui/controls/useUndoToast';
import { focusAround } from '@/ui/focus/takeFocus';
import { isolate } from '@/ui/isolate';
import { useMounted } from '@/ui/leave/useMounted';
import { actOn, type Outcome, type RunAction, undoFor } from './actions';
import { currentGuides } from './guideStore';
import type { Run } from './runSchema';
import { isFocusOfGuide } from './useFocusOnward';

const texts = 'areas.onboarding-wizard.shell';

/**
 * Runs actions on a guide, one at a time; `failedAction` stays until the next one succeeds. Says that a guide was put off
 * or hidden, which can be undone.
 */
export function useAct(run: Run, onEnd: (outcome: Outcome) => void) {
  const [lastAction, setLastAction] = useState<RunAction>();
  const [failedAction, setFailedAction] = useState<RunAction>();
  const [once, isBusy] = useOneAtATime();
  const mounted = useMounted();
  const translate = useTranslate();
  const say = useUndoToast();
  const act = async (action: RunAction, more: object = {}): Promise<Outcome> =>
    (await once(async () => {
      setLastAction(action);
      const isTrial = currentGuides().trial?.run.id === run.id;
      const outcome = await actOn(run, action, more);
      if (outcome === 'kept' && (action === 'later' || action === 'hide')) {
        if (isFocusOfGuide()) focusAround(document.querySelector('main'));
        if (!isTrial)
          say(translate(`${texts}.${action}Done`, { title: isolate(run.title) }), () => void undoFor(run.id));
      }
      if (outcome === 'over' || outcome === 'withdrawn') onEnd(outcome);
      if (mounted.current) setFailedAction(outcome === 'failed' ? action : undefined);
      return outcome;
    })) ?? 'failed';
  return { act, busyAction: isBusy ? lastAction : undefined, failedAction };
}
