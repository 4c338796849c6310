import type { EventName } from './events';
import type { Item } from './itemSchema';
import { withReader } from './reader';

/** Records what the reader does with a message; applied at once and sent later. */
export function note(item: Item, event: EventName): void {
  withReader((reader) => reader.add(item, event));
}
