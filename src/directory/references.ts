import { defineReference } from '../records/references/defineReference';
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
