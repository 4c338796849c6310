import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { useTranslate } from 'react-admin';
import { usePermissionName } from '@/people/permissions';
import { useErrorText } from '@/records/calls/useErrorText';
import { takeFocus } from '@/ui/focus/takeFocus';
import { LoadingState } from '@/ui/state/LoadingState';
import { PermissionCaption } from '../roles/PermissionCaption';
import type { Impact, Reach } from './impactSchema';
import type { ImpactPreview } from './useImpact';

const texts = 'areas.user-management.roles.impact';

/** Who would lose and gain what by a change; also while it is loading and after a failure. */
export function ImpactReport({ preview: { impact, isPending, error } }: { preview: ImpactPreview }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <>
      {isPending ? <LoadingState label={translate(`${texts}.loading`)} /> : null}
      {error === null ? null : (
        <DialogContentText role="alert">
          {translate(`${texts}.failed`)} {errorText(error)}
        </DialogContentText>
      )}
      {impact === undefined ? null : <Reaches impact={impact} />}
    </>
  );
}

/** Who loses and who gains what; announced when it arrives. Losses come first, because they lock people out. */
function Reaches({ impact }: { impact: Impact }) {
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
      {loses.length > 0 ? <ReachList title={translate(`${texts}.loses`)} reaches={loses} /> : null}
      {gains.length > 0 ? <ReachList title={translate(`${texts}.gains`)} reaches={gains} /> : null}
    </Stack>
  );
}

/** Permissions with the users that they concern: how many, and who. */
function ReachList({ title, reaches }: { title: string; reaches: readonly Reach[] }) {
  const translate = useTranslate();
  return (
    <section>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {reaches.map(({ key, userCount, users }) => (
          <Box component="li" key={key} sx={line}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
              <strong>
                <PermissionCaption permission={key} />
              </strong>
              <span>{translate('areas.user-management.roles.userCount', { smart_count: userCount })}</span>
            </Box>
            <ReachedUsers users={users} userCount={userCount} />
          </Box>
        ))}
      </Box>
    </section>
  );
}

/** The number of users who are named at first. */
const firstNames = 5;

/** The first few users by name; the others that the server names are shown on request. */
function ReachedUsers({ users, userCount }: Pick<Reach, 'users' | 'userCount'>) {
  const translate = useTranslate();
  const [showsAll, setShowsAll] = useState(false);
  const namedUsers = showsAll ? users : users.slice(0, firstNames);
  const more = translate(`${texts}.more`, { smart_count: userCount - namedUsers.length });
  return (
    <Typography
      ref={showsAll ? takeFocus : undefined}
      tabIndex={-1}
      variant="caption"
      component="p"
      sx={{ color: 'text.secondary', '&:focus': { outline: 'none' } }}
    >
      {namedUsers.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index === 0 ? null : ', '}
          <bdi>{name}</bdi>
        </Fragment>
      ))}{' '}
      {namedUsers.length < users.length ? (
        <Link component="button" type="button" onClick={() => setShowsAll(true)} sx={moreLook}>
          {more}
        </Link>
      ) : users.length > 0 && users.length < userCount ? (
        more
      ) : null}
    </Typography>
  );
}

const moreLook = { font: 'inherit', verticalAlign: 'baseline' } as const;
const line = {
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  typography: 'body2',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
} as const;
