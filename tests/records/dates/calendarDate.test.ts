import { describe, expect, it } from 'vitest';
import { parseDate } from '@/records/dates/calendarDate';

describe('a typed day', () => {
  it.each([
    ['12/31/2026', 'en', '2026-12-31'],
    ['12312026', 'en', '2026-12-31'],
    ['123126', 'en', '2026-12-31'],
    ['31.12.2026', 'de', '2026-12-31'],
    ['31122026', 'de', '2026-12-31'],
    [' 311226 ', 'de', '2026-12-31'],
    ['2026-12-31', 'de', '2026-12-31'],
    ['2026-12-01', 'en', '2026-12-01'],
    ['1.12.2026', 'en', '2026-12-01'],
    ['1. 12. 26', 'en', '2026-12-01'],
    ['1.12.2026', 'fr', '2026-12-01'],
    ['1/12/2026', 'fr', '2026-12-01'],
    ['12-1-2026', 'en', '2026-12-01'],
    // Hungarian writes dots, the year first.
    ['26. 12. 01.', 'hu', '2026-12-01'],
    ['13.13.2026', 'en', undefined],
    ['12312026', 'de', undefined],
    ['3112202', 'de', undefined],
    ['02302027', 'en', undefined],
  ])('%s in %s is %s', (text, locale, day) => {
    expect(parseDate(text, locale)).toBe(day);
  });
});
