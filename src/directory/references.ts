import { defineReference } from '../records/references/defineReference';
import type { ViewSharing } from '../records/views/views';
import type { AudienceOption } from './audience/audience';
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

/** Groups as every area may name them, whoever manages users: `group:g1`. */
export const audienceGroups = {
  ...defineReference<AudienceOption>({
    resource: 'directory/audiences',
    name: ({ name }) => name,
    // The server sorts by name: what it is sorted by comes first.
    wholeName: ({ name, path }) =>
      path.length === 0 ? name : `${name} (${path.map((step) => step.name).join(' / ')})`,
  }),
  filter: { type: 'group' },
};

/** Views for everyone or for the people who have a role, for `sharing` of `defineViews`. */
export const viewSharing: ViewSharing = { resource: 'directory/shared-views', roles };
