import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useNames } from '@/records/references/useNames';
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
  const hasFailed = preview.error !== null;
  const isLastAdmin = preview.impact?.lastAdmin === true;
  const reason = preview.isPending ? 'wait' : isLastAdmin ? 'lastAdminReason' : undefined;
  return (
    <>
      <DialogContent>
        {change.about ? <About {...change.about} resource={change.resource} /> : null}
        <ImpactReport preview={preview} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => onAnswer()}>
          {translate('ui.action.cancel')}
        </Button>
        {hasFailed ? (
          <Button variant="outlined" onClick={preview.retry}>
            {translate('ui.action.retry')}
          </Button>
        ) : null}
        <ReasonedButton
          variant="contained"
          reason={reason && translate(`${texts}.${reason}`)}
          onClick={() => onAnswer(true)}
        >
          {translate(hasFailed ? `${texts}.saveAnyway` : `${texts}.save`)}
        </ReasonedButton>
      </DialogActions>
    </>
  );
}

/** Which change is asked about. */
function About({ text, ids, resource }: NonNullable<PlannedChange['about']> & { resource: string }) {
  const translate = useTranslate();
  const { recordsById, isComplete } = useNames({ resource }, ids);
  const names = ids.map((id) => String(recordsById.get(id)?.name ?? (isComplete ? id : '…')));
  const [name, target] = names;
  return (
    <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      {translate(`${texts}.about.${text}`, { name, target, names: names.join(', ') })}
    </Typography>
  );
}
