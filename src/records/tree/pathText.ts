/**
 * The names from the root down as one text, `Publishing / Books`. A slash in a name that could be taken for the separator gets a
 * backslash, so that no two paths look alike: `R/D` stays, `Books / Fiction` becomes `Books \/ Fiction`.
 */
export function pathText(steps: readonly { readonly name: string }[]): string {
  return steps.map(({ name }) => name.replace(misleading, '\\$&')).join(' / ');
}

/** A slash at the edge of a name or beside a space, and a backslash that could be taken for the one before it. */
const misleading = /(?<=^|\s)\/|\/(?=\s|$)|\\(?=[\\/])/g;
