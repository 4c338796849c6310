import { afterEach, describe, expect, it, vi } from 'vitest';
import { otherZone, readDay, sentFilter, writeDay } from '@/records/filters/zonedDay';

afterEach(() => void vi.unstubAllEnvs());

describe('the days of a filter', () => {
  it.each(['Europe/Berlin', 'America/Los_Angeles', 'Pacific/Auckland'])(
    'become the same timestamps wherever the address is opened: %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(
        sentFilter({
          q: 'a',
          at_gte: '2026-11-23[Europe/Berlin]',
          at_lte: '2026-11-23[Europe/Berlin]',
          on_gte: '2026-11-23',
          on_lte: '2026-11-23',
          ids_eq_any: ['1'],
        }),
      ).toEqual({
        q: 'a',
        at_gte: '2026-11-22T23:00:00Z',
        at_lt: '2026-11-23T23:00:00Z',
        on_gte: '2026-11-23',
        on_lte: '2026-11-23',
        ids_eq_any: ['1'],
      });
    },
  );

  it('of an unknown zone, and texts of other fields, stay as they are', () => {
    const filter = { at_gte: '2026-11-23[Mars/Phobos]', title: '2026-11-23[Europe/Berlin]', at_lt: 'x[y]' };
    expect(sentFilter(filter)).toEqual(filter);
  });

  it.each([
    ['2026-11-23[Europe/Berlin]', true, { day: '2026-11-23', zone: 'Europe/Berlin' }],
    ['2026-11-23[Asia/Kolkata]', true, { day: '2026-11-23', zone: 'Asia/Kolkata' }],
    ['2026-11-23[UTC]', true, { day: '2026-11-23', zone: 'UTC' }],
    ['2026-11-23', false, { day: '2026-11-23' }],
    ['2026-11-31[Europe/Berlin]', true, undefined],
    ['2026-11-23[Mars/Phobos]', true, undefined],
    ['2026-11-23', true, undefined],
    ['2026-11-23T00:00:00Z', true, undefined],
    ['2026-11-23[Europe/Berlin]', false, undefined],
    [5, true, undefined],
  ])('%s is read as it was written', (text, moments, day) => {
    expect(readDay(text, moments)).toEqual(day);
    if (day) expect(writeDay(day)).toBe(text);
  });

  it.each([
    ['Europe/Berlin', 'Europe/Berlin', undefined],
    ['Europe/Berlin', 'Europe/Paris', undefined],
    ['Asia/Kolkata', 'Asia/Calcutta', undefined],
    ['Europe/Berlin', 'America/Los_Angeles', 'Europe/Berlin'],
    ['UTC', 'Pacific/Auckland', 'UTC'],
  ])('of %s are shown in %s with the zone %s', (zone, here, shown) => {
    vi.stubEnv('TZ', here);
    expect(otherZone({ day: '2026-11-23', zone })).toBe(shown);
  });
});
