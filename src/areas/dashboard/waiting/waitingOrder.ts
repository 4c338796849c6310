import type { Count } from '@/ui/shell';
import type { CountsTile } from '../tiles';

/** What waits now before what waits soon, each in its order. */
export const nowFirst = <T>(items: readonly T[], countOf: (item: T) => Count): readonly T[] =>
  items.toSorted((a, b) => Number(countOf(b).waits === 'now') - Number(countOf(a).waits === 'now'));

/**
 * The counts for which 'To do' has a line whenever they are above 0, whatever the others are: the first ones, as many as it
 * has lines.
 */
export function alwaysShown(tiles: readonly CountsTile[], maxLines: number): ReadonlySet<Count> {
  const waiting = tiles.flatMap(({ counts }) => counts.filter(({ waits }) => waits !== undefined));
  return new Set(nowFirst(waiting, (count) => count).slice(0, maxLines));
}
