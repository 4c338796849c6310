import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { usePermissionName } from '../../../../directory/permissions';
import type { Impact, Reach } from './impactSchema';

const texts = 'areas.user-management.roles.impact';

/** Who loses and who gains what; announced when it arrives. Losses come first, because they lock people out. */
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
      {loses.length > 0 ? <ReachList title={translate(`${texts}.loses`)} reaches={loses} /> : null}
      {gains.length > 0 ? <ReachList title={translate(`${texts}.gains`)} reaches={gains} /> : null}
    </Stack>
  );
}

/** Permissions with the users that they concern. */
function ReachList({ title, reaches }: { title: string; reaches: readonly Reach[] }) {
  const translate = useTranslate();
  const permissionName = usePermissionName();
  return (
    <section>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {reaches.map(({ key, userCount, users }) => (
          <Box component="li" key={key} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
              <strong>{permissionName(key)}</strong>
              <span>{translate('areas.user-management.roles.userCount', { smart_count: userCount })}</span>
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {users.map(({ name }) => name).join(', ')}
              {userCount > users.length && users.length > 0
                ? ` ${translate(`${texts}.more`, { smart_count: userCount - users.length })}`
                : null}
            </Typography>
          </Box>
        ))}
      </Box>
    </section>
  );
}
