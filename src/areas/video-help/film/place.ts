import { useSyncExternalStore } from 'react';

/** The second at which the film beside the form is; whoever does not show it is not rendered with it. */
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

/** The whole second of a place. */
export function useSecond({ get, subscribe }: Place): number {
  return useSyncExternalStore(subscribe, () => Math.floor(get()));
}
