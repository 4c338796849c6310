import type { AreaMocks, RecordsOf, ResourceMock } from '../defineMocks';
import { createRandom } from '../random';
import { Collection } from './collection';
import { Resource } from './resource';

export interface Resources {
  get(name: string): Resource;
  readonly records: RecordsOf;
}

/**
 * Prepares the resources that the areas declare; records are built when somebody first asks for them.
 * @throws Error when two areas declare the same resource, or, later, when seeds need each other in a circle
 */
export function createResources(areas: readonly AreaMocks[], seed: number): Resources {
  const resources = new Map<string, Resource>();

  const records: RecordsOf = (name) => get(name).collection.all;

  function get(name: string): Resource {
    const resource = resources.get(name);
    if (!resource) throw new Error(`No area declares the resource ${name}`);
    return resource;
  }

  for (const [name, mock] of areas.flatMap((area) => Object.entries(area.resources ?? {}))) {
    if (resources.has(name)) throw new Error(`Two areas declare the resource ${name}`);
    resources.set(name, new Resource(name, mock, lazyCollection(name, mock, seed, records), records));
  }

  return { get, records };
}

function lazyCollection(name: string, mock: ResourceMock, seed: number, records: RecordsOf) {
  let collection: Collection | undefined;
  let isSeeding = false;
  return () => {
    if (collection) return collection;
    if (isSeeding) throw new Error(`The seed of ${name} needs its own records`);
    isSeeding = true;
    const random = createRandom(seed, name);
    const ids = createRandom(seed, `${name} ids`);
    const seeded = Array.from(
      { length: mock.count ?? 0 },
      (_, index) => mock.seed?.({ random, index, records }) ?? {},
    );
    collection = new Collection(ids.id, seeded);
    return collection;
  };
}
