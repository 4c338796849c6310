/** The general action that includes a finer one, unless the area declares the finer one. */
const includedIn: ReadonlyMap<string, string> = new Map([
  ['create', 'edit'],
  ['delete', 'edit'],
]);

export type MayDo = (held: readonly string[], action: string) => boolean;

/**
 * Returns a check of an area's finer keys, `<permission>.<action>`: holders of none may do everything, others need the key of the action
 * or of one that includes it. Undeclared actions are always permitted.
 */
export function finerActions(permission: string, actions: readonly string[] = []): MayDo {
  return (held, action) => {
    const granted = actions.filter((each) => held.includes(finerKey(permission, each)));
    let named: string | undefined = action;
    while (named !== undefined && !actions.includes(named)) named = includedIn.get(named);
    return granted.length === 0 || named === undefined || granted.includes(named);
  };
}

/** The permission key of an action. */
export function finerKey(permission: string, action: string): string {
  return `${permission}.${action}`;
}
