import { useLocation } from 'react-router-dom';

/** The address of the tree. */
export const groupsPath = '/user-management/groups';

/** What the address asks for: nothing chosen, a group, a new group below another one, or something that does not exist. */
export type GroupsView =
  | { readonly kind: 'none' }
  | { readonly kind: 'group'; readonly id: string }
  | { readonly kind: 'create'; readonly parentId: string | null }
  | { readonly kind: 'unknown' };

/** The address of a group. */
export function groupPath(id: string): string {
  return `${groupsPath}/${encodeURIComponent(id)}`;
}

/** The address of the form for a new group, below another one or at the top. */
export function createPath(parentId?: string): string {
  const create = `${groupsPath}/create`;
  return parentId === undefined ? create : `${create}?parent=${encodeURIComponent(parentId)}`;
}

/** What the address of the page asks for; case and a trailing slash do not matter (reading R5). */
export function useGroupsView(): GroupsView {
  const { pathname, search } = useLocation();
  const [, , , segment = '', ...extraSegments] = pathname.replace(/\/+$/, '').split('/');
  if (extraSegments.length > 0) return { kind: 'unknown' };
  if (segment === '') return { kind: 'none' };
  if (segment.toLowerCase() === 'create') {
    return { kind: 'create', parentId: new URLSearchParams(search).get('parent') };
  }
  try {
    return { kind: 'group', id: decodeURIComponent(segment) };
  } catch {
    return { kind: 'unknown' };
  }
}
