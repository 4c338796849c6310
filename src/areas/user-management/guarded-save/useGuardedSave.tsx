import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { useConfirmation } from '@/ui/dialog/useConfirmation';
import { ImpactQuestion } from './ImpactQuestion';
import { impactCall, type PlannedChange } from './impactSchema';
import { useOwnRights } from './useOwnRights';

/**
 * The questions before a change of permissions. `ask` shows who gains and loses what, and resolves to true if the person
 * confirms; `askIfConcerned` asks only if somebody gains or loses something; `guarded` sends the change, and asks again if
 * people take rights from themselves. Render `dialogs` outside the form.
 */
export function useGuardedSave() {
  const translate = useTranslate();
  const calls = useRecordCalls();
  const { ask, question, open, answer } = useConfirmation<PlannedChange, true>();
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
        {question === undefined ? null : <ImpactQuestion change={question} onAnswer={answer} />}
      </ModalDialog>
      {dialog}
    </>
  );
  return { ask, askIfConcerned, guarded, dialogs };
}
