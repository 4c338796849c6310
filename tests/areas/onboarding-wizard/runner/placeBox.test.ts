import { describe, expect, it } from 'vitest';
import { type Obstacle, placeBox, weights } from '@/areas/onboarding-wizard/shell/placeBox';

const area = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
/** A window of 1440 × 900 below the toolbar. */
const room = area(12, 60, 1416, 828);
const size = { width: 360, height: 200 };
const over = (weight: number, ...rect: Parameters<typeof area>): Obstacle => ({
  rect: area(...rect),
  weight,
});

describe('the place of a box', () => {
  it('is below its element, in its middle', () => {
    expect(placeBox({ size, room, element: area(600, 300, 100, 40), obstacles: [] })).toEqual({
      // 600 + 50 - 180, and 340 + 12.
      ...{ left: 470, top: 352, side: 'bottom', tip: 180 },
      isCrowded: false,
    });
  });

  it('moves along its element from what is below that, while it still points to it', () => {
    const menus = over(weights.menu, 1360, 340, 40, 500);
    const {
      left,
      side,
      tip = 0,
    } = placeBox({
      ...{ size, room, element: area(1300, 95, 100, 40) },
      obstacles: [menus],
    });
    expect(side).toBe('bottom');
    expect(left + size.width).toBeLessThanOrEqual(1360);
    expect(left + tip).toBeGreaterThan(1300);
    expect(left + tip).toBeLessThan(1400);
  });

  const [below, atTheRight, atTheLeft] = [
    over(weights.menu, 100, 345, 1200, 300),
    over(weights.menu, 705, 290, 500, 60),
    over(weights.menu, 100, 290, 495, 60),
  ] as const;

  it.each([
    ['right', [below]],
    ['left', [below, atTheRight]],
    ['top', [below, atTheRight, atTheLeft]],
  ])('is at the %s if the sides before it are taken', (side, obstacles) => {
    expect(placeBox({ size, room, element: area(600, 300, 100, 40), obstacles }).side).toBe(side);
  });

  it('is elsewhere, near the element, if each side covers more than being away is worth', () => {
    const around = over(weights.neighbour, 300, 100, 800, 440);
    const place = placeBox({ size, room, element: area(600, 300, 100, 40), obstacles: [around] });
    expect([place.side, place.isCrowded]).toEqual([undefined, false]);
    const isFree = place.left + size.width <= 300 || place.left >= 1100 || place.top >= 540;
    expect(isFree).toBe(true);
  });

  it('without an element is at the lower end, or beside what is there', () => {
    expect(placeBox({ size, room, obstacles: [] })).toMatchObject({ left: 1068, top: 688 });
    expect(placeBox({ size, room, obstacles: [], isRightToLeft: true })).toMatchObject({
      left: 12,
      top: 688,
    });
    const paging = over(weights.never, 1000, 820, 400, 50);
    const { left, top } = placeBox({ size, room, obstacles: [paging] });
    expect(left + size.width <= 1000 || top + size.height <= 820).toBe(true);
  });

  it('points to an element in a bar below or above the room', () => {
    expect(
      placeBox({ size, room: area(12, 60, 1416, 765), element: area(256, 843, 70, 40), obstacles: [] }),
    ).toMatchObject({
      ...{ side: 'top', top: 625 },
    });
    expect(placeBox({ size, room, element: area(1150, 8, 40, 40), obstacles: [] })).toMatchObject({
      ...{ side: 'bottom', top: 60 },
    });
  });

  it('stays for a small gain, and goes for a great one', () => {
    const element = area(600, 300, 100, 40);
    const now = { left: 712, top: 220, side: 'right' as const };
    expect(placeBox({ size, room, element, obstacles: [], now }).side).toBe('right');
    const field = over(weights.menu, 712, 60, 700, 800);
    expect(placeBox({ size, room, element, obstacles: [field], now }).side).toBe('bottom');
  });

  it('is crowded if each place covers what must stay free', () => {
    expect(placeBox({ size, room, obstacles: [over(weights.never, 0, 0, 1440, 900)] }).isCrowded).toBe(true);
  });
});
