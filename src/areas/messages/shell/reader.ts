import { createStore } from '@/createStore';
import { useStoreValue } from '@/ui/useStoreValue';
import type { Done, EventName } from './events';
import type { Item } from './itemSchema';

/** The shell's access to the messages of the signed-in person. */
export interface Reader {
  /** Requests what waits. */
  readonly askNow: () => Promise<void>;
  /** Records what the reader has done with a message. */
  readonly add: (item: Item, event: EventName) => void;
  /** Marks messages as read on the server. If that fails it rejects, and is done later. */
  readonly readAll: (items: readonly Item[]) => Promise<void>;
  /** Confirms a message on the server. If that fails it rejects, and the message stays unconfirmed. */
  readonly confirm: (item: Item) => Promise<boolean>;
}
type Act = (reader: Reader) => void;

let currentReader: Reader | undefined;
let pendingActs: Act[] = [];

/** Starts what the parts of the shell share; returns a function that stops it at the end of the session. */
export function openReader(reader: Reader): () => void {
  currentReader = reader;
  for (const act of pendingActs.splice(0)) act(reader);
  return () => {
    currentReader = undefined;
    pendingActs = [];
  };
}

/** Runs a callback once messages are followed, which may start after the page. */
export function withReader(act: Act): void {
  if (currentReader === undefined) pendingActs.push(act);
  else act(currentReader);
}

/** Records what the reader does with a message; applied at once and sent later. */
export function note(item: Item, event: EventName): void {
  withReader((reader) => reader.add(item, event));
}

/** The reader's messages; the number of unread ones goes to the bell through the shell. */
export interface Snapshot {
  /** The banners shown now, the most urgent first. */
  readonly banners: readonly Item[];
  /** The path of the page on which they appeared. */
  readonly appearedOn?: string | undefined;
  /** Whether the page is the first one after a sign-in, and nobody is using it yet. */
  readonly isFresh?: boolean | undefined;
  /** The number of further ones. */
  readonly further: number;
  readonly modal: Item | undefined;
  readonly unread: number;
  /** What was done with messages since the sign-in; it wins over a loaded list. */
  readonly done: readonly Done[];
}

export const nothing: Snapshot = { banners: [], further: 0, modal: undefined, unread: 0, done: [] };

/** `follow` fills it for the session, and empties it when that ends. */
export const snapshots = createStore(nothing);

export function useReader(): Snapshot {
  return useStoreValue(snapshots);
}
