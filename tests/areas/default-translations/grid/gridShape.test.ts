import { describe, expect, it } from 'vitest';
import {
  type GridWindow,
  gridAhead,
  gridCover,
  gridShape,
  gridWindow,
  mostBehind,
} from '@/areas/default-translations/translations/grid/gridShape';

const size = { rows: 10_000, languages: 20 };
const none: GridWindow = { top: 0, bottom: 0, left: 0, right: 0 };
const cellsOf = ({ top, bottom, left, right }: GridWindow) => (bottom - top + 1) * (right - left + 2);

/** What is rendered at each place that a grid of this room is scrolled to, one after the other. */
function scrolled(width: number, height: number, places: readonly (readonly [top: number, left: number])[]) {
  const shape = gridShape(width, size.languages, 40);
  let [before, ahead] = [none, none];
  return places.map(([top, left]) => {
    const seen = gridWindow(shape, { top, left, width, height }, size);
    const going = {
      down: seen.top >= before.top,
      onward: seen.left >= before.left,
      sideways: seen.left !== before.left,
    };
    // At once, with what was rendered for the place before; then with what comes next.
    const first = gridCover(seen, ahead, size);
    ahead = gridAhead(seen, ahead, going, size);
    before = seen;
    return { seen, first, later: gridCover(seen, ahead, size) };
  });
}

describe('what of a grid is rendered', () => {
  it.each([
    ['1440 × 900', 1134, 629],
    ['1920 × 1080', 1614, 809],
  ])('is all that is seen, and at most 160 cells in a window of %s', (_window, width, height) => {
    const far = Array.from(
      { length: 300 },
      (_, turn) => [(turn * 313) % 9_000, (turn * 97) % 4_000] as const,
    );
    const near = Array.from({ length: 300 }, (_, turn) => [9_000 - turn * 29, 4_000 - turn * 13] as const);
    for (const { seen, first, later } of scrolled(width, height, [...far, ...near])) {
      for (const rendered of [first, later]) {
        expect(rendered.top).toBeLessThanOrEqual(seen.top);
        expect(rendered.bottom).toBeGreaterThanOrEqual(seen.bottom);
        expect(rendered.left).toBeLessThanOrEqual(seen.left);
        expect(seen.left - rendered.left).toBeLessThanOrEqual(mostBehind);
        expect(rendered.right).toBeGreaterThanOrEqual(seen.right);
        expect(cellsOf(rendered)).toBeLessThanOrEqual(160);
      }
    }
  });

  it('gives English as much room as one language, and no less than usual beside several', () => {
    expect(gridShape(1134, 1, 40)).toMatchObject({ fixed: 378, column: 378, seen: 1 });
    expect(gridShape(1134, 2, 40)).toMatchObject({ fixed: 283, column: 284, seen: 2 });
    expect(gridShape(1134, 5, 40)).toMatchObject({ fixed: 261, seen: 2 });
    expect(gridShape(700, 1, 40)).toMatchObject({ fixed: 161, column: 378, seen: 1 });
  });

  it('has the next page and the next column before they are seen', () => {
    const [start, page] = scrolled(1134, 629, [
      [0, 0],
      [13 * 40, 0],
    ]);
    expect(page?.first).toEqual(start?.later);
    const shape = gridShape(1134, size.languages, 40);
    const [left, right] = scrolled(1134, 629, [
      [0, 0],
      [0, shape.column],
    ]);
    expect(right?.first).toEqual(left?.later);
  });

  it('has several columns before they are seen where one goes from column to column', () => {
    const { column } = gridShape(1134, size.languages, 40);
    const places = Array.from({ length: 19 }, (_, step) => [0, step * column] as const);
    const shown = scrolled(1134, 629, [...places, ...places.toReversed().slice(1)]);
    const renders = shown.filter(({ first, later }) => JSON.stringify(first) !== JSON.stringify(later));
    expect(renders.length).toBeLessThanOrEqual(shown.length / 3);
    // The step itself never renders a column.
    for (const [index, { first }] of shown.entries())
      if (index > 1) expect(first).toEqual(shown[index - 1]?.later);
  });

  it('has nothing that is left of a longer list', () => {
    const seen = { top: 0, bottom: 3, left: 0, right: 2 };
    const known = { top: 0, bottom: 30, left: 0, right: 3 };
    expect(gridCover(seen, known, { rows: 3, languages: 2 })).toEqual(seen);
  });
});
