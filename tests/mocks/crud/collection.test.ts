import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Collection } from '../../../src/mocks/crud/collection';
import { Journal } from '../../../src/mocks/crud/journal';
import { fieldValue, sortRecords } from '../../../src/mocks/crud/sort';
import type { KeysOf, StoredRecord } from '../../../src/mocks/store';

const keysOf: KeysOf = ({ tags }) => tags as string[];
const tags = ['red', 'blue', 'green'];

function build(journal = new Journal()): Collection {
  let next = 0;
  const seeds = Array.from({ length: 12 }, (_, i) => ({
    id: `seed${i}`,
    version: 1,
    rank: i % 5,
    tags: tags.slice(i % 3),
  }));
  return new Collection(() => `new${next++}`, seeds, journal);
}

/** What a collection answers, and what looking through all of its records would answer. */
function compared(collection: Collection, expected: readonly StoredRecord[]) {
  expect(collection.all).toEqual(expected);
  expect(collection.sortedBy('rank')).toEqual(sortRecords(expected, fieldValue('rank')));
  for (const tag of tags) {
    const ids = expected.filter((record) => keysOf(record).includes(tag)).map(({ id }) => id);
    expect(new Set(collection.idsBy(keysOf, tag))).toEqual(new Set(ids));
  }
}

type Step =
  | { kind: 'add' | 'change'; at: number; rank: number | undefined; tags: string[] }
  | { kind: 'remove'; at: number };

const fields = {
  at: fc.nat(20),
  rank: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
  tags: fc.subarray(tags),
};
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('add', 'change'), ...fields }),
  fc.record({ kind: fc.constant('remove'), at: fc.nat(20) }),
);

/** Does the same to a collection and to a plain list. */
function apply(collection: Collection, list: readonly StoredRecord[], one: Step): readonly StoredRecord[] {
  if (one.kind === 'add') return [...list, collection.add({ rank: one.rank, tags: one.tags })];
  const record = list[one.at % Math.max(list.length, 1)];
  if (!record) return list;
  if (one.kind === 'remove') {
    collection.remove(record.id);
    return list.filter((other) => other !== record);
  }
  const changed = collection.replace({ ...record, rank: one.rank, tags: one.tags });
  return list.map((other) => (other === record ? changed : other));
}

describe('orders and indexes', () => {
  it('are after any changes what sorting and searching anew gives', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(step, fc.boolean()), { maxLength: 30 }), (steps) => {
        const collection = build();
        let list = collection.all;
        compared(collection, list);
        for (const [one, isLookedAt] of steps) {
          list = apply(collection, list, one);
          if (isLookedAt) compared(collection, list);
        }
        compared(collection, list);
      }),
      { numRuns: 300 },
    );
  });

  it('are as before when changes are taken back, those of an inner try as well', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), fc.array(step, { maxLength: 12 }), (outer, inner) => {
        const journal = new Journal();
        const collection = build(journal);
        const [before, revision] = [collection.all, collection.revision];
        compared(collection, before);
        journal.try(
          () => {
            let list = before;
            for (const one of outer) list = apply(collection, list, one);
            const middle = list;
            compared(collection, middle);
            journal.try(
              () => inner.reduce((now, one) => apply(collection, now, one), middle),
              () => false,
            );
            compared(collection, middle);
            journal.try(
              () => inner.reduce((now, one) => apply(collection, now, one), middle),
              () => true,
            );
          },
          () => false,
        );
        compared(collection, before);
        expect(collection.revision).toBe(revision);
      }),
      { numRuns: 200 },
    );
  });

  it('leave lists that were handed out as they are', () => {
    const collection = build();
    const [all, sorted] = [collection.all, collection.sortedBy('rank')];
    const copies = [[...all], [...sorted]];
    collection.remove('seed3');
    collection.add({ tags: [] });
    expect([collection.all.length, collection.sortedBy('rank').length]).toEqual([12, 12]);
    expect([all, sorted]).toEqual(copies);
  });
});

describe('a try', () => {
  it('that throws is taken back, and the error goes on', () => {
    const journal = new Journal();
    const collection = build(journal);
    const before = collection.all;
    expect(() =>
      journal.try(
        () => {
          collection.remove('seed0');
          throw new Error('out of paper');
        },
        () => true,
      ),
    ).toThrow('out of paper');
    expect(collection.all).toEqual(before);
  });

  it('gives another revision to each state, and none that was taken back comes again', () => {
    const journal = new Journal();
    const collection = build(journal);
    const seen = [collection.revision];
    journal.try(
      () => {
        collection.remove('seed0');
        seen.push(collection.revision);
      },
      () => false,
    );
    expect(collection.revision).toBe(seen[0]);
    collection.remove('seed1');
    seen.push(collection.revision);
    expect(new Set(seen).size).toBe(3);
  });
});
