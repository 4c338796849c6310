/** A value that its readers follow: in React through `useStoreValue`, elsewhere through `subscribe`. */
export interface ValueStore<T> {
  readonly get: () => T;
  /** Replaces the value, never changes it in place. An identical value notifies nobody. */
  readonly set: (value: T) => void;
  /** Calls the listener after each change; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a store with its first value. */
export function createStore<T>(initial: T): ValueStore<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
