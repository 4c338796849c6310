export const listPath = '/user-management/roles';
export const createPath = `${listPath}/create`;

/** A role's own page. */
export function rolePath(id: string): string {
  return `${listPath}/${encodeURIComponent(id)}`;
}

/** The form for a new role, filled in with a copy. */
export function clonePath(id: string): string {
  return `${createPath}?clone=${encodeURIComponent(id)}`;
}

/** The comparison, with the first of the two roles chosen. */
export function comparePath(id: string): string {
  return `${listPath}/compare?a=${encodeURIComponent(id)}`;
}

/** The list of the users who have a role, directly or through a group: as many as the role counts. */
export function holdersPath(id: string): string {
  return `/user-management/users?filter=${encodeURIComponent(JSON.stringify({ withRole: id }))}`;
}
