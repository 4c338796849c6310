/** A group that waits for an answer, or has one. */
interface Arriving {
  readonly key: string;
  readonly isSettled: boolean;
}

/**
 * The order in which groups are shown, so that nothing jumps: what is shown stays where it is. Answers are added in the
 * order of the groups, each once those before it have arrived. From `isLate` on they are added below as they come.
 */
export function arrived(
  shown: readonly string[],
  groups: readonly Arriving[],
  isLate: boolean,
): readonly string[] {
  const added: string[] = [];
  for (const { key, isSettled } of groups) {
    if (shown.includes(key)) continue;
    if (isSettled) added.push(key);
    else if (!isLate) break;
  }
  return added.length === 0 ? shown : [...shown, ...added];
}
