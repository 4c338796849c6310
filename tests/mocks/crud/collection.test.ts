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

/** Compares two collections in everything that they answer. */
function alike(one: Collection, other: Collection) {
  expect(other.all).toEqual(one.all);
  compared(other, one.all);
}

describe('changes', () => {
  const tries = fc.array(
    fc.tuple(fc.array(step, { maxLength: 6 }), fc.constantFrom('kept', 'taken back', 'given')),
    {
      maxLength: 12,
    },
  );

  it('that are taken and put into a second collection make it alike, also anew from the start', () => {
    fc.assert(
      fc.property(tries, (rounds) => {
        const journal = new Journal();
        const [one, other] = [build(journal), build()];
        compared(other, other.all);
        for (const [steps, end] of rounds) {
          const before = one.all;
          journal.try(
            () => steps.reduce((now, each) => apply(one, now, each), before),
            () => end !== 'taken back',
          );
          if (end !== 'given') continue;
          for (const change of one.takeChanges()) other.apply(change);
          alike(one, other);
        }
        for (const change of one.takeChanges()) other.apply(change);
        alike(one, other);
        expect(other.takeChanges()).toEqual([]);

        const fresh = build();
        for (const { place: _, ...change } of one.changes) fresh.apply(change);
        alike(one, fresh);
      }),
      { numRuns: 300 },
    );
  });

  it('that are taken back leave nothing to take', () => {
    const journal = new Journal();
    const collection = build(journal);
    const work = () => {
      const added = collection.add({ tags: [] });
      collection.replace({ ...added, tags: ['red'] });
      collection.remove('seed3');
      collection.replace({ id: 'seed4', version: 1, tags: [] });
    };
    journal.try(work, () => false);
    expect([collection.takeChanges(), collection.changes]).toEqual([[], []]);
    journal.try(work, () => true);
    expect(collection.takeChanges().map(({ id, record }) => [id, record?.version ?? null])).toEqual([
      ['new1', 2],
      ['seed3', null],
      ['seed4', 2],
    ]);
    expect(collection.changes.map(({ id, place }) => [id, place])).toEqual([
      ['seed3', 3],
      ['seed4', 4],
      ['new1', 13],
    ]);
  });

  it('of others never have the id of an own record, nor of one that is gone', () => {
    const [one, other] = [build(), build()];
    const { id } = one.add({ tags: [] });
    const { id: gone } = one.add({ tags: [] });
    for (const change of one.takeChanges()) other.apply(change);
    one.remove(gone);
    for (const change of one.takeChanges()) other.apply(change);
    expect([id, gone]).not.toContain(other.add({ tags: [] }).id);
  });

  it('bring a record whose id was taken back before to its place in an order that is kept', () => {
    const journal = new Journal();
    const collection = build(journal);
    const look = () => compared(collection, collection.all);
    look();
    journal.try(
      () => {
        collection.add({ tags: ['red'], rank: 2 });
        look();
      },
      () => false,
    );
    collection.apply({ id: 'new0', place: 20, record: { id: 'new0', version: 1, tags: ['red'], rank: 2 } });
    look();
    expect(collection.all.map(({ id }) => id)).toEqual([...build().all.map(({ id }) => id), 'new0']);
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
