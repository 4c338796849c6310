import { defineReference } from '../records/references/defineReference';
import type { ViewSharing } from '../records/views/views';
import { type DirectoryGroup, type DirectoryRole, groupPath } from './readModels';

/** Groups by name; where there is room, with the groups above them. */
export const groups = defineReference<DirectoryGroup>({
  resource: 'user-management/groups',
  name: ({ name }) => name,
  wholeName: groupPath,
});

export const roles = defineReference<DirectoryRole>({
  resource: 'user-management/roles',
  name: ({ name }) => name,
});

/** Views for everyone or for the people who have a role, for `sharing` of `defineViews`. */
export const viewSharing: ViewSharing = { resource: 'directory/shared-views', roles };
