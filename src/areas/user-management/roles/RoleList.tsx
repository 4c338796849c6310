import { useTranslate } from 'react-admin';
import { Column } from '../../../records/columns/Column';
import { ListPage } from '../../../records/list/ListPage';
import { AppLink } from '../../../ui/page/AppLink';
import { RoleCard } from './RoleCard';
import { RoleListActions } from './RoleListActions';
import { RoleRowActions } from './RoleRowActions';
import { holdersPath } from './rolePaths';
import type { Role } from './roleSchema';

/** All roles, with the ways to set them side by side. */
export function RoleList() {
  const translate = useTranslate();
  return (
    <ListPage<Role>
      actions={<RoleListActions />}
      sort={{ field: 'name', order: 'ASC' }}
      empty={{
        title: translate('areas.user-management.roles.empty'),
        message: translate('areas.user-management.roles.emptyHelp'),
      }}
      handsetRow={(role) => <RoleCard role={role} />}
    >
      <Column<Role> source="name" link sx={{ minWidth: 140 }} />
      <Column<Role> source="key" render={({ key }) => <code>{key}</code>} />
      <Column<Role> source="description" sx={{ minWidth: 200, maxWidth: 420, color: 'text.secondary' }} />
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
            {translate('areas.user-management.roles.userCount', { smart_count: userCount })}
          </AppLink>
        )}
      />
      <Column<Role>
        source="id"
        label={translate('areas.user-management.roles.rowActions')}
        align="right"
        disableSort
        render={(role) => <RoleRowActions role={role} />}
      />
    </ListPage>
  );
}
