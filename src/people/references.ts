import { defineReference } from '@/records/references/defineReference';
import type { ViewSharing } from '@/records/views/views';
import type { AudienceOption } from './audience/audience';
import { pathText } from './pathText';
import { type DirectoryGroup, type DirectoryRole, groupPath } from './readModels';

/** Groups by name; with their ancestors if there is room. */
export const groups = defineReference<DirectoryGroup>({
  resource: 'user-management/groups',
  name: ({ name }) => name,
  wholeName: groupPath,
  detail: ({ path }) => pathText(path),
});

/** Groups in files, by their full path with a leading slash, which makes them unambiguous. */
export const groupsInFiles = { ...groups, labelOf: (group: DirectoryGroup) => `/ ${groupPath(group)}` };

export const roles = defineReference<DirectoryRole>({
  resource: 'user-management/roles',
  name: ({ name }) => name,
});

/** Groups for any area, readable without user management; ids like `group:g1`. */
export const audienceGroups = {
  ...defineReference<AudienceOption>({
    resource: 'directory/audiences',
    name: ({ name }) => name,
    // The name comes first, because the server sorts by it.
    wholeName: ({ name, path }) => (path.length === 0 ? name : `${name} (${pathText(path)})`),
  }),
  filter: { type: 'group' },
};

/** What audiences name, in files, where nothing else tells groups, roles and people apart: `/ Sales / Hamburg`, `Editor`, `Ada Bauer <…>`. */
export const audienceTargetsInFiles = defineReference<AudienceOption>({
  resource: 'directory/audiences',
  name: (option) =>
    option.email === undefined
      ? `${option.type === 'group' ? '/ ' : ''}${groupPath(option)}`
      : `${option.name} <${option.email}>`,
});

/** The `sharing` of `defineViews`: views for everyone or for the holders of a role. */
export const viewSharing: ViewSharing = { resource: 'directory/shared-views', roles };
