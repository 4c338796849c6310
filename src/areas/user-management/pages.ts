export { RoleCreate, RoleEdit, UserEdit, UserImport, UserInvite } from './forms';
export { GroupsPage } from './groups/GroupsPage';
export { RoleCompare } from './roles/RoleCompare';
export { RoleList } from './roles/RoleList';
export { RoleMatrix } from './roles/RoleMatrix';
export { UserList } from './users/UserList';
