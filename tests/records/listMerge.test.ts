import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entriesOf, entryChanges, keepsEntry, mergedEntries } from '@/records/form/listMerge';

const list = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f'));

/** As it is saved when nobody changes what is offered. */
function merge(base: readonly string[], mine: readonly string[], theirs: readonly string[]) {
  const changes = entryChanges(base, mine, theirs);
  const kept = [...changes].flatMap(([entry, change]) => (keepsEntry(change) ? [entry] : []));
  return mergedEntries(mine, theirs, new Set(kept));
}

describe('the merge of a list', () => {
  it('applies what either side has done, and nothing else', () => {
    fc.assert(
      fc.property(list, list, list, (base, mine, theirs) => {
        const merged = merge(base, mine, theirs);
        expect(new Set(merged).size).toBe(merged.length);
        for (const entry of ['a', 'b', 'c', 'd', 'e', 'f']) {
          const [before, here, there] = [base, mine, theirs].map((each) => each.includes(entry));
          expect([entry, merged.includes(entry)]).toEqual([entry, before ? here && there : here || there]);
        }
      }),
    );
  });

  it('equals mine or theirs if all of one side is chosen', () => {
    fc.assert(
      fc.property(list, list, (mine, theirs) => {
        expect(mergedEntries(mine, theirs, new Set(theirs))).toEqual(theirs);
        expect(mergedEntries(mine, theirs, new Set(mine)).toSorted()).toEqual(mine.toSorted());
      }),
    );
  });

  it('needs distinct plain values', () => {
    expect(entriesOf(['a', 1])).toEqual(['a', 1]);
    for (const value of [undefined, null, 'a', 7, { a: 1 }, ['a', 'a'], [{ id: 'a' }], [null]])
      expect(entriesOf(value)).toBeUndefined();
  });
});
