import { createStore, type ValueStore } from '@/createStore';
import { useStoreValue } from '@/ui/useStoreValue';

/** The current second of the video beside the form; only its readers render. */
export type Place = ValueStore<number>;

export const createPlace = (): Place => createStore(0);

/** The current whole second. */
export function useSecond(place: Place): number {
  return useStoreValue(place, Math.floor);
}
