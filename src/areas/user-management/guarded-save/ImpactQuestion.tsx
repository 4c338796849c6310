import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
  const { data, error, isFetching, refetch } = useImpact(change);
  const [wantsAll, setWantsAll] = useState(false);
  const all = useImpact(change, wantsAll ? mostNames : undefined);
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
        {data === undefined ? null : (
          <ImpactReport impact={all.data ?? data} onAll={() => setWantsAll(true)} />
        )}
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

/** How many users of a permission are named when somebody asks for all. */
const mostNames = 1000;

/** What a change would do, computed by the server. Never cached, because users change too. */
function useImpact(change: PlannedChange, named?: number) {
  const calls = useRecordCalls();
  return useQuery({
    queryKey: [change.resource, 'impact', change, named],
    gcTime: 0,
    queryFn: ({ signal }) => calls.call(change.resource, impactCall(change, named, signal)),
  });
}
