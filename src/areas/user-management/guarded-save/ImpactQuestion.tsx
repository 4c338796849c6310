import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { LoadingState } from '@/ui/state/LoadingState';
import { ImpactReport } from './ImpactReport';
import { impactCall, type PlannedChange } from './impactSchema';

const texts = 'areas.user-management.roles.impact';

interface ImpactQuestionProps {
  change: PlannedChange;
  onAnswer: (save?: true) => void;
}

/** The content and buttons of the dialog. A preview that fails keeps nobody from saving: the server has its own guards. */
export function ImpactQuestion({ change, onAnswer }: ImpactQuestionProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const calls = useRecordCalls();
  // Never from a cache, because users change too.
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [change.resource, 'impact', change],
    gcTime: 0,
    queryFn: ({ signal }) => calls.call(change.resource, impactCall(change, signal)),
  });
  const failed = error !== null && !isFetching;
  const pending = isFetching && data === undefined;
  const isLastAdmin = data?.lastAdmin === true;
  const reason = pending ? 'wait' : isLastAdmin ? 'lastAdminReason' : undefined;
  return (
    <>
      <DialogContent>
        {pending ? <LoadingState label={translate(`${texts}.loading`)} /> : null}
        {failed ? (
          <DialogContentText role="alert">
            {translate(`${texts}.failed`)} {errorText(error)}
          </DialogContentText>
        ) : null}
        {data === undefined ? null : <ImpactReport impact={data} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => onAnswer()}>
          {translate('ui.action.cancel')}
        </Button>
        {failed ? (
          <Button variant="outlined" onClick={() => void refetch()}>
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
