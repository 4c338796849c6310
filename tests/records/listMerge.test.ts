import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entriesOf, entryChanges, isReordered, keepsEntry, mergedEntries } from '@/records/form/listMerge';

const list = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f'));

/** As it is saved when nobody changes what is offered. */
function merge(base: readonly string[], mine: readonly string[], theirs: readonly string[]) {
  const changes = entryChanges(base, mine, theirs);
  const keptEntries = [...changes].flatMap(([entry, change]) => (keepsEntry(change) ? [entry] : []));
  return mergedEntries(mine, theirs, new Set(keptEntries));
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

  it('equals mine or theirs, order included, if all of one side is chosen', () => {
    fc.assert(
      fc.property(list, list, (mine, theirs) => {
        expect(mergedEntries(theirs, mine, new Set(theirs))).toEqual(theirs);
        expect(mergedEntries(mine, theirs, new Set(mine))).toEqual(mine);
      }),
    );
  });

  it.each([
    // Mine moved events up, they added the gallery at the end.
    {
      leading: 'events list book slider',
      other: 'list book events slider gallery',
      kept: 'gallery',
      expected: 'events list book slider gallery',
    },
    // The last one was moved up, and what was added after it is still last.
    { leading: 'c a b', other: 'a b c new', kept: 'new', expected: 'c a b new' },
    { leading: 'b a', other: 'new a b', kept: 'new', expected: 'new b a' },
    // In the middle it stays below the entry that it follows, wherever that is now.
    { leading: 'c b a', other: 'a b new c', kept: 'new', expected: 'c b new a' },
    { leading: 'c b a', other: 'a one two b c', kept: 'one two', expected: 'c b a one two' },
    // One that only the leading side has stays in its place.
    { leading: 'a mine b', other: 'b a theirs', kept: 'mine theirs', expected: 'a mine b theirs' },
    { leading: 'mine a', other: 'a theirs', kept: 'theirs', expected: 'a theirs' },
    // What stood above it is gone, so it follows what stood above that.
    { leading: 'b a', other: 'a gone new b', kept: 'new', expected: 'b a new' },
    { leading: 'mine', other: 'theirs', kept: 'mine theirs', expected: 'mine theirs' },
    { leading: '', other: 'b a', kept: 'a b', expected: 'b a' },
  ])('of “$leading” with “$other” is “$expected”', ({ leading, other, kept, expected }) => {
    const words = (text: string) => text.split(' ').filter(Boolean);
    expect(mergedEntries(words(leading), words(other), new Set(words(kept))).join(' ')).toBe(expected);
  });

  it('is in another order only if what both have is', () => {
    expect(isReordered(['a', 'b', 'c'], ['a', 'new', 'c'])).toBe(false);
    expect(isReordered(['a', 'b', 'c'], ['c', 'new', 'a'])).toBe(true);
  });

  it('needs distinct plain values', () => {
    expect(entriesOf(['a', 1])).toEqual(['a', 1]);
    for (const value of [undefined, null, 'a', 7, { a: 1 }, ['a', 'a'], [{ id: 'a' }], [null]])
      expect(entriesOf(value)).toBeUndefined();
  });
});
