import { describe, expect, it } from 'vitest';
import { afterGap, momentsOf, wallTimeAt } from '../../../src/areas/messages/schedule/zonedTime';

const berlin = 'Europe/Berlin';

describe('times in the zone of a message', () => {
  it('MS02 finds no moment for a time that the clocks skip, and the one an hour later', () => {
    const wall = { date: '2027-03-28', time: '02:30' };
    expect(momentsOf(wall, berlin)).toEqual([]);
    expect(afterGap(wall, berlin)).toEqual({ date: '2027-03-28', time: '03:30' });
    // Half an hour, at 02:00.
    const lordHowe = { date: '2027-10-03', time: '02:15' };
    expect(momentsOf(lordHowe, 'Australia/Lord_Howe')).toEqual([]);
    expect(afterGap(lordHowe, 'Australia/Lord_Howe')).toEqual({ date: '2027-10-03', time: '02:45' });
  });

  it('MS03 finds both moments of a time that comes twice, the first one first', () => {
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
  ])('MS04 %s %s in %s is %s, and back', (date, time, zone, moment) => {
    expect(momentsOf({ date, time }, zone)).toEqual([moment]);
    expect(wallTimeAt(moment, zone)).toEqual({ date, time });
  });
});
