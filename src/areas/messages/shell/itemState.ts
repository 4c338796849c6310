import { isDone, readerState } from '../checks/readerState';
import type { EventName, Done as OneDone } from './events';
import type { Item } from './itemSchema';

type Done = readonly OneDone[];

/** Messages to restore if the server has left them out meanwhile. */
export function restoredItems(items: readonly Item[], done: Done): Item[] {
  return done.flatMap(({ event, item }) =>
    event === 'restored' && item && !items.some(({ id }) => id === item.id) ? [item] : [],
  );
}

/** Applies events to messages. */
export function withEvents(items: readonly Item[], done: Done): Item[] {
  return items.map((item) => {
    const itsEvents = done.filter(({ id }) => id === item.id);
    return { ...item, state: readerState(itsEvents, item.revision, item.state) };
  });
}

/** Whether an event makes an unread message a read one. */
export function reads(item: Item, event: EventName): boolean {
  const { id, revision } = item;
  const done = [{ id, revision, event, wasUnread: false }];
  return isUnread(item) && !withEvents([item], done).some(isUnread);
}

/** How many of the unread messages have been read since. */
export function readMeanwhile(done: Done): number {
  return new Set(done.filter(({ wasUnread }) => wasUnread).map(({ id }) => id)).size;
}

const startOf = ({ from }: Item) => (from === null ? Number.NEGATIVE_INFINITY : Date.parse(from));
const endOf = ({ until }: Item) => (until === null ? Number.POSITIVE_INFINITY : Date.parse(until));

/** Whether a message is unread, also after what was done with it since it was loaded. */
export const isUnread = (item: Item): boolean => item.unread && !isDone(item, item.state);

/** The messages shown at a time: critical ones first, then the newest. */
export function shownAt(items: readonly Item[], now: number): Item[] {
  const isCritical = ({ severity }: Item) => Number(severity === 'critical');
  return items
    .filter((item) => startOf(item) <= now && endOf(item) > now)
    .sort((left, right) => isCritical(right) - isCritical(left) || startOf(right) - startOf(left));
}

/** The next time at which one appears or disappears; infinite if none does. */
export function nextChange(items: readonly Item[], now: number): number {
  return Math.min(...items.flatMap((item) => [startOf(item), endOf(item)]).filter((moment) => moment > now));
}
