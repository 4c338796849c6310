import { useSyncExternalStore } from 'react';
import type { ValueStore } from '@/createStore';

type Source<T> = Pick<ValueStore<T>, 'get' | 'subscribe'>;

/** The current value of a store; renders again after each change. */
export function useStoreValue<T>(store: Source<T>): T;
/** What `select` returns for the current value; renders again when that changes, so return no new object each time. */
export function useStoreValue<T, Part>(store: Source<T>, select: (value: T) => Part): Part;
export function useStoreValue<T>({ get, subscribe }: Source<T>, select?: (value: T) => unknown) {
  const current = () => (select ? select(get()) : get());
  return useSyncExternalStore(subscribe, current, current);
}
