import { groups, roles } from '../../../directory/references';
import { defineExport, isoMoment } from '../../../records/export/defineExport';
import type { User } from './userSchema';

/** The export of users: a file that the import takes as it is. */
export const userExport = defineExport<User>({
  name: 'users',
  texts: 'areas.user-management.users.export',
  columns: [
    { name: 'id' },
    { name: 'name' },
    { name: 'email' },
    { name: 'status' },
    { name: 'roles', value: ({ roleIds }) => roleIds, references: roles },
    { name: 'groups', value: ({ groupIds }) => groupIds, references: groups },
    { name: 'language' },
    { name: 'lastSignInAt', value: ({ lastSignInAt }) => isoMoment(lastSignInAt) },
    { name: 'createdAt', value: ({ createdAt }) => isoMoment(createdAt) },
  ],
});
