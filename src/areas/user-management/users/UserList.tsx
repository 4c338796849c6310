import History from '@mui/icons-material/History';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { groups, groupsInFiles, roles } from '@/people/references';
import { Column } from '@/records/columns/Column';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { ShortDate } from '@/records/columns/ShortDate';
import { defineExport, isoMoment } from '@/records/export/defineExport';
import { ExportButton } from '@/records/export/ExportButton';
import { FurtherActions } from '@/records/list/FurtherActions';
import { ImportLink } from '@/records/list/HeaderLinks';
import { ListPage } from '@/records/list/ListPage';
import { asDate } from '@/records/values/dates';
import { helpAnchor } from '@/ui/shell';
import { auditEvents } from '../audit/auditEvents';
import { useUserFilters } from './attributes/attributeFilters';
import { useUserAttributes } from './attributes/userAttributes';
import { userDefaultsPath } from './defaults/userDefaults';
import { RoleEnds } from './RoleEnds';
import { UserCard } from './UserCard';
import { UserRowMenu } from './UserRowMenu';
import { UserStatus } from './UserStatus';
import { userBulk } from './userBulk';
import { defaultSort, userViews } from './userFilters';
import { type User, userName } from './userSchema';

/** The export of users: a file that the import takes as it is. */
const userExport = defineExport<User>({
  name: 'users',
  texts: 'areas.user-management.users.export',
  columns: [
    { name: 'id' },
    { name: 'name' },
    { name: 'email' },
    { name: 'status' },
    { name: 'invitation', value: ({ invitation }) => invitation?.state },
    { name: 'roles', value: ({ roleIds }) => roleIds, references: roles },
    { name: 'groups', value: ({ groupIds }) => groupIds, references: groupsInFiles },
    { name: 'language' },
    { name: 'endsOn' },
    { name: 'lastSignInAt', value: ({ lastSignInAt }) => isoMoment(lastSignInAt) },
    { name: 'createdAt', value: ({ createdAt }) => isoMoment(createdAt) },
  ],
});

/** The export with the publisher's own fields. */
function useUserExport() {
  const attributes = useUserAttributes();
  return useMemo(
    () => ({
      ...userExport,
      columns: [
        ...userExport.columns,
        ...attributes.map(({ name }) => ({ name, value: (user: User) => user.attributes[name] })),
      ],
    }),
    [attributes],
  );
}

function SelectionExport({ isAll }: { isAll: boolean }) {
  return <ExportButton export={useUserExport()} selectedOnly={!isAll} ofSelection />;
}

const selectionActions = (isAll: boolean) => <SelectionExport isAll={isAll} />;

const texts = 'areas.user-management.users.list';

const card = (user: User) => <UserCard user={user} />;

/** The users of the publisher: search, filters, views, columns, and changes of many at once. The address holds the whole query. */
export function UserList() {
  const translate = useTranslate();
  const attributes = useUserAttributes();
  return (
    <ListPage<User>
      sort={defaultSort}
      actions={<UserListHeader />}
      filters={useUserFilters()}
      views={userViews}
      bulk={userBulk}
      selectionActions={selectionActions}
      handsetRow={card}
      rowMenu={UserRowMenu}
      empty={{
        title: translate(`${texts}.emptyTitle`),
        message: translate(`${texts}.empty`),
        action: <InviteLink />,
      }}
    >
      <Column<User> source="name" link width={10.25} render={userName} />
      <Column<User> source="email" priority={2} width={12} />
      <Column<User> source="status" width={8} render={(user) => <UserStatus user={user} />} />
      <Column<User> source="roleIds" priority={2} width={8} reference={roles} />
      <Column<User> source="groupIds" priority={3} width={8} reference={groups} />
      <Column<User>
        source="lastSignInAt"
        priority={3}
        width={9.5}
        sortByOrder="DESC"
        render={({ lastSignInAt }) => <RelativeTime value={lastSignInAt} />}
      />
      <Column<User>
        source="createdAt"
        hidden
        width={7.5}
        sortByOrder="DESC"
        render={({ createdAt }) => <ShortDate value={createdAt} />}
      />
      <Column<User> source="endsOn" hidden width={7.5} show={asDate} />
      <Column<User>
        source="roleEnds"
        hidden
        width={11}
        disableSort
        render={({ roleEnds }) => <RoleEnds ends={roleEnds} />}
      />
      {attributes.map(({ source, caption, type }) => (
        <Column<User>
          key={source}
          source={source}
          label={caption}
          hidden
          show={type === 'date' ? asDate : undefined}
        />
      ))}
    </ListPage>
  );
}

/** The actions of the list: export, import, audit log, invite. */
function UserListHeader() {
  const translate = useTranslate();
  return (
    <>
      <FurtherActions>
        <ExportButton export={useUserExport()} />
        <ImportLink />
        <Button component={Link} to={userDefaultsPath} variant="outlined" startIcon={<ManageAccounts />}>
          {translate(`${texts}.defaults`)}
        </Button>
        <Button component={Link} to={`/${auditEvents}`} variant="outlined" startIcon={<History />}>
          {translate(`${texts}.auditLog`)}
        </Button>
      </FurtherActions>
      <InviteLink />
    </>
  );
}

function InviteLink() {
  const translate = useTranslate();
  return (
    <Button
      component={Link}
      to="/user-management/users/create"
      variant="contained"
      startIcon={<PersonAdd />}
      {...helpAnchor('user-management.invite')}
    >
      {translate(`${texts}.invite`)}
    </Button>
  );
}
