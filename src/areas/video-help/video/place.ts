import { useSyncExternalStore } from 'react';

/** The current second of the video beside the form, as an observable value: only its readers render. */
export interface Place {
  readonly get: () => number;
  readonly set: (second: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPlace(): Place {
  let second = 0;
  const listeners = new Set<() => void>();
  return {
    get: () => second,
    set(next) {
      second = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The current whole second. */
export function useSecond({ get, subscribe }: Place): number {
  return useSyncExternalStore(subscribe, () => Math.floor(get()));
}
