import { useSyncExternalStore } from 'react';
import type { Done } from './events';
import type { Item } from './itemSchema';

/** The reader's messages; the number of unread ones goes to the bell through the shell. */
export interface Snapshot {
  /** The banners shown now, the most urgent first. */
  readonly banners: readonly Item[];
  /** The path of the page on which they appeared. */
  readonly cameOn?: string | undefined;
  /** The number of further ones. */
  readonly further: number;
  readonly modal: Item | undefined;
  /** What was done with messages since the sign-in; it wins over a loaded list. */
  readonly done: readonly Done[];
}

export const nothing: Snapshot = { banners: [], further: 0, modal: undefined, done: [] };

let snapshot = nothing;
const listeners = new Set<() => void>();

export function setSnapshot(next: Snapshot): void {
  snapshot = next;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useReader(): Snapshot {
  return useSyncExternalStore(subscribe, () => snapshot);
}
