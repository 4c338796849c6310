/** The general action that includes a finer one which the area does not name. */
const includedIn: ReadonlyMap<string, string> = new Map([
  ['create', 'edit'],
  ['delete', 'edit'],
]);

export type MayDo = (held: readonly string[], action: string) => boolean;

/**
 * Checks the finer keys of an area, `<permission>.<action>`: holders of none may do everything, others need the key of the
 * action or of the one that includes it. An action that the area does not name is always permitted.
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
