import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { StatusMark } from '@/records/lifecycle/StatusMark';
import { flowStates } from '../flowLife';
import type { Flow } from '../flowSchema';

/** A guide's status, and whether it has unpublished changes. */
export function FlowStatus({ status, hasDraft }: Pick<Flow, 'status' | 'hasDraft'>) {
  const translate = useTranslate();
  return (
    <>
      <StatusMark states={flowStates} state={status} />
      {hasDraft && status !== 'draft' ? (
        <>
          {' '}
          <Typography component="span" variant="body2">
            {translate('areas.onboarding-wizard.hasDraft')}
          </Typography>
        </>
      ) : null}
    </>
  );
}
