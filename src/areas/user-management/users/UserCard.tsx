import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCreatePath, useTranslate } from 'react-admin';
import { groups, roles } from '@/people/references';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { RecordLink } from '@/records/list/RecordLink';
import type { Reference } from '@/records/references/defineReference';
import { ReferenceNames } from '@/records/references/ReferenceNames';
import { DateValue } from '@/records/values/DateValues';
import { UserStatus } from './UserStatus';
import { type User, userName } from './userSchema';

const fields = 'resources.user-management/users.fields';

/** A user as a card, for a window that is too narrow for the table. */
export function UserCard({ user }: { user: User }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const names = (field: 'roleIds' | 'groupIds', reference: Reference) => {
    const caption = translate(`${fields}.${field}`);
    return user[field].length === 0 ? null : (
      <>
        <dt>{caption}</dt>
        <dd>
          <ReferenceNames reference={reference} ids={user[field]} caption={caption} />
        </dd>
      </>
    );
  };
  return (
    <>
      <RecordLink to={createPath({ resource: 'user-management/users', type: 'edit', id: user.id })}>
        <bdi>{userName(user)}</bdi>
      </RecordLink>
      <Typography variant="body2" noWrap title={user.email} sx={{ color: 'text.secondary', mb: 1 }}>
        {user.email}
      </Typography>
      <UserStatus user={user} />
      <Box component="dl" sx={facts}>
        {names('roleIds', roles)}
        {names('groupIds', groups)}
        {user.endsOn === null ? null : (
          <>
            <dt>{translate(`${fields}.endsOn`)}</dt>
            <dd>
              <DateValue value={user.endsOn} />
            </dd>
          </>
        )}
        <dt>{translate(`${fields}.lastSignInAt`)}</dt>
        <dd>
          <RelativeTime value={user.lastSignInAt} />
        </dd>
      </Box>
    </>
  );
}

const facts = {
  display: 'grid',
  // The caption wraps before the value, which may be one that cannot.
  gridTemplateColumns: 'fit-content(45%) 1fr',
  columnGap: 1.5,
  rowGap: 0.25,
  m: 0,
  mt: 1,
  typography: 'body2',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
} as const;
