const roles = '/user-management/roles';

/** A role's own page. */
export function rolePath(id: string): string {
  return `${roles}/${encodeURIComponent(id)}`;
}

/** The page of a new role that begins as a copy. */
export function clonePath(id: string): string {
  return `${roles}/create?clone=${encodeURIComponent(id)}`;
}

/** The comparison, with the first of the two roles chosen. */
export function comparePath(id: string): string {
  return `${roles}/compare?a=${encodeURIComponent(id)}`;
}

/** The list of the users who have a role, directly or through a group: as many as the role counts. */
export function holdersPath(id: string): string {
  return `/user-management/users?filter=${encodeURIComponent(JSON.stringify({ withRole: id }))}`;
}
