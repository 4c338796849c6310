/** The log of the server, as a resource of the area. */
export const auditEvents = 'user-management/audit-events';

/** What the server says was done; an unknown word is shown as it is. */
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

/** What it may be done to, by the server's words; each has its pages in this area. */
export const auditedResources = ['users', 'groups', 'roles'] as const;

/** The page of what an event is about; undefined where there is none, or none any more. */
export function pathOfEvent(event: { resource?: string; resourceId?: string; action: string }) {
  const { resource, resourceId, action } = event;
  const known = auditedResources.find((one) => one === resource);
  if (known === undefined || !resourceId || action === 'delete') return undefined;
  return `/user-management/${known}/${encodeURIComponent(resourceId)}`;
}

/** The log, narrowed to what was done to a user or by them; of one kind where `action` is not empty. */
export function logPath(side: 'to' | 'by', userId: string, action: string): string {
  const ofSide = side === 'to' ? { resource_eq_any: ['users'], resourceId: userId } : { actorId: userId };
  const filter = { ...ofSide, ...(action !== '' && { action_eq_any: [action] }) };
  return `/${auditEvents}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
