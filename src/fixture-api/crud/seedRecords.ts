import type { ResourceFixture, SeedTools } from '../defineFixtures';
import type { Settings } from '../options';
import { createRandom } from '../random';
import type { StoredRecord } from '../store';

interface Start
  extends Pick<SeedTools, 'count' | 'records' | 'countOf' | 'now' | 'permissionKeys' | 'languages'> {
  readonly seed: number;
}

/** The initial number of a resource's records. */
export function startCount(
  name: string,
  { count = 0, many = 10_000 }: ResourceFixture,
  { counts, records }: Settings,
): number {
  return counts[name] ?? { declared: count, none: 0, one: 1, many }[records];
}

/** The initial records, and the ids for later ones; the same seed gives the same results. */
export function seedRecords(name: string, fixture: ResourceFixture, { seed, ...start }: Start) {
  const random = createRandom(seed, name);
  const { id: newId } = createRandom(seed, `${name} ids`);
  const uniqueIds = new Set<string>();
  while (uniqueIds.size < start.count) uniqueIds.add(newId());
  const ids = [...uniqueIds];
  const idOf = (index: number) => ids[index] ?? '';
  const records = ids.map((id, index): StoredRecord => {
    const fields = fixture.seed?.({ random, index, idOf, ...start });
    return { ...fields, id: typeof fields?.id === 'string' ? fields.id : id, version: 1 };
  });
  return { records, newId };
}
