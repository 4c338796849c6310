import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { useConfirmation } from '@/ui/dialog/useConfirmation';
import { ImpactQuestion } from './ImpactQuestion';
import { impactCall, type PlannedChange } from './impactSchema';
import { useOwnRights } from './useOwnRights';

/**
 * What is asked before a change that may give or take permissions. `ask` shows who gains and who loses what, and gives true
 * when the person wants it saved; `askIfConcerned` asks only where somebody gains or loses something; `guarded` sends it, and
 * asks again where people take rights from themselves. Render `dialogs` outside the form.
 */
export function useGuardedSave() {
  const translate = useTranslate();
  const calls = useRecordCalls();
  const { ask, asked, open, answer } = useConfirmation<PlannedChange, true>();
  const { guarded, dialog } = useOwnRights();
  const title = translate('areas.user-management.roles.impact.title');
  const askIfConcerned = useCallback(
    async (planned: PlannedChange) => {
      // If the preview fails, the server's own rules decide.
      const impact = await calls.call(planned.resource, impactCall(planned)).catch(() => undefined);
      return impact === undefined || impact.gains.length + impact.loses.length === 0 ? true : ask(planned);
    },
    [calls, ask],
  );
  const dialogs = (
    <>
      <ModalDialog open={open} title={title} onClose={() => answer()} maxWidth="sm">
        {asked === undefined ? null : <ImpactQuestion change={asked} onAnswer={answer} />}
      </ModalDialog>
      {dialog}
    </>
  );
  return { ask, askIfConcerned, guarded, dialogs };
}
