import { useState } from 'react';
import { createStore, type ValueStore } from '@/createStore';
import { useStoreValue } from '@/ui/useStoreValue';

/** Where the video beside the form is to play from, in seconds. */
interface Seek {
  readonly at: number;
  readonly plays: boolean;
}

/** The current second of the video beside the form; only its readers render. */
export interface Playhead extends ValueStore<number> {
  /** The last request to play from a second. */
  readonly sought: ValueStore<Seek | undefined>;
}

export const createPlayhead = (): Playhead => ({
  ...createStore(0),
  sought: createStore<Seek | undefined>(undefined),
});

/** Plays the video from a second. */
export function seek(playhead: Playhead, at: number): void {
  playhead.set(at);
  playhead.sought.set({ at, plays: true });
}

/** The current whole second. */
export function useSecond(playhead: Playhead): number {
  return useStoreValue(playhead, Math.floor);
}

/** Where the video starts: where it was, or where it was asked to play from since. */
export function useStart(playhead: Playhead): Seek {
  const sought = useStoreValue(playhead.sought);
  const [first] = useState(() => ({ sought, start: { at: playhead.get(), plays: false } }));
  return sought === undefined || sought === first.sought ? first.start : sought;
}
