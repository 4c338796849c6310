import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useErrorText } from '../../../../records/calls/useErrorText';
import { useRecordCalls } from '../../../../records/calls/useRecordCalls';
import { ReasonedButton } from '../../../../ui/controls/ReasonedButton';
import { LoadingState } from '../../../../ui/state/LoadingState';
import { impactSchema, type PlannedRole } from './impactSchema';

const texts = 'areas.user-management.roles.impact';

interface ImpactQuestionProps {
  changes: readonly PlannedRole[];
  onAnswer: (save?: true) => void;
}

/** The content and buttons of the dialog. A preview that fails keeps nobody from saving: the server has its own guards. */
export function ImpactQuestion({ changes, onAnswer }: ImpactQuestionProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useImpact(changes);
  const failed = error !== null && !isFetching;
  const pending = isFetching && data === undefined;
  const isLastAdmin = data?.impact.lastAdmin === true;
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
        {data === undefined ? null : <data.ImpactReport impact={data.impact} />}
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

/**
 * What a change of roles would do, computed by the server, with the component that shows it: that is loaded meanwhile,
 * and its failure counts as one of the preview. Never cached, because users change too.
 */
function useImpact(changes: readonly PlannedRole[]) {
  const calls = useRecordCalls();
  return useQuery({
    queryKey: ['user-management/roles', 'impact', changes],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const body = { changes: changes.map(({ id, permissions }) => ({ id, permissions })) };
      const call = { path: '/actions/preview-impact', body, reads: true, schema: impactSchema, signal };
      const [impact, { ImpactReport }] = await Promise.all([
        calls.call('user-management/roles', call),
        import('./ImpactReport'),
      ]);
      return { impact, ImpactReport };
    },
  });
}
