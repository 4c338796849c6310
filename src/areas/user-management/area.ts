import icon from '@mui/icons-material/GroupOutlined';
import { defineArea } from '@/areas/defineArea';
import { commands } from './commands';
import { widgets } from './widgets';

export const area = defineArea({
  path: 'user-management',
  permission: 'user-management',
  order: 20,
  icon,
  children: [{ path: 'users' }, { path: 'groups' }, { path: 'roles' }],
  resources: [
    {
      name: 'users',
      list: () => import('./users/UserList').then((m) => m.UserList),
      create: () => import('./users/UserInvite').then((m) => m.UserInvite),
      edit: () => import('./users/UserEdit').then((m) => m.UserEdit),
      pages: [
        {
          path: 'import',
          action: 'create',
          page: () => import('./users/import/UserImport').then((m) => m.UserImport),
        },
        {
          path: 'defaults',
          page: () => import('./users/defaults/UserDefaultsPage').then((m) => m.UserDefaultsPage),
        },
      ],
      schema: () => import('./users/userSchema').then((m) => m.userSchema),
      search: () => import('./users/userSchema').then((m) => m.users),
    },
    {
      name: 'user-defaults',
      schema: () => import('./users/defaults/userDefaults').then((m) => m.userDefaultsSchema),
      search: false,
    },
    {
      name: 'groups',
      base: 'api',
      list: () => import('./groups/GroupsPage').then((m) => m.GroupsPage),
      ownsPaths: true,
      schema: () => import('./groups/groupSchema').then((m) => m.groupSchema),
      search: () => import('@/people/references').then((m) => m.groups),
    },
    {
      name: 'roles',
      list: () => import('./roles/RoleList').then((m) => m.RoleList),
      create: () => import('./roles/RoleCreate').then((m) => m.RoleCreate),
      edit: () => import('./roles/RoleEdit').then((m) => m.RoleEdit),
      pages: [
        { path: 'matrix', page: () => import('./roles/RoleMatrix').then((m) => m.RoleMatrix) },
        { path: 'compare', page: () => import('./roles/RoleCompare').then((m) => m.RoleCompare) },
      ],
      schema: () => import('./roles/roleSchema').then((m) => m.roleSchema),
    },
    {
      name: 'audit-events',
      list: () => import('./audit/AuditList').then((m) => m.AuditList),
      show: () => import('./audit/AuditShow').then((m) => m.AuditShow),
      schema: () => import('./audit/auditSchema').then((m) => m.auditSchema),
      search: false,
    },
  ],
  anchors: {
    invite: 'users',
    createGroup: 'groups',
    createRole: 'roles',
  },
  widgets,
  commands,
});
