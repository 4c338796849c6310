import type { EventName } from './events';
import type { Item } from './itemSchema';

/** What the parts of the shell do with the messages of the person who is signed in. */
export interface Reader {
  /** Asks the server for what waits. */
  readonly askNow: () => Promise<void>;
  /** The server's time in milliseconds. */
  readonly now: () => Promise<number>;
  /** Notes what the reader has done with a message. */
  readonly add: (item: Item, event: EventName) => void;
  /** Confirms a message on the server. Rejects, and it is not confirmed, where that fails. */
  readonly confirm: (item: Item) => Promise<boolean>;
}
type Act = (reader: Reader) => void;

let opened: Reader | undefined;
let early: Act[] = [];

/** Opens what the parts of the shell share; returns what closes it, with the session. */
export function openReader(reader: Reader): () => void {
  opened = reader;
  for (const act of early.splice(0)) act(reader);
  return () => {
    opened = undefined;
    early = [];
  };
}

/** Does something with the messages as soon as they are followed: a page may be there before. */
export function withReader(act: Act): void {
  if (opened === undefined) early.push(act);
  else act(opened);
}
