import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { auditEvents } from '../../audit/auditEvents';
import type { AuditEvent } from '../../audit/auditSchema';
import type { User } from '../userSchema';

const fields = 'resources.user-management/users.fields';
const texts = 'areas.user-management.edit.users.facts';

/** The read-only facts about a user: dates, the invitation, and the last password reset according to the log. */
export function UserFacts({ user }: { user: User }) {
  const translate = useTranslate();
  const { createdAt, lastSignInAt, invitation, lockedUntil } = user;
  const { data: [reset] = [] } = useGetList<AuditEvent>(auditEvents, {
    filter: { resource: 'users', resourceId: user.id, action: 'send-password-reset' },
    sort: { field: 'at', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  });
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
      {lockedUntil === null ? null : fact(`${fields}.lockedUntil`, time(lockedUntil))}
      {reset ? fact('areas.user-management.audit.actions.send-password-reset', time(reset.at)) : null}
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
