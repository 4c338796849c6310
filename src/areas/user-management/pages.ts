export { GroupsPage, RoleCompare, RoleCreate, RoleEdit, RoleMatrix, UserEdit, UserInvite } from './forms';
export { RoleList } from './roles/RoleList';
export { UserImport } from './users/UserImport';
export { UserList } from './users/UserList';
