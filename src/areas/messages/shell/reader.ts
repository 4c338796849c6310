import type { EventName } from './events';
import type { Item } from './itemSchema';

/** The shell's access to the messages of the signed-in person. */
export interface Reader {
  /** Requests what waits. */
  readonly askNow: () => Promise<void>;
  /** The server's time in milliseconds. */
  readonly now: () => Promise<number>;
  /** Records what the reader has done with a message. */
  readonly add: (item: Item, event: EventName) => void;
  /** Confirms a message on the server. If that fails it rejects, and the message stays unconfirmed. */
  readonly confirm: (item: Item) => Promise<boolean>;
}
type Act = (reader: Reader) => void;

let opened: Reader | undefined;
let early: Act[] = [];

/** Starts what the parts of the shell share; returns a function that stops it at the end of the session. */
export function openReader(reader: Reader): () => void {
  opened = reader;
  for (const act of early.splice(0)) act(reader);
  return () => {
    opened = undefined;
    early = [];
  };
}

/** Runs a callback once messages are followed, which may start after the page. */
export function withReader(act: Act): void {
  if (opened === undefined) early.push(act);
  else act(opened);
}
