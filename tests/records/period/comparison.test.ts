import { describe, expect, it } from 'vitest';
import { dayNumber, daysFrom, isoDay } from '@/records/period/calendar';
import { comparisonOf, defaultChoice, matchesWeekdays, withMatch } from '@/records/period/choice';
import { type Comparison, matchOfPeriod, partnersOf } from '@/records/period/comparison';
import { daysOfPeriod, periodBeside, readSpan, usualMatch } from '@/records/period/periods';

const monday = 1;
const days = (text: string) => {
  const [from = '', to = from] = text.split(' ');
  return { from: dayNumber(from), to: dayNumber(to) };
};
const textOf = (list: readonly number[]) => list.map(isoDay).join(' ');

/** The first and the last compared day of a period, and their number. */
function compared(asked: string, comparison: Partial<Comparison>, today = '2026-11-22') {
  const period = daysOfPeriod(asked, today, monday);
  if (!period) throw new Error(`${asked} is no period`);
  const full = 'from' in comparison ? comparison : { match: usualMatch(period), ...comparison };
  const of = partnersOf(period, full as Comparison);
  const last = Math.min(period.to, dayNumber(today));
  const partners = daysFrom(period.from, last).flatMap(of);
  const [from = 0] = partners;
  return `${isoDay(from)} ${isoDay(partners.at(-1) ?? 0)} ${partners.length}`;
}

const before = { mode: 'previousPeriod' } as const;
const yearBefore = { mode: 'previousYear' } as const;

