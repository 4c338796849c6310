/** An item of an ordered list. */
interface OrderedItem {
  readonly id: string;
  /** What announcements and buttons call it. */
  readonly name: string;
}

/** Items in their order. Of several lists between which items move, each has its own id and name. */
export interface OrderedItems {
  readonly id: string;
  readonly name?: string;
  /** Steps by one lead only to lists of the same group. */
  readonly group?: string;
  readonly items: readonly OrderedItem[];
}

/** An index in a list, 0 for the first. */
export interface Place {
  readonly list: string;
  readonly index: number;
}

/** Where an item is; undefined if it is in none of the lists. */
export function placeOf(lists: readonly OrderedItems[], id: string): Place | undefined {
  for (const { id: list, items } of lists) {
    const index = items.findIndex((item) => item.id === id);
    if (index >= 0) return { list, index };
  }
  return undefined;
}

/** The name of an item; empty if it is in none of the lists. */
export const nameIn = (lists: readonly OrderedItems[], id: string): string =>
  lists.flatMap(({ items }) => items).find((item) => item.id === id)?.name ?? '';

/** The place of an item after a step by one; at an end of its list in the next list that takes it. */
export function placeBeside(
  lists: readonly OrderedItems[],
  id: string,
  by: -1 | 1,
  isAllowed: (list: string) => boolean,
): Place | undefined {
  const place = placeOf(lists, id);
  const listIndex = lists.findIndex((list) => list.id === place?.list);
  const list = lists[listIndex];
  if (place === undefined || list === undefined) return undefined;
  const index = place.index + by;
  if (index >= 0 && index < list.items.length) return { list: list.id, index };
  const nextLists = by > 0 ? lists.slice(listIndex + 1) : lists.slice(0, listIndex).reverse();
  const nextList = nextLists.find((candidate) => candidate.group === list.group && isAllowed(candidate.id));
  return nextList && { list: nextList.id, index: by > 0 ? 0 : nextList.items.length };
}

/** A list with the item at one index moved to another. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const [item] = items.slice(from, from + 1);
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
}
