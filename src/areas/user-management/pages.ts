export { GroupsPage } from './groups/GroupsPage';
export { RolesPage } from './roles/RolesPage';
export { UsersPage } from './users/UsersPage';
