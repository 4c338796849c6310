import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Collection, createUndo } from '@/fixture-api/crud/collection';
import type { KeysOf, StoredRecord } from '@/fixture-api/store';

const keysOf: KeysOf = ({ tags }) => tags as string[];
const tags = ['red', 'blue', 'green'];

function build(undo = createUndo()): Collection {
  let next = 0;
  const seeds = Array.from({ length: 12 }, (_, i) => ({
    id: `seed${i}`,
    version: 1,
    tags: tags.slice(i % 3),
  }));
  return new Collection(() => `new${next++}`, seeds, undo);
}

/** What a collection answers, and what looking through all of its records would answer. */
function compared(collection: Collection, expected: readonly StoredRecord[]) {
  expect(collection.all).toEqual(expected);
  for (const tag of tags) {
    const ids = expected.filter((record) => keysOf(record).includes(tag)).map(({ id }) => id);
    expect(new Set(collection.idsBy(keysOf, tag))).toEqual(new Set(ids));
  }
}

interface Step {
  kind: 'add' | 'change' | 'remove';
  at: number;
  tags: string[];
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('add' as const, 'change' as const, 'remove' as const),
    at: fc.nat(20),
    tags: fc.subarray(tags),
  }),
  { maxLength: 15 },
);

/** Does the same to a collection and to a plain list. */
function apply(collection: Collection, list: readonly StoredRecord[], one: Step): readonly StoredRecord[] {
  if (one.kind === 'add') return [...list, collection.add({ tags: one.tags })];
  const record = list[one.at % Math.max(list.length, 1)];
  if (!record) return list;
  if (one.kind === 'remove') {
    collection.remove(record.id);
    return list.filter((other) => other !== record);
  }
  const changed = collection.replace({ ...record, tags: one.tags });
  return list.map((other) => (other === record ? changed : other));
}

const applyAll = (collection: Collection, list: readonly StoredRecord[], all: readonly Step[]) =>
  all.reduce((now, one) => apply(collection, now, one), list);

describe('a collection', () => {
  it('has after any changes the records and keys of a plain list, and is again as it was when they are taken back', () => {
    fc.assert(
      fc.property(steps, steps, (outer, inner) => {
        const undo = createUndo();
        const collection = build(undo);
        const before = collection.all;
        compared(collection, before);
        const both = () => {
          const middle = applyAll(collection, before, outer);
          compared(collection, middle);
          undo.try(
            () => applyAll(collection, middle, inner),
            () => false,
          );
          compared(collection, middle);
          return undo.try(
            () => applyAll(collection, middle, inner),
            () => true,
          );
        };
        undo.try(both, () => false);
        compared(collection, before);
        expect(collection.changes).toEqual([]);
        compared(
          collection,
          undo.try(both, () => true),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('passes all its changes on to another one with the same start', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const [one, other] = [build(), build()];
        compared(other, other.all);
        applyAll(one, one.all, all);
        for (const change of one.changes) other.apply(change);
        compared(other, one.all);
      }),
      { numRuns: 200 },
    );
  });

  it('never gives an id twice, even that of a deleted record', () => {
    const [one, other] = [build(), build()];
    const { id } = one.add({ tags: [] });
    const { id: removedId } = one.add({ tags: [] });
    one.remove(removedId);
    for (const change of one.changes) other.apply(change);
    expect([id, removedId]).not.toContain(other.add({ tags: [] }).id);
    expect(() => one.add({ id, tags: [] })).toThrow(`There are two records with the id ${id}`);
  });
});
