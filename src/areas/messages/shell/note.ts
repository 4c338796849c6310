import type { EventName } from './events';
import type { Item } from './itemSchema';
import { withReader } from './reader';

/** Notes what the reader does with a message: it counts at once, and is sent with what follows. */
export function note(item: Item, event: EventName): void {
  withReader((reader) => reader.add(item, event));
}
