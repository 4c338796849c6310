import { describe, expect, it } from 'vitest';
import { drawnPoints, isAlone } from '@/areas/product-controlling/charts/reducePoints';

describe('the drawn points', () => {
  it('are at most 800 of 10,000, and no peak, trough or gap is lost', () => {
    const values = Array.from({ length: 10_000 }, (_, index): number | null => (index % 97) + 10);
    values[4321] = 5000;
    values[7654] = -5000;
    values[2000] = null;
    const drawn = drawnPoints(values);
    expect(drawn.length).toBeLessThanOrEqual(800);
    expect(drawn).toEqual([...drawn].sort((a, b) => a - b));
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const place of [0, 2000, 4321, 7654, 9999]) expect(drawn).toContain(place);
  });

  it('are all of them if there are few', () => {
    expect(drawnPoints([1, null, 3])).toEqual([0, 1, 2]);
    expect(drawnPoints([])).toEqual([]);
  });

  it('are dots if they have no neighbour', () => {
    const values = [1, null, 3, 4, null, 0];
    expect(values.map((_, index) => isAlone(values, index))).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(isAlone([7], 0)).toBe(true);
  });
});
