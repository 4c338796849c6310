import CompareArrows from '@mui/icons-material/CompareArrows';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import GridOn from '@mui/icons-material/GridOn';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { Column } from '@/records/columns/Column';
import { FurtherActions } from '@/records/list/FurtherActions';
import { CreateLink } from '@/records/list/HeaderLinks';
import { ListPage } from '@/records/list/ListPage';
import { RecordLink } from '@/records/list/RecordLink';
import { RecordMenu } from '@/records/row-menu/RecordMenu';
import type { RowMenuProps } from '@/records/row-menu/rowMenu';
import { AppLink } from '@/ui/page/AppLink';
import { clonePath, comparePath, holdersPath, listPath, rolePath } from './rolePaths';
import type { Role } from './roleSchema';

const texts = 'areas.user-management.roles';

/** All roles, with the ways to the matrix, the comparison and a new role. */
export function RoleList() {
  const translate = useTranslate();
  const create = (
    <CreateLink label={translate(`${texts}.create.action`)} anchor="user-management.createRole" />
  );
  return (
    <ListPage<Role>
      actions={
        <>
          <FurtherActions>
            <Button variant="outlined" startIcon={<GridOn />} component={Link} to={`${listPath}/matrix`}>
              {translate(`${texts}.toMatrix`)}
            </Button>
            <Button
              variant="outlined"
              startIcon={<CompareArrows />}
              component={Link}
              to={`${listPath}/compare`}
            >
              {translate(`${texts}.toCompare`)}
            </Button>
          </FurtherActions>
          {create}
        </>
      }
      sort={{ field: 'name', order: 'ASC' }}
      empty={{ title: translate(`${texts}.empty`), message: translate(`${texts}.emptyHelp`), action: create }}
      handsetRow={(role) => <RoleCard role={role} />}
      rowMenu={RoleRowMenu}
    >
      <Column<Role> source="name" link />
      <Column<Role> source="key" priority={3} width={9} render={({ key }) => <code>{key}</code>} />
      <Column<Role> source="description" priority={3} width={18} sx={{ color: 'text.secondary' }} />
      <Column<Role>
        source="permissions"
        priority={3}
        width={7.5}
        align="right"
        sortByOrder="DESC"
        render={({ permissions }) => permissions.length}
      />
      <Column<Role>
        source="userCount"
        priority={2}
        width={7.5}
        align="right"
        sortByOrder="DESC"
        render={({ id, userCount }) => (
          <AppLink to={holdersPath(id)}>
            {translate(`${texts}.userCount`, { smart_count: userCount })}
          </AppLink>
        )}
      />
    </ListPage>
  );
}

/** A role in the list on a narrow window. */
function RoleCard({ role }: { role: Role }) {
  const translate = useTranslate();
  return (
    <>
      <RecordLink to={rolePath(role.id)}>
        <bdi>{role.name}</bdi>
      </RecordLink>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {role.description}
      </Typography>
      <Typography variant="body2">
        {translate(`${texts}.permissionCount`, { smart_count: role.permissions.length })}
        {' · '}
        <AppLink to={holdersPath(role.id)}>
          {translate(`${texts}.userCount`, { smart_count: role.userCount })}
        </AppLink>
      </Typography>
    </>
  );
}

/** What is done often with one role, from the list. */
function RoleRowMenu(props: RowMenuProps<Role>) {
  const { id, userCount } = props.record;
  const translate = useTranslate();
  const createRefusal = useRefusalReason('create');
  return (
    <RecordMenu
      {...props}
      lines={[
        { label: translate(`${texts}.clone`), icon: ContentCopy, to: clonePath(id), reason: createRefusal },
        { label: translate(`${texts}.toCompare`), icon: CompareArrows, to: comparePath(id) },
        { label: translate(`${texts}.holders.link`), icon: PeopleOutlined, to: holdersPath(id) },
      ]}
      canDelete
      deleteReason={
        userCount > 0 ? translate(`${texts}.delete.inUse`, { smart_count: userCount }) : undefined
      }
    />
  );
}
