import { useTranslate } from 'react-admin';
import { Column } from '../../../records/columns/Column';
import { RelativeTime } from '../../../records/columns/RelativeTime';
import { ListPage } from '../../../records/list/ListPage';
import { BulkBar } from './bulk/BulkBar';
import { ConditionChips } from './list/ConditionChips';
import { EmailText } from './list/EmailText';
import { FilterButton } from './list/FilterButton';
import { GroupNames, RoleNames, RowNamesProvider } from './list/RowNames';
import { ShortDate } from './list/ShortDate';
import { StatusChip } from './list/StatusChip';
import { UserActions } from './list/UserActions';
import { UserCard } from './list/UserCard';
import { usualSort } from './list/userViews';
import { ViewsButton } from './list/ViewsButton';
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
      toolbar={
        <>
          <FilterButton />
          <ViewsButton />
          <ConditionChips />
        </>
      }
      selectionBar={<BulkBar />}
      selectable
      handsetRow={card}
      around={RowNamesProvider}
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
      <Column<User> source="roleIds" render={(user) => <RoleNames user={user} />} sx={arriving} />
      <Column<User> source="groupIds" render={(user) => <GroupNames user={user} />} sx={arriving} />
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
