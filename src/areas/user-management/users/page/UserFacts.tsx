import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { RelativeTime } from '../../../../records/columns/RelativeTime';
import type { User } from '../userSchema';

const fields = 'resources.user-management/users.fields';
const texts = 'areas.user-management.users.page.facts';

/** What is known of a user and cannot be changed here: moments, and the state of the invitation. */
export function UserFacts({ user }: { user: User }) {
  const translate = useTranslate();
  const { invitation } = user;
  return (
    <Box component="dl" sx={facts}>
      <Fact label={translate(`${fields}.createdAt`)}>
        <RelativeTime value={user.createdAt} never={translate(`${texts}.unknown`)} />
      </Fact>
      <Fact label={translate(`${fields}.lastSignInAt`)}>
        <RelativeTime value={user.lastSignInAt} />
      </Fact>
      {invitation ? (
        <>
          <Fact label={translate(`${fields}.invitation`)}>
            {translate(`${texts}.invitation.${invitation.state}`)}
          </Fact>
          <Fact label={translate(`${texts}.sentAt`)}>
            <RelativeTime value={invitation.sentAt} never={translate(`${texts}.unknown`)} />
          </Fact>
          {invitation.state === 'pending' || invitation.state === 'expired' ? (
            <Fact label={translate(`${texts}.expiresAt.${invitation.state}`)}>
              <RelativeTime value={invitation.expiresAt} never={translate(`${texts}.unknown`)} />
            </Fact>
          ) : null}
        </>
      ) : null}
    </Box>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const facts = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(8rem, 1fr))', lg: '1fr' },
  columnGap: 3,
  rowGap: 2,
  m: 0,
  mt: { lg: 1 },
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
