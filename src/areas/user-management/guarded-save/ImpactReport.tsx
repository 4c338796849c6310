import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { useTranslate } from 'react-admin';
import { usePermissionName } from '@/people/permissions';
import { PermissionCaption } from '../roles/PermissionCaption';
import type { Impact, Reach } from './impactSchema';

const texts = 'areas.user-management.roles.impact';

interface ImpactReportProps {
  impact: Impact;
  /** Asks for the names of all. */
  onAll: () => void;
}

/** Who loses and who gains what; announced when it arrives. Losses come first, because they lock people out. */
export function ImpactReport({ impact, onAll }: ImpactReportProps) {
  const { gains, loses, self, unheld, lastAdmin } = impact;
  const translate = useTranslate();
  const permissionName = usePermissionName();
  const namesOf = (keys: readonly string[]) => ({
    names: keys.map(permissionName).join(', '),
    smart_count: keys.length,
  });
  return (
    <Stack role="status" spacing={2.5} sx={{ pt: 1 }}>
      {lastAdmin ? <Alert severity="error">{translate(`${texts}.lastAdmin`)}</Alert> : null}
      {self.loses.length > 0 ? (
        <Alert severity="warning">{translate(`${texts}.self`, namesOf(self.loses))}</Alert>
      ) : null}
      {unheld.length > 0 && !lastAdmin ? (
        <Alert severity="warning">{translate('areas.user-management.guards.unheld', namesOf(unheld))}</Alert>
      ) : null}
      {gains.length + loses.length === 0 ? (
        <DialogContentText>{translate(`${texts}.nobody`)}</DialogContentText>
      ) : null}
      {loses.length > 0 ? (
        <ReachList title={translate(`${texts}.loses`)} reaches={loses} onAll={onAll} />
      ) : null}
      {gains.length > 0 ? (
        <ReachList title={translate(`${texts}.gains`)} reaches={gains} onAll={onAll} />
      ) : null}
    </Stack>
  );
}

interface ReachListProps {
  title: string;
  reaches: readonly Reach[];
  onAll: () => void;
}

/** Permissions with the users that they concern. */
function ReachList({ title, reaches, onAll }: ReachListProps) {
  return (
    <section>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {reaches.map((reach) => (
          <ReachRow key={reach.key} reach={reach} onAll={onAll} />
        ))}
      </Box>
    </section>
  );
}

/** One permission: how many users, the first few by name; a click names the others. */
function ReachRow({ reach: { key, userCount, users }, onAll }: { reach: Reach; onAll: () => void }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const [few] = useState(users.length);
  const more = few > 0 ? userCount - few : 0;
  const shown = open ? users : users.slice(0, few);
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
          <strong>
            <PermissionCaption permission={key} />
          </strong>
          <span>{translate('areas.user-management.roles.userCount', { smart_count: userCount })}</span>
        </Box>
        <Typography
          variant="caption"
          component="p"
          noWrap={!open}
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere', maxHeight: '12rem', overflowY: 'auto' }}
        >
          {shown.map(({ id, name }, index) => (
            <Fragment key={id}>
              {index === 0 ? null : ', '}
              <bdi>{name}</bdi>
            </Fragment>
          ))}
          {open && users.length > few && userCount > users.length
            ? ` ${translate(`${texts}.more`, { smart_count: userCount - users.length })}`
            : null}
        </Typography>
      </Box>
      {more > 0 ? (
        <Button
          size="small"
          variant="text"
          aria-expanded={open}
          onClick={() => {
            setOpen(!open);
            onAll();
          }}
        >
          {open ? translate(`${texts}.fewer`) : translate(`${texts}.more`, { smart_count: more })}
        </Button>
      ) : null}
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 1,
  minHeight: 40,
  py: 0.25,
  borderTop: 1,
  borderColor: 'divider',
  typography: 'body2',
  lineHeight: 1.25,
} as const;
