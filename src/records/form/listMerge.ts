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

/** Their list, with the chosen ones of the entries that only one side has; additions go to the end. */
export function mergedEntries(
  mine: readonly Entry[],
  theirs: readonly Entry[],
  kept: ReadonlySet<Entry>,
): Entry[] {
  const stays = theirs.filter((entry) => mine.includes(entry) || kept.has(entry));
  return [...stays, ...mine.filter((entry) => !theirs.includes(entry) && kept.has(entry))];
}