describe('what a period is compared with', () => {
  it.each([
    // Calendar units: the one before, and that of the year before.
    ['lastMonth', before, '2026-09-01 2026-09-30 30'],
    ['lastMonth', yearBefore, '2025-10-01 2025-10-31 31'],
    ['lastQuarter', before, '2026-04-01 2026-06-30 91'],
    ['lastQuarter', yearBefore, '2025-07-01 2025-09-30 92'],
    ['lastYear', before, '2024-01-01 2024-12-31 366'],
    // Those that run: up to the same date.
    ['thisMonth', before, '2026-10-01 2026-10-22 22'],
    ['thisQuarter', before, '2026-07-01 2026-08-22 53'],
    ['thisYear', yearBefore, '2025-01-01 2025-11-22 326'],
    // The first quarter of 2026 has 90 days, the last one of 2025 has 92.
    ['2026-01-01/2026-03-31', before, '2025-10-01 2025-12-31 92'],
    // February with all of January, March with all of February, in a leap year too.
    ['2026-02-01/2026-02-28', before, '2026-01-01 2026-01-31 31'],
    ['2024-03-01/2024-03-31', before, '2024-02-01 2024-02-29 29'],
    ['2024-02-01/2024-02-29', yearBefore, '2023-02-01 2023-02-28 28'],
    ['2025-02-01/2025-02-28', yearBefore, '2024-02-01 2024-02-29 29'],
    // Days and weeks: the same weekdays. 22 November 2026 is a Sunday.
    ['today', before, '2026-11-15 2026-11-15 1'],
    ['yesterday', yearBefore, '2025-11-22 2025-11-22 1'],
    ['thisWeek', before, '2026-11-09 2026-11-15 7'],
    ['lastWeek', yearBefore, '2025-11-10 2025-11-16 7'],
    ['last7days', before, '2026-11-08 2026-11-14 7'],
    ['last4weeks', before, '2026-09-27 2026-10-24 28'],
    ['last4weeks', yearBefore, '2025-10-26 2025-11-22 28'],
    // 30 days are no whole weeks: 35 days before, with five days between.
    ['last30days', before, '2026-09-18 2026-10-17 30'],
    ['last90days', before, '2026-05-25 2026-08-22 90'],
    // Week 53 of 2026 (28 December to 3 January) with the 52nd before it: week 1 of 2026.
    ['2026-12-28/2027-01-03', yearBefore, '2025-12-29 2026-01-04 7'],
    // A single day of one's own, 31 January 2026: a Saturday.
    ['2026-01-31/2026-01-31', before, '2026-01-24 2026-01-24 1'],
    ['2026-01-31/2026-01-31', yearBefore, '2025-02-01 2025-02-01 1'],
    // Over the change of the clocks on 29 March 2026.
    ['2026-03-23/2026-03-29', before, '2026-03-16 2026-03-22 7'],
    // More than 52 weeks: by date.
    ['last12months', before, '2024-11-22 2025-11-21 365'],
    ['last12months', yearBefore, '2024-11-22 2025-11-21 365'],
  ])('%s with %o is %s', (asked, comparison, expected) => {
    expect(compared(asked, comparison, asked.startsWith('2026-12') ? '2027-02-01' : undefined)).toBe(
      expected,
    );
  });

  it.each([
    // October 2026 begins on a Thursday, as do 27 August and 2 October 2025.
    ['lastMonth', { ...before, match: 'weekdays' }, '2026-08-27 2026-09-26 31'],
    ['lastMonth', { ...yearBefore, match: 'weekdays' }, '2025-10-02 2025-11-01 31'],
    // 1 January 2025 would be on both sides, so it is on none: 31 December has no partner.
    ['lastYear', { ...yearBefore, match: 'weekdays' }, '2024-01-03 2024-12-31 364'],
    ['last30days', { ...before, match: 'dates' }, '2026-09-23 2026-10-22 30'],
    ['today', { ...before, match: 'dates' }, '2026-11-21 2026-11-21 1'],
    ['today', { ...yearBefore, match: 'dates' }, '2025-11-22 2025-11-22 1'],
    // 29 February has no partner, and shifts no later day.
    ['2024-02-29/2024-03-02', { ...yearBefore, match: 'dates' }, '2023-03-01 2023-03-02 2'],
  ] as const)('%s by choice with %o is %s', (asked, comparison, expected) => {
    expect(compared(asked, comparison)).toBe(expected);
  });

  it('can be days of one’s own, in their order; the last day has all that are left', () => {
    const of = (asked: string, own: string) => {
      const period = daysOfPeriod(asked, '2026-11-22', monday);
      if (!period) throw new Error(asked);
      const partners = partnersOf(period, days(own));
      return daysFrom(period.from, period.to).map((day) => textOf(partners(day)));
    };
    expect(of('2026-10-01/2026-10-03', '2025-04-18 2025-04-20')).toEqual([
      '2025-04-18',
      '2025-04-19',
      '2025-04-20',
    ]);
    expect(of('2026-10-01/2026-10-02', '2025-04-18 2025-04-20')).toEqual([
      '2025-04-18',
      '2025-04-19 2025-04-20',
    ]);
    expect(of('2026-10-01/2026-10-03', '2025-04-18 2025-04-19')).toEqual(['2025-04-18', '2025-04-19', '']);
  });

  it('is by weekday or by date whatever the day is on which a preset is asked for', () => {
    expect(matchOfPeriod('last4weeks')).toBe('weekdays');
    expect(matchOfPeriod('lastWeek')).toBe('weekdays');
    expect(matchOfPeriod('thisQuarter')).toBe('dates');
    expect(matchOfPeriod('last12months')).toBe('dates');
    expect(matchOfPeriod('2026-02-01/2026-02-28')).toBe('dates');
    expect(matchOfPeriod('2026-02-02/2026-03-01')).toBe('weekdays');
    // On 1 March the last four weeks are all of February.
    expect(compared('last4weeks', before, '2026-03-01')).toBe('2026-01-04 2026-01-31 28');
  });
});

