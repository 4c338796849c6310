import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { usePermissionName } from '../../../../directory/permissions';
import type { Impact } from './impactSchema';
import { ReachList } from './ReachList';

const texts = 'areas.user-management.roles.impact';

/** Who loses and who gains what; announced when it has come. Losses stand first, because they lock people out. */
export function ImpactReport({ impact: { gains, loses, self, lastAdmin } }: { impact: Impact }) {
  const translate = useTranslate();
  const permissionName = usePermissionName();
  const names = self.loses.map(permissionName).join(', ');
  return (
    <Stack role="status" spacing={2.5} sx={{ pt: 1 }}>
      {lastAdmin ? <Alert severity="error">{translate(`${texts}.lastAdmin`)}</Alert> : null}
      {self.loses.length > 0 ? (
        <Alert severity="warning">
          {translate(`${texts}.self`, { names, smart_count: self.loses.length })}
        </Alert>
      ) : null}
      {gains.length + loses.length === 0 ? (
        <DialogContentText>{translate(`${texts}.nobody`)}</DialogContentText>
      ) : null}
      <ReachList title={translate(`${texts}.loses`)} reaches={loses} />
      <ReachList title={translate(`${texts}.gains`)} reaches={gains} />
    </Stack>
  );
}
