import type { Area } from '.';

/** What a more general action includes, where an area does not name the finer one; react-admin's names are on the left. */
const includedIn: ReadonlyMap<string, string> = new Map([
  ['list', 'view'],
  ['show', 'view'],
  ['export', 'view'],
  ['clone', 'create'],
  ['create', 'edit'],
  ['delete', 'edit'],
]);

/** Whether a list of permissions opens something; the key `none` needs no permission (reading R6). */
export function permits(permissions: readonly string[], key: string): boolean {
  return key === 'none' || permissions.includes(key);
}

/**
 * Whether somebody may do something in an area. The area's own key opens it. Of its `actions` those are permitted whose keys,
 * `<permission>.<action>`, are in the list; all of them where the server sends none. An action that the area does not name
 * counts as the one that includes it, and is permitted where none does.
 */
export function permitsAction(
  permissions: readonly string[],
  { permission, actions = [] }: Pick<Area, 'permission' | 'actions'>,
  action: string,
): boolean {
  if (!permits(permissions, permission)) return false;
  const granted = actions.filter((each) => permissions.includes(`${permission}.${each}`));
  let named: string | undefined = action;
  while (named !== undefined && !actions.includes(named)) named = includedIn.get(named);
  return granted.length === 0 || named === undefined || granted.includes(named);
}
