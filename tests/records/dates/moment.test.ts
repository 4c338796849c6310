import { expect, it } from 'vitest';
import { earliestOf } from '@/records/dates/moment';

it('the earliest of some timestamps is found whatever their zones are', () => {
  // 08:30 and 08:45 in UTC.
  expect(earliestOf(['2026-11-24T08:45:00Z', '2026-11-24T10:30:00+02:00'])).toBe('2026-11-24T10:30:00+02:00');
  expect(earliestOf([])).toBeUndefined();
});
