import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { RelativeTime } from '@/records/columns/RelativeTime';
import type { User } from '../userSchema';

const fields = 'resources.user-management/users.fields';
const texts = 'areas.user-management.edit.users.facts';

/** The read-only facts about a user: dates and the invitation. */
export function UserFacts({ user }: { user: User }) {
  const translate = useTranslate();
  const { createdAt, lastSignInAt, invitation } = user;
  const fact = (label: string, value: ReactNode) => (
    <div>
      <dt>{translate(label)}</dt>
      <dd>{value}</dd>
    </div>
  );
  const time = (value: string | null) => (
    <RelativeTime value={value} never={translate(`${texts}.unknown`)} whole />
  );
  return (
    <Box component="dl" sx={facts}>
      {fact(`${fields}.createdAt`, time(createdAt))}
      {fact(`${fields}.lastSignInAt`, <RelativeTime value={lastSignInAt} whole />)}
      {invitation ? (
        <>
          {fact(`${fields}.invitation`, translate(`${texts}.invitation.${invitation.state}`))}
          {fact(`${texts}.sentAt`, time(invitation.sentAt))}
          {invitation.state === 'pending' || invitation.state === 'expired'
            ? fact(`${texts}.expiresAt.${invitation.state}`, time(invitation.expiresAt))
            : null}
        </>
      ) : null}
    </Box>
  );
}

const facts = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  '@container (min-width: 54rem)': { gridTemplateColumns: '1fr', mt: 1 },
  columnGap: 3,
  rowGap: 2,
  m: 0,
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
