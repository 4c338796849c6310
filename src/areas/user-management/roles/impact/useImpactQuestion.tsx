import { useTranslate } from 'react-admin';
import { ModalDialog } from '../../../../ui/dialog/ModalDialog';
import { useQuestion } from '../../../../ui/dialog/useQuestion';
import { useOwnRights } from '../../own-rights/useOwnRights';
import { ImpactQuestion } from './ImpactQuestion';
import type { PlannedRole } from './impactSchema';

/**
 * What is asked before permissions of roles are changed. `ask` shows who gains and who loses what, and gives true when the
 * person wants it saved; `guarded` sends it, and asks again where people take rights from themselves. `dialogs` stands
 * beside the form, not inside.
 */
export function useImpactQuestion() {
  const translate = useTranslate();
  const { ask, asked = [], open, answer } = useQuestion<readonly PlannedRole[], true>();
  const { guarded, dialog } = useOwnRights();
  const title = translate('areas.user-management.roles.impact.title');
  const dialogs = (
    <>
      <ModalDialog open={open} title={title} onClose={() => answer()} maxWidth="sm">
        <ImpactQuestion changes={asked} onAnswer={answer} />
      </ModalDialog>
      {dialog}
    </>
  );
  return { ask, guarded, dialogs };
}
