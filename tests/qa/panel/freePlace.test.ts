import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freePlace, type Place, type Rectangle, type Size } from '../../../src/qa/panel/freePlace';

const view: Size = { width: 1000, height: 600 };
const size: Size = { width: 56, height: 40 };
const box = (left: number, top: number, width: number, height: number): Rectangle => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const covers = ({ left, top }: Place, { width, height }: Size, other: Rectangle) =>
  left < other.right && left + width > other.left && top < other.bottom && top + height > other.top;

const rectangle = fc
  .tuple(fc.integer({ min: -200, max: 1200 }), fc.integer({ min: -200, max: 800 }), fc.nat(600), fc.nat(400))
  .map((values) => box(...values));

describe('a free place', () => {
  it('is the lower right corner of an empty page', () => {
    expect(freePlace({ view, size, taken: [] })).toEqual({ left: 932, top: 548 });
  });

  it('is beside what stands in the corner, along the lower edge', () => {
    expect(freePlace({ view, size, taken: [box(900, 540, 100, 60)] })).toEqual({ left: 836, top: 548 });
  });

  it('is at the right edge when the whole lower edge is taken', () => {
    const place = freePlace({ view, size, taken: [box(0, 500, 1000, 100)] });
    expect(place).toEqual({ left: 932, top: 452 });
  });

  it('is in the midst of the page when all edges are taken', () => {
    const edges = [box(0, 0, 1000, 60), box(0, 540, 1000, 60), box(0, 0, 80, 600), box(920, 0, 80, 600)];
    const place = freePlace({ view, size, taken: edges });
    expect(place).toBeDefined();
    expect(edges.some((edge) => place && covers(place, size, edge))).toBe(false);
  });

  it('is nowhere on a page that is full, and in a window that is too small', () => {
    expect(freePlace({ view, size, taken: [box(0, 0, 1000, 600)] })).toBeUndefined();
    expect(freePlace({ view: { width: 40, height: 600 }, size, taken: [] })).toBeUndefined();
  });

  it('stays where it is as long as that is free', () => {
    const current = { left: 500, top: 300 };
    expect(freePlace({ view, size, taken: [box(0, 0, 400, 600)], current })).toEqual(current);
    expect(freePlace({ view, size, taken: [box(500, 300, 10, 10)], current })).toEqual({
      left: 932,
      top: 548,
    });
    expect(freePlace({ view: { width: 400, height: 300 }, size, taken: [], current })).toEqual({
      left: 332,
      top: 248,
    });
  });

  it('passes over what has no size, and asks for the last word', () => {
    expect(freePlace({ view, size, taken: [box(950, 560, 0, 20)] })).toEqual({ left: 932, top: 548 });
    expect(freePlace({ view, size, taken: [], accepts: ({ left }) => left < 700 })).toEqual({
      left: 692,
      top: 548,
    });
  });

  it('never covers anything, and is always in the window', () => {
    fc.assert(
      fc.property(fc.array(rectangle, { maxLength: 40 }), (taken) => {
        const place = freePlace({ view, size, taken });
        if (place === undefined) return;
        const area = taken.filter((each) => each.right > each.left && each.bottom > each.top);
        expect(area.filter((each) => covers(place, size, each))).toEqual([]);
        expect(place.left).toBeGreaterThanOrEqual(0);
        expect(place.top).toBeGreaterThanOrEqual(0);
        expect(place.left + size.width).toBeLessThanOrEqual(view.width);
        expect(place.top + size.height).toBeLessThanOrEqual(view.height);
      }),
    );
  });
});
