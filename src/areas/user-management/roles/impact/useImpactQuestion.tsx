import { useTranslate } from 'react-admin';
import { ModalDialog } from '../../../../ui/dialog/ModalDialog';
import { useQuestion } from '../../../../ui/dialog/useQuestion';
import { ImpactQuestion } from './ImpactQuestion';
import type { PlannedRole } from './impactSchema';

/**
 * Asks before permissions of roles are changed: `ask` shows who gains and who loses what, and gives true when the
 * person wants it saved. `dialog` stands beside the form, not inside.
 */
export function useImpactQuestion() {
  const translate = useTranslate();
  const { ask, asked = [], open, answer } = useQuestion<readonly PlannedRole[], true>();
  const dialog = (
    <ModalDialog
      open={open}
      title={translate('areas.user-management.roles.impact.title')}
      onClose={() => answer()}
      maxWidth="sm"
    >
      <ImpactQuestion changes={asked} onAnswer={answer} />
    </ModalDialog>
  );
  return { ask, dialog };
}
