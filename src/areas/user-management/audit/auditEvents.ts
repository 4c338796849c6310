import { userDefaultsPath } from '../users/defaults/userDefaults';

/** The log of the server, as a resource of the area. */
export const auditEvents = 'user-management/audit-events';

/** The actions that the log names; an unknown one is shown as it is. */
export const actions = [
  'create',
  'invite',
  'update',
  'delete',
  'suspend',
  'end',
  'role-end',
  'activate',
  'resend-invitation',
  'revoke-invitation',
  'send-password-reset',
  'sign-in',
  'sign-in-failed',
  'lock-out',
  'unlock',
  'sign-out',
] as const;

/** The resources that the log covers; each has its pages in this area. */
export const auditedResources = ['users', 'groups', 'roles', 'user-defaults'] as const;

/** The page of an event's subject; undefined if it has none or was deleted. */
export function pathOfEvent(event: { resource?: string; resourceId?: string; action: string }) {
  const { resource, resourceId, action } = event;
  const target = auditedResources.find((name) => name === resource);
  if (target === undefined || !resourceId || action === 'delete') return undefined;
  if (target === 'user-defaults') return userDefaultsPath;
  return `/user-management/${target}/${encodeURIComponent(resourceId)}`;
}

/** The filter that folds runs: of what one call did to records of one kind the list has one event. */
export const folded = { folded: true } as const;

/** The server leaves that out of account where the filter is about one record or one run. */
export const unfolding = ['q', 'resourceId', 'correlationId'] as const;

/** The log, limited to one run: what one call did. */
export function runPath(correlationId: string): string {
  return `/${auditEvents}?filter=${encodeURIComponent(JSON.stringify({ correlationId }))}`;
}

/** The log, limited to what was done to a user or by them. */
export function logPath(side: 'to' | 'by', userId: string): string {
  const filter = side === 'to' ? { resource_eq_any: ['users'], resourceId: userId } : { actorId: userId };
  return `/${auditEvents}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
