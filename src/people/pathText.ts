/**
 * The names from the root down as one text, `Publishing / Books`. A slash in a name that looks like the separator gets
 * a backslash, so that no two paths look the same: `R/D` stays, `Books / Fiction` becomes `Books \/ Fiction`.
 */
export function pathText(steps: readonly { readonly name: string }[]): string {
  return steps.map(({ name }) => name.replace(misleading, '\\$&')).join(' / ');
}

/** A slash at the edge of a name or next to a space, and a backslash that looks like the escape of one. */
const misleading = /(?<=^|\s)\/|\/(?=\s|$)|\\(?=[\\/])/g;
