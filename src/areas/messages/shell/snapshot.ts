import { useSyncExternalStore } from 'react';
import type { Done } from './events';
import type { Item } from './itemSchema';

/** What the reader has now, beside the number of the unread ones, which the shell tells the bell. */
export interface Snapshot {
  /** The banners that stand at this moment, the most urgent first. */
  readonly banners: readonly Item[];
  /** The path of the page on which they came. */
  readonly cameOn?: string | undefined;
  /** How many there are beside those. */
  readonly further: number;
  readonly modal: Item | undefined;
  /** What was done with messages since the sign-in: it counts before what a list has loaded. */
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
