import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { groups, roles } from '../../../directory/references';
import { Column } from '../../../records/columns/Column';
import { RelativeTime } from '../../../records/columns/RelativeTime';
import { ShortDate } from '../../../records/columns/ShortDate';
import { ExportButton } from '../../../records/export/ExportButton';
import { ImportLink } from '../../../records/list/HeaderLinks';
import { ListPage } from '../../../records/list/ListPage';
import { StatusChip } from './StatusChip';
import { UserCard } from './UserCard';
import { userBulk } from './userBulk';
import { userExport } from './userExport';
import { userFilters, userViews, usualSort } from './userFilters';
import type { User } from './userSchema';

/** The names arrive after the rows: the column has its width before. */
const arriving = { width: '10rem', minWidth: '7rem' } as const;

const card = (user: User) => <UserCard user={user} />;

/** The users of the publisher: search, filters, views, columns, and changes of many at once. The address holds the whole query. */
export function UserList() {
  const translate = useTranslate();
  return (
    <ListPage<User>
      sort={usualSort}
      actions={<UserActions />}
      filters={userFilters}
      views={userViews}
      bulk={userBulk}
      handsetRow={card}
      empty={{ message: translate('areas.user-management.users.list.empty') }}
    >
      <Column<User>
        source="name"
        link
        render={({ name, email }) => name || email}
        sx={{ minWidth: '9rem' }}
      />
      <Column<User>
        source="email"
        render={({ email }) => <EmailText email={email} />}
        sx={{ overflowWrap: 'anywhere', minWidth: '14rem' }}
      />
      <Column<User> source="status" render={(user) => <StatusChip user={user} />} />
      <Column<User> source="roleIds" reference={roles} sx={arriving} />
      <Column<User> source="groupIds" reference={groups} sx={arriving} />
      <Column<User>
        source="lastSignInAt"
        sortByOrder="DESC"
        render={({ lastSignInAt }) => <RelativeTime value={lastSignInAt} />}
      />
      <Column<User>
        source="createdAt"
        sortByOrder="DESC"
        render={({ createdAt }) => <ShortDate value={createdAt} />}
        sx={{ whiteSpace: 'nowrap' }}
      />
    </ListPage>
  );
}

/** What can be done on the list as a whole: export it, import users, invite some. */
function UserActions() {
  const translate = useTranslate();
  const texts = 'areas.user-management.users.list';
  return (
    <>
      <ExportButton export={userExport} />
      <ImportLink />
      <Button
        component={Link}
        to="/user-management/users/create"
        variant="contained"
        startIcon={<PersonAdd />}
      >
        {translate(`${texts}.invite`)}
      </Button>
    </>
  );
}

/** An e-mail address that, where there is too little room, breaks before its domain. */
function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  if (at < 1) return email;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
