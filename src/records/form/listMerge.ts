/** A list entry that its value identifies, such as an id. */
export type Entry = string | number;

/** What happened to an entry that only one of two versions has. */
export type EntryChange = 'addedByMe' | 'addedByThem' | 'removedByMe' | 'removedByThem';

/** The entries of a list of distinct plain values; undefined for any other value. */
export function entriesOf(value: unknown): readonly Entry[] | undefined {
  if (!Array.isArray(value) || new Set(value).size < value.length) return undefined;
  return value.every((each) => typeof each === 'string' || typeof each === 'number') ? value : undefined;
}

/** The entries that only one of two versions has, with what happened to each since `base`; mine first. */
export function entryChanges(
  base: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
): Map<Entry, EntryChange> {
  const onlyMine = mine.filter((entry) => !theirs.includes(entry));
  const onlyTheirs = theirs.filter((entry) => !mine.includes(entry));
  return new Map([
    ...onlyMine.map((entry) => [entry, base.includes(entry) ? 'removedByThem' : 'addedByMe'] as const),
    ...onlyTheirs.map((entry) => [entry, base.includes(entry) ? 'removedByMe' : 'addedByThem'] as const),
  ]);
}

/** Whether an entry is kept by default: additions and removals of either side both apply. */
export const keepsEntry = (change: EntryChange): boolean =>
  change === 'addedByMe' || change === 'addedByThem';

/** Whether the entries that two lists share come in another order. */
export function isReordered(before: readonly Entry[], after: readonly Entry[]): boolean {
  const shared = after.filter((entry) => before.includes(entry));
  return before.filter((entry) => after.includes(entry)).some((entry, index) => entry !== shared[index]);
}

/**
 * The list in the order of `leadingEntries`, with the chosen ones of the entries that only one side has. An entry that
 * only `otherEntries` has goes below the one that it follows there; at the top and at the end it stays there.
 */
export function mergedEntries(
  leadingEntries: readonly Entry[],
  otherEntries: readonly Entry[],
  chosenEntries: ReadonlySet<Entry>,
): Entry[] {
  const keptEntries = leadingEntries.filter(
    (entry) => otherEntries.includes(entry) || chosenEntries.has(entry),
  );
  const lastShared = otherEntries.findLast((entry) => keptEntries.includes(entry));
  const top: Entry[] = [];
  const end: Entry[] = [];
  const followers = new Map<Entry, Entry[]>();
  let target = lastShared === undefined ? end : top;
  for (const entry of otherEntries) {
    if (keptEntries.includes(entry)) {
      target = entry === lastShared ? end : [];
      followers.set(entry, target);
    } else if (chosenEntries.has(entry)) target.push(entry);
  }
  if (lastShared !== undefined) followers.delete(lastShared);
  return [...top, ...keptEntries.flatMap((entry) => [entry, ...(followers.get(entry) ?? [])]), ...end];
}