describe('a choice', () => {
  it('keeps a match only if it is unusual for the period', () => {
    const choice = { ...defaultChoice, period: 'lastMonth' };
    expect(matchesWeekdays(choice)).toBe(false);
    expect(withMatch(choice, true)).toEqual({ match: 'weekdays' });
    expect(withMatch(choice, false)).toEqual({ match: '' });
    expect(matchesWeekdays({ ...choice, match: 'weekdays' })).toBe(true);
    expect(matchesWeekdays({ ...choice, compare: 'none' })).toBeUndefined();
    expect(matchesWeekdays({ ...choice, compare: '2025-10-01/2025-10-31' })).toBeUndefined();
  });

  it('is requested as a mode with its match, or as days', () => {
    expect(comparisonOf(defaultChoice)).toEqual({ mode: 'previousPeriod' });
    expect(comparisonOf({ compare: 'previousYear', match: 'dates' })).toEqual({
      mode: 'previousYear',
      match: 'dates',
    });
    expect(comparisonOf({ compare: '2025-10-01/2025-10-31', match: 'dates' })).toEqual({
      from: '2025-10-01',
      to: '2025-10-31',
    });
    expect(comparisonOf({ compare: 'none', match: '' })).toBeUndefined();
  });

  it('is at most five years, with two leap days', () => {
    expect(readSpan('2020-01-01/2024-12-31')).toBeDefined();
    expect(readSpan('2020-01-01/2025-01-01')).toBeUndefined();
  });
});

describe('the period beside another', () => {
  const beside = (period: string, direction: -1 | 1, today = '2026-11-22') =>
    periodBeside(period, direction, { today, weekStart: monday });

  it.each([
    ['thisMonth', 'lastMonth'],
    ['lastMonth', '2026-09-01/2026-09-30'],
    ['2026-03-01/2026-03-31', '2026-02-01/2026-02-28'],
    ['2024-03-01/2024-03-31', '2024-02-01/2024-02-29'],
    ['thisQuarter', 'lastQuarter'],
    ['lastQuarter', '2026-04-01/2026-06-30'],
    ['thisYear', 'lastYear'],
    ['lastYear', '2024-01-01/2024-12-31'],
    ['thisWeek', 'lastWeek'],
    ['lastWeek', '2026-11-02/2026-11-08'],
    ['today', 'yesterday'],
    ['yesterday', '2026-11-20/2026-11-20'],
    ['last4weeks', '2026-09-27/2026-10-24'],
    ['2026-09-27/2026-10-24', '2026-08-30/2026-09-26'],
    ['2026-10-10/2026-10-19', '2026-09-30/2026-10-09'],
  ])('before %s is %s, and the way back leads there again', (period, earlier) => {
    expect(beside(period, -1)).toBe(earlier);
    const [from, to] = [period, beside(earlier, 1) ?? ''].map((each) =>
      daysOfPeriod(each, '2026-11-22', monday),
    );
    expect(to).toEqual(from);
  });

  it.each(['thisMonth', 'thisYear', 'thisWeek', 'today', 'last4weeks', 'last7days', '2026-11-14/2026-11-22'])(
    'after %s is none, because it is in the future or would be cut',
    (period) => {
      expect(beside(period, 1)).toBeUndefined();
    },
  );

  it('before one in the future is offered, as the way back', () => {
    expect(beside('2027-01-01/2027-01-31', -1)).toBe('2026-12-01/2026-12-31');
    expect(beside('2026-12-01/2026-12-31', -1)).toBe('thisMonth');
  });

  it('may be running, if it is whole months', () => {
    expect(beside('2026-09-01/2026-10-31', 1)).toBe('2026-11-01/2026-12-31');
    expect(beside('lastQuarter', 1)).toBe('thisQuarter');
  });

  it('is whole months, not the last days that happen to be the same', () => {
    expect(beside('2026-10-01/2026-10-31', 1, '2026-12-01')).toBe('lastMonth');
    expect(beside('2025-02-01/2025-02-28', 1, '2026-04-01')).toBe('2025-03-01/2025-03-31');
  });
});
