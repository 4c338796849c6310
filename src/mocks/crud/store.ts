import type { Store } from '../store';
import type { Collection } from './collection';

interface Kept {
  readonly collections: readonly Collection[];
  readonly revisions: readonly number[];
  readonly value: unknown;
}

/** Reads the collections; `memo` keeps a value until the revision of a collection changes. */
export function createStore(collectionOf: (resource: string) => Collection): Store {
  const kept = new WeakMap<object, Kept>();

  // A loop without a new list: rules call this several times per row of a bulk change.
  function isCurrent({ collections, revisions }: Kept, resources: readonly string[]): boolean {
    for (let i = 0; i < resources.length; i++) {
      const collection = collectionOf(resources[i] ?? '');
      if (collections[i] !== collection || revisions[i] !== collection.revision) return false;
    }
    return true;
  }

  const store: Store = {
    all: (resource) => collectionOf(resource).all,
    get: (resource, id) => collectionOf(resource).get(id),
    idsBy: (resource, keysOf, key) => collectionOf(resource).idsBy(keysOf, key),
    memo(resources, compute) {
      const known = kept.get(compute);
      // What is kept under a function is that function's result.
      if (known && isCurrent(known, resources)) return known.value as ReturnType<typeof compute>;
      const collections = resources.map(collectionOf);
      const value = compute(store);
      kept.set(compute, { collections, revisions: collections.map(({ revision }) => revision), value });
      return value;
    },
  };
  return store;
}
