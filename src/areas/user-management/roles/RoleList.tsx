import CompareArrows from '@mui/icons-material/CompareArrows';
import GridOn from '@mui/icons-material/GridOn';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Column } from '@/records/columns/Column';
import { FurtherActions } from '@/records/list/FurtherActions';
import { CreateLink } from '@/records/list/HeaderLinks';
import { ListPage } from '@/records/list/ListPage';
import { AppLink } from '@/ui/page/AppLink';
import { RoleCard } from './RoleCard';
import { RoleRowMenu } from './RoleRowMenu';
import { holdersPath, listPath } from './rolePaths';
import type { Role } from './roleSchema';

const texts = 'areas.user-management.roles';

/** All roles, with the ways to the matrix, the comparison and a new role. */
export function RoleList() {
  const translate = useTranslate();
  const create = <CreateLink label={translate(`${texts}.create.action`)} />;
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
      <Column<Role> source="key" render={({ key }) => <code>{key}</code>} />
      <Column<Role> source="description" width={18} sx={{ color: 'text.secondary' }} />
      <Column<Role>
        source="permissions"
        align="right"
        sortByOrder="DESC"
        render={({ permissions }) => permissions.length}
      />
      <Column<Role>
        source="userCount"
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
