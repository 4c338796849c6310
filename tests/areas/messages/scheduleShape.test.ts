import { describe, expect, it } from 'vitest';
import { momentOf, scheduleShape } from '@/areas/messages/schedule/scheduleShape';

const { read, write } = scheduleShape;
const record = (startsAt: unknown, timeZone: string) => ({ name: 'A', startsAt, endsAt: null, timeZone });

describe('scheduleShape', () => {
  it.each([
    ['2027-01-10T17:00:00Z', 'Europe/London', 'America/Mexico_City', '2027-01-10T23:00:00Z'],
    ['2027-07-10T15:00:00Z', 'Europe/Berlin', 'Europe/Lisbon', '2027-07-10T16:00:00Z'],
    ['2027-01-10T16:30:00Z', 'Asia/Kolkata', 'Asia/Kathmandu', '2027-01-10T16:15:00Z'],
    // 02:30 occurs twice in Berlin.
    ['2027-10-31T01:30:00Z', 'Europe/Berlin', 'America/New_York', '2027-10-31T06:30:00Z'],
    ['2027-10-31T00:30:00Z', 'Europe/Berlin', 'America/New_York', '2027-10-31T06:30:00Z'],
  ])(
    'keeps the clock time of %s in %s when the zone changes to %s and back',
    (moment, zone, other, there) => {
      const form = read(record(moment, zone));
      expect(write({ ...form, timeZone: other })).toEqual(record(there, other));
      expect(write(form)).toEqual(record(moment, zone));
    },
  );

  it('keeps a time that another zone skips as typed', () => {
    const { startsAt, ...form } = read(record('2027-03-28T02:30:00Z', 'Africa/Abidjan'));
    expect(startsAt).toEqual({ date: '2027-03-28', time: '02:30' });
    expect(momentOf(startsAt, 'Europe/Berlin')).toBe(startsAt);
    expect(write({ ...form, startsAt })).toEqual(record('2027-03-28T02:30:00Z', 'Africa/Abidjan'));
  });

  it('reads times in an unknown zone as UTC', () => {
    const form = read(record('2027-01-10T17:00:00Z', 'Mars/Phobos'));
    expect(form.startsAt).toEqual({ date: '2027-01-10', time: '17:00' });
  });

  it.each([
    [null, 'Europe/Berlin'],
    ['soon', 'Europe/Berlin'],
  ])('leaves %s in %s unchanged', (value, zone) => {
    expect(read(record(value, zone))).toEqual(record(value, zone));
    expect(write(read(record(value, zone)))).toEqual(record(value, zone));
  });
});
