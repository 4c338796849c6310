import { describe, expect, it } from 'vitest';
import { afterGap, isTimeZone, momentsOf, startOfDay, wallTimeAt } from '@/records/dates/zonedTime';

const berlin = 'Europe/Berlin';

describe('times in a zone', () => {
  it('has no timestamp for a time that the clocks skip, and one for the hour after', () => {
    const wall = { date: '2027-03-28', time: '02:30' };
    expect(momentsOf(wall, berlin)).toEqual([]);
    expect(afterGap(wall, berlin)).toEqual({ date: '2027-03-28', time: '03:30' });
    // Half an hour, at 02:00.
    const lordHowe = { date: '2027-10-03', time: '02:15' };
    expect(momentsOf(lordHowe, 'Australia/Lord_Howe')).toEqual([]);
    expect(afterGap(lordHowe, 'Australia/Lord_Howe')).toEqual({ date: '2027-10-03', time: '02:45' });
  });

  it('has two timestamps for a time that occurs twice, the first one first', () => {
    expect(momentsOf({ date: '2027-10-31', time: '02:30' }, berlin)).toEqual([
      '2027-10-31T00:30:00Z',
      '2027-10-31T01:30:00Z',
    ]);
  });

  it.each([
    ['2027-03-28', '01:59', berlin, '2027-03-28T00:59:00Z'],
    ['2027-03-28', '03:00', berlin, '2027-03-28T01:00:00Z'],
    ['2027-10-31', '03:00', berlin, '2027-10-31T02:00:00Z'],
    ['2027-07-01', '12:00', 'America/New_York', '2027-07-01T16:00:00Z'],
    ['2027-07-01', '00:10', 'Pacific/Kiritimati', '2027-06-30T10:10:00Z'],
    ['2027-07-01', '12:00', 'UTC', '2027-07-01T12:00:00Z'],
  ])('%s %s in %s is %s, and back', (date, time, zone, moment) => {
    expect(momentsOf({ date, time }, zone)).toEqual([moment]);
    expect(wallTimeAt(moment, zone)).toEqual({ date, time });
  });

  it.each([
    ['2026-11-23', berlin, '2026-11-22T23:00:00Z'],
    ['2026-11-23', 'America/Los_Angeles', '2026-11-23T08:00:00Z'],
    ['2026-11-23', 'Pacific/Auckland', '2026-11-22T11:00:00Z'],
    ['2027-03-28', berlin, '2027-03-27T23:00:00Z'],
    // Midnight is skipped, comes twice, and the whole day is skipped.
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00Z'],
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00Z'],
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00Z'],
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00Z'],
  ])('the day %s in %s starts at %s', (date, zone, moment) => {
    expect(startOfDay(date, zone)).toBe(moment);
  });

  it('knows zones by their present and former names, and rejects others', () => {
    const zones = ['Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'UTC', 'Mars/Phobos', '', null, 1];
    expect(zones.filter(isTimeZone)).toEqual(zones.slice(0, 4));
  });
});
