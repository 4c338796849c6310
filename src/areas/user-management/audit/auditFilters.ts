import { choice, dateRange, defineFilters, oneReference } from '../../../records/filters/defineFilters';
import { defineReference } from '../../../records/references/defineReference';
import { type User, userName } from '../users/userSchema';
import { actions, auditedResources } from './auditEvents';

const texts = 'areas.user-management.audit';
const users = defineReference<User>({ resource: 'user-management/users', name: userName });

/** The latest first. */
export const byTime = { field: 'at', order: 'DESC' } as const;

/** What the log can be narrowed to: who did what, to what, and when. */
export const auditFilters = defineFilters({
  texts: `${texts}.filters`,
  fields: {
    actorId: oneReference(users),
    action_eq_any: choice(actions, `${texts}.actions`),
    resource_eq_any: choice(auditedResources, `${texts}.resources`),
    ...dateRange('at', { moments: true }),
  },
});
