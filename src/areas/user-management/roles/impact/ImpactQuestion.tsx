import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { errorTextKey } from '../../../../api/apiError';
import { ReasonedButton } from '../../../../ui/controls/ReasonedButton';
import { LoadingState } from '../../../../ui/state/LoadingState';
import type { PlannedRole } from './impactSchema';
import { useImpact } from './useImpact';

interface ImpactQuestionProps {
  changes: readonly PlannedRole[];
  onAnswer: (save: boolean) => void;
}

const texts = 'areas.user-management.roles.impact';

/** The dialog's content and buttons. A preview that fails keeps nobody from saving: the server has its own guards. */
export function ImpactQuestion({ changes, onAnswer }: ImpactQuestionProps) {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useImpact(changes);
  const failed = error !== null && !isFetching;
  const pending = isFetching && data === undefined;
  const reason = pending
    ? translate(`${texts}.wait`)
    : data?.impact.lastAdmin
      ? translate(`${texts}.lastAdminReason`)
      : undefined;
  return (
    <>
      <DialogContent>
        {pending ? <LoadingState label={translate(`${texts}.loading`)} /> : null}
        {failed ? (
          <DialogContentText role="alert">
            {translate(`${texts}.failed`)} {translate(errorTextKey(error))}
          </DialogContentText>
        ) : null}
        {data === undefined ? null : <data.ImpactReport impact={data.impact} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => onAnswer(false)}>
          {translate('ui.action.cancel')}
        </Button>
        {failed ? (
          <Button variant="outlined" onClick={() => refetch()}>
            {translate('ui.action.retry')}
          </Button>
        ) : null}
        <ReasonedButton variant="contained" reason={reason} onClick={() => onAnswer(true)}>
          {translate(failed ? `${texts}.saveAnyway` : `${texts}.save`)}
        </ReasonedButton>
      </DialogActions>
    </>
  );
}
