import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { ImpactReport } from './ImpactReport';
import type { PlannedChange } from './impactSchema';
import { useImpact } from './useImpact';

const texts = 'areas.user-management.roles.impact';

interface ImpactQuestionProps {
  change: PlannedChange;
  onAnswer: (save?: true) => void;
}

/** The content and buttons of the dialog. A preview that fails keeps nobody from saving: the server has its own guards. */
export function ImpactQuestion({ change, onAnswer }: ImpactQuestionProps) {
  const translate = useTranslate();
  const preview = useImpact(change);
  const failed = preview.error !== null;
  const isLastAdmin = preview.impact?.lastAdmin === true;
  const reason = preview.isPending ? 'wait' : isLastAdmin ? 'lastAdminReason' : undefined;
  return (
    <>
      <DialogContent>
        <ImpactReport preview={preview} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => onAnswer()}>
          {translate('ui.action.cancel')}
        </Button>
        {failed ? (
          <Button variant="outlined" onClick={preview.retry}>
            {translate('ui.action.retry')}
          </Button>
        ) : null}
        <ReasonedButton
          variant="contained"
          reason={reason && translate(`${texts}.${reason}`)}
          onClick={() => onAnswer(true)}
        >
          {translate(failed ? `${texts}.saveAnyway` : `${texts}.save`)}
        </ReasonedButton>
      </DialogActions>
    </>
  );
}
