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
  'activate',
  'resend-invitation',
  'revoke-invitation',
  'send-password-reset',
  'sign-in',
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

/** The log, limited to what was done to a user or by them. */
export function logPath(side: 'to' | 'by', userId: string): string {
  const filter = side === 'to' ? { resource_eq_any: ['users'], resourceId: userId } : { actorId: userId };
  return `/${auditEvents}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
