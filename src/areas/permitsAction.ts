import type { Area } from '.';

/** The general action that includes each finer one, unless the area declares the finer one; react-admin's names are on the left. */
const includedIn: ReadonlyMap<string, string> = new Map([
  ['list', 'view'],
  ['show', 'view'],
  ['export', 'view'],
  ['clone', 'create'],
  ['create', 'edit'],
  ['delete', 'edit'],
]);

/** Whether a list of permissions includes a key; the key `none` needs no permission (reading R6). */
export function permits(permissions: readonly string[], key: string): boolean {
  return key === 'none' || permissions.includes(key);
}

/**
 * Whether permissions allow an action in an area. The area's key is required; its `actions` restrict it further if the server sends any
 * of them. An undeclared action counts as the one that includes it, and is permitted if there is none. A key of a part, such as
 * `translate.de`, permits `translate.de` alone, and `translate` where no part is named.
 */
export function permitsAction(
  permissions: readonly string[],
  { permission, actions = [] }: Pick<Area, 'permission' | 'actions'>,
  action: string,
): boolean {
  if (!permits(permissions, permission)) return false;
  const holds = (name: string) => permissions.includes(`${permission}.${name}`);
  const holdsPart = (name: string) => permissions.some((key) => key.startsWith(`${permission}.${name}.`));
  const granted = actions.filter((each) => holds(each) || holdsPart(each));
  const [whole = '', ...part] = action.split('.');
  if (granted.length > 0 && part.length > 0 && actions.includes(whole)) return holds(whole) || holds(action);
  let named: string | undefined = action;
  while (named !== undefined && !actions.includes(named)) named = includedIn.get(named);
  return granted.length === 0 || named === undefined || granted.includes(named);
}
