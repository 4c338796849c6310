import GroupOutlined from '@mui/icons-material/GroupOutlined';
import { defineArea } from '../defineArea';

export const area = defineArea({
  path: 'user-management',
  permission: 'user-management',
  order: 20,
  icon: GroupOutlined,
  pages: () => import('./pages'),
  children: [
    { path: 'users', page: 'UsersPage' },
    { path: 'groups', page: 'GroupsPage' },
    { path: 'roles', page: 'RolesPage' },
  ],
});
