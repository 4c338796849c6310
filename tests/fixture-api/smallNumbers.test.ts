import { describe, expect, it } from 'vitest';
import { isFew, partsUnlessFew, seriesUnlessFew } from '@/fixture-api/smallNumbers';

describe('small numbers (docs/api.md)', () => {
  it('are 1 to 4', () => {
    expect([0, 1, 4, 5].map(isFew)).toEqual([false, true, true, false]);
  });

  it.each([
    [
      [31, 0, 6],
      [31, 0, 6],
    ],
    // One alone would be the total minus the others.
    [
      [31, 2, 9],
      [31, null, null],
    ],
    [
      [31, 2, 0],
      [null, null, 0],
    ],
    // Two that are few together.
    [
      [31, 1, 2, 8],
      [31, null, null, null],
    ],
    [
      [31, 3, 2, 8],
      [31, null, null, 8],
    ],
    [
      [3, 0],
      [null, 0],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ])('the parts %o are shown as %o', (parts, shown) => {
    expect(partsUnlessFew(parts)).toEqual(shown);
  });

  it.each([
    [
      [37, 37, 30, 30, 24],
      [37, 37, 30, 30, 24],
    ],
    [
      [37, 35, 33, 31, 0],
      [37, null, null, 31, 0],
    ],
    [
      [8, 4, 0],
      [8, null, 0],
    ],
    [
      [3, 3, 0],
      [null, null, 0],
    ],
    // Those who finished count more than those who came to the last step.
    [
      [74, 68, 49, 46],
      [74, 68, null, 46],
    ],
    [
      [74, 73, 72],
      [74, null, null],
    ],
  ])('the series %o is shown as %o', (counts, shown) => {
    expect(seriesUnlessFew(counts)).toEqual(shown);
  });
});
