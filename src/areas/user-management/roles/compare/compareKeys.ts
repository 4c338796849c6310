/** Groups the keys by who has them, in their order; keys that are not listed are not compared. */
export function compareKeys(first: readonly string[], second: readonly string[], keys: readonly string[]) {
  const [one, other] = [new Set(first), new Set(second)];
  const those = (inFirst: boolean, inSecond: boolean) =>
    keys.filter((key) => one.has(key) === inFirst && other.has(key) === inSecond);
  return {
    onlyFirst: those(true, false),
    onlySecond: those(false, true),
    both: those(true, true),
    neither: those(false, false),
  };
}
