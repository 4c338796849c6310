import GroupOutlined from '@mui/icons-material/GroupOutlined';
import { defineArea } from '../defineArea';

export const area = defineArea({
  path: 'user-management',
  permission: 'user-management',
  order: 20,
  icon: GroupOutlined,
  pages: () => import('./pages'),
  children: [{ path: 'users' }, { path: 'groups' }, { path: 'roles' }],
  resources: [
    {
      name: 'users',
      list: 'UserList',
      create: 'UserInvite',
      edit: 'UserEdit',
      pages: [{ path: 'import', page: 'UserImport' }],
      schema: () => import('./users/userSchema').then(({ userSchema }) => userSchema),
    },
    {
      name: 'groups',
      base: 'api',
      list: 'GroupsPage',
      ownsPaths: true,
      schema: () => import('./groups/groupSchema').then(({ groupSchema }) => groupSchema),
    },
    {
      name: 'roles',
      list: 'RoleList',
      create: 'RoleCreate',
      edit: 'RoleEdit',
      pages: [
        { path: 'matrix', page: 'RoleMatrix' },
        { path: 'compare', page: 'RoleCompare' },
      ],
      schema: () => import('./roles/roleSchema').then(({ roleSchema }) => roleSchema),
    },
  ],
});
