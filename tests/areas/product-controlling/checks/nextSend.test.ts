import { describe, expect, it } from 'vitest';
import { nextSend, type Rhythm } from '@/areas/product-controlling/checks/nextSend';

const monday: Rhythm = { every: 'week', weekday: 1, monthDay: 1, hour: 7 };
const monthly = (monthDay: number, hour = 7): Rhythm => ({ every: 'month', weekday: 1, monthDay, hour });

describe('a report is sent next', () => {
  it.each([
    // 22 November 2026 is a Sunday; Berlin is one hour ahead of UTC in winter, two in summer.
    ['on the Monday that comes', monday, '2026-11-22T09:30:00Z', '2026-11-23T06:00:00Z'],
    ['on the same Monday, before the hour', monday, '2026-11-23T05:59:59Z', '2026-11-23T06:00:00Z'],
    ['a week later, from the hour on', monday, '2026-11-23T06:00:00Z', '2026-11-30T06:00:00Z'],
    ['on a Sunday', { ...monday, weekday: 7 }, '2026-11-22T09:30:00Z', '2026-11-29T06:00:00Z'],
    // In Berlin it is Monday already.
    ['by the publisher’s day', { ...monday, hour: 0 }, '2026-11-22T23:30:00Z', '2026-11-29T23:00:00Z'],
    ['over the change to summer time', monday, '2026-03-23T12:00:00Z', '2026-03-30T05:00:00Z'],
    ['on the first of the next month', monthly(1), '2026-11-22T09:30:00Z', '2026-12-01T06:00:00Z'],
    ['in the same month', monthly(25), '2026-11-22T09:30:00Z', '2026-11-25T06:00:00Z'],
    ['in the next year', monthly(1), '2026-12-01T06:00:00Z', '2027-01-01T06:00:00Z'],
    ['on the last day of a shorter month', monthly(31), '2026-11-22T09:30:00Z', '2026-11-30T06:00:00Z'],
    ['on 28 February, of a common year', monthly(30), '2027-02-01T00:00:00Z', '2027-02-28T06:00:00Z'],
    ['on 29 February, of a leap year', monthly(30), '2028-02-01T00:00:00Z', '2028-02-29T06:00:00Z'],
    ['on 31 January after 31 December', monthly(31), '2026-12-31T06:00:00Z', '2027-01-31T06:00:00Z'],
    // On 29 March 2026 the clocks go from 2 to 3, on 25 October from 3 to 2.
    ['after an hour that the clocks skip', monthly(29, 2), '2026-03-28T12:00:00Z', '2026-03-29T01:00:00Z'],
    ['once in an hour that they show twice', monthly(25, 2), '2026-10-24T12:00:00Z', '2026-10-25T00:00:00Z'],
    ['not again in the second of them', monthly(25, 2), '2026-10-25T00:00:00Z', '2026-11-25T01:00:00Z'],
  ])('%s', (_when, rhythm, now, expected) => {
    expect(nextSend(rhythm, Date.parse(now), 'Europe/Berlin')).toBe(expected);
  });
});
