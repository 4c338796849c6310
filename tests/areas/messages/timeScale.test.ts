import { describe, expect, it } from 'vitest';
import { neighbour, placeIn, windowOf, zooms } from '@/areas/messages/timeline/timeScale';

const day = (text: string) => new Date(`${text}T00:00`);
const asText = (moment: number | Date) => new Date(moment).toLocaleString('sv');

describe('the period of the timeline', () => {
  it.each([
    ['months', '2026-11-01 00:00:00', '2027-05-01 00:00:00', 6],
    ['weeks', '2026-11-23 00:00:00', '2026-12-28 00:00:00', 5],
    ['days', '2026-11-23 00:00:00', '2026-11-30 00:00:00', 7],
    ['hours', '2026-11-25 00:00:00', '2026-11-26 00:00:00', 8],
  ] as const)('by %s is from %s to %s', (zoom, from, to, count) => {
    const period = windowOf(zoom, day('2026-11-25'));
    expect([asText(period.from), asText(period.to)]).toEqual([from, to]);
    expect(period.ticks).toHaveLength(count);
    expect(period.ticks[0]).toBe(period.from);
  });

  it('has the previous and the next one beside it, without a gap, even across clock changes', () => {
    for (const zoom of zooms) {
      for (const start of ['2027-03-28', '2027-10-31', '2026-12-31']) {
        const period = windowOf(zoom, day(start));
        expect(windowOf(zoom, neighbour(zoom, day(start), 1)).from).toBe(period.to);
        expect(windowOf(zoom, neighbour(zoom, day(start), -1)).to).toBe(period.from);
      }
    }
  });

  it('places a message and cuts it at the edges', () => {
    const period = { from: 0, to: 1000, ticks: [] };
    const iso = (moment: number) => new Date(moment).toISOString();
    expect(placeIn(period, { startsAt: iso(250), endsAt: iso(500) })).toEqual({ left: 25, width: 25 });
    expect(placeIn(period, { startsAt: iso(-500), endsAt: null })).toEqual({ left: 0, width: 100 });
    expect(placeIn(period, { startsAt: iso(900), endsAt: iso(5000) })?.width).toBeCloseTo(10);
    expect(placeIn(period, { startsAt: iso(1000), endsAt: null })).toBeUndefined();
    expect(placeIn(period, { startsAt: iso(-500), endsAt: iso(0) })).toBeUndefined();
    expect(placeIn(period, { startsAt: null, endsAt: iso(500) })).toBeUndefined();
  });
});
