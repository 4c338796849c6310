import type { Store } from '../store';
import type { Collection } from './collection';

interface CacheEntry {
  readonly states: readonly object[];
  readonly value: unknown;
}

/** Creates read access to the collections; `memo` caches a value until one of its collections changes. */
export function createStore(collectionOf: (resource: string) => Collection): Store {
  const cache = new WeakMap<object, CacheEntry>();

  const store: Store = {
    all: (resource) => collectionOf(resource).all,
    get: (resource, id) => collectionOf(resource).get(id),
    idsBy: (resource, keysOf, key) => collectionOf(resource).idsBy(keysOf, key),
    memo(resources, compute) {
      const entry = cache.get(compute);
      const isCurrent = entry?.states.every((state, i) => state === collectionOf(resources[i] ?? '').state);
      // The cache entry of a function is that function's result.
      if (entry && isCurrent) return entry.value as ReturnType<typeof compute>;
      const value = compute(store);
      cache.set(compute, { states: resources.map((name) => collectionOf(name).state), value });
      return value;
    },
  };
  return store;
}
