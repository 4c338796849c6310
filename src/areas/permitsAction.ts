import type { Area } from '.';

/** The more general action that includes each one, unless the area names the finer one; react-admin's names are on the left. */
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
 * Whether somebody may do something in an area: the area's key opens it, and its `actions` narrow that if the server sends any
 * of them. An action that the area does not name counts as the one that includes it, and is permitted if there is none.
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
