/** What a more general action includes, where the area does not name the finer one. */
const includedIn: ReadonlyMap<string, string> = new Map([
  ['create', 'edit'],
  ['delete', 'edit'],
]);

/** Whether somebody with these keys may do something that an area names. */
export type MayDo = (held: readonly string[], action: string) => boolean;

/**
 * Judges the finer keys of an area, `<permission>.<action>`. Who holds none of them may do all; others need the key of the
 * action, or of the one that includes it. An action that the area does not name is not asked for.
 */
export function finerActions(permission: string, actions: readonly string[] = []): MayDo {
  return (held, action) => {
    const granted = actions.filter((each) => held.includes(finerKey(permission, each)));
    let named: string | undefined = action;
    while (named !== undefined && !actions.includes(named)) named = includedIn.get(named);
    return granted.length === 0 || named === undefined || granted.includes(named);
  };
}

/** The key of an action, as the server sends it among the permissions. */
export function finerKey(permission: string, action: string): string {
  return `${permission}.${action}`;
}
