import { createStore, type ValueStore } from '@/createStore';
import { useStoreValue } from '@/ui/useStoreValue';

/** The current second of the video beside the form; only its readers render. */
export type Playhead = ValueStore<number>;

export const createPlayhead = (): Playhead => createStore(0);

/** The current whole second. */
export function useSecond(playhead: Playhead): number {
  return useStoreValue(playhead, Math.floor);
}
