/** An entry of a list whose entries can be told apart by their value, as ids can. */
export type Entry = string | number;

/** What became of an entry that only one of two versions has. */
export type EntryChange = 'addedByMe' | 'addedByThem' | 'removedByMe' | 'removedByThem';

/** The entries of a list of plain values, each of which occurs once; undefined for any other value. */
export function entriesOf(value: unknown): readonly Entry[] | undefined {
  if (!Array.isArray(value) || new Set(value).size < value.length) return undefined;
  return value.every((each) => typeof each === 'string' || typeof each === 'number') ? value : undefined;
}

/** The entries that only one of two versions has, each with what became of it since `base`; mine first. */
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

/** Whether an entry is kept unless the person says otherwise: what either side has done is done. */
export const keepsEntry = (change: EntryChange): boolean =>
  change === 'addedByMe' || change === 'addedByThem';

/** Their list with the entries that only one side has as they were chosen: what is added stands at the end. */
export function mergedEntries(
  mine: readonly Entry[],
  theirs: readonly Entry[],
  kept: ReadonlySet<Entry>,
): Entry[] {
  const stays = theirs.filter((entry) => mine.includes(entry) || kept.has(entry));
  return [...stays, ...mine.filter((entry) => !theirs.includes(entry) && kept.has(entry))];
}
