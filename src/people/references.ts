import { defineReference } from '@/records/references/defineReference';
import { pathText } from '@/records/tree/pathText';
import type { ViewSharing } from '@/records/views/views';
import type { AudienceOption } from './audience/audience';
import { type DirectoryGroup, type DirectoryRole, groupPath } from './readModels';

/** Groups by name; where there is room, with the groups above them. */
export const groups = defineReference<DirectoryGroup>({
  resource: 'user-management/groups',
  name: ({ name }) => name,
  wholeName: groupPath,
});

/** Groups in a file: by the path from the top, which the slash before it says. No other group is read from it. */
export const groupsInFiles = { ...groups, labelOf: (group: DirectoryGroup) => `/ ${groupPath(group)}` };

export const roles = defineReference<DirectoryRole>({
  resource: 'user-management/roles',
  name: ({ name }) => name,
});

/** Groups as every area may name them, whoever manages users: `group:g1`. */
export const audienceGroups = {
  ...defineReference<AudienceOption>({
    resource: 'directory/audiences',
    name: ({ name }) => name,
    // The server sorts by name: what it is sorted by comes first.
    wholeName: ({ name, path }) => (path.length === 0 ? name : `${name} (${pathText(path)})`),
  }),
  filter: { type: 'group' },
};

/** Views for everyone or for the people who have a role, for `sharing` of `defineViews`. */
export const viewSharing: ViewSharing = { resource: 'directory/shared-views', roles };
