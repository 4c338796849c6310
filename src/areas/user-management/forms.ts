import { lazyPart } from '../../ui/loading/LazyPart';

// The pages that a list leads to: each is loaded when it is opened, or while the list is idle.
export const UserEdit = lazyPart(() => import('./users/UserEdit').then((page) => page.UserEdit));
export const UserInvite = lazyPart(() => import('./users/UserInvite').then((page) => page.UserInvite));
export const RoleCreate = lazyPart(() => import('./roles/RoleCreate').then((page) => page.RoleCreate));
export const RoleEdit = lazyPart(() => import('./roles/RoleEdit').then((page) => page.RoleEdit));
export const RoleMatrix = lazyPart(() => import('./roles/RoleMatrix').then((page) => page.RoleMatrix));
export const RoleCompare = lazyPart(() => import('./roles/RoleCompare').then((page) => page.RoleCompare));
export const GroupsPage = lazyPart(() => import('./groups/GroupsPage').then((page) => page.GroupsPage));
