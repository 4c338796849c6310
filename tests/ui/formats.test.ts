import { afterEach, describe, expect, it, vi } from 'vitest';
import { dateForms, dateTimeFormat, numberFormat, relativeTimeFormat } from '@/ui/formats';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('the formats of a language', () => {
  it('are created once for the same language and options', () => {
    const style = () => ({ dateStyle: 'medium', timeZone: 'UTC' }) as const;
    expect(dateTimeFormat('de', style())).toBe(dateTimeFormat('de', style()));
    expect(dateTimeFormat('de', style())).not.toBe(dateTimeFormat('en', style()));
    expect(numberFormat('de')).not.toBe(numberFormat('de', { notation: 'compact' }));
    expect(numberFormat('de').format(12_400)).toBe('12.400');
    expect(relativeTimeFormat('en').format(-3, 'day')).toBe('3 days ago');
  });

  it('use the browser’s current time zone', () => {
    const noon = Date.parse('2026-01-05T12:00:00Z');
    const told = () => dateTimeFormat('en', { timeStyle: 'short' }).format(noon).replace('\u202f', ' ');
    vi.stubEnv('TZ', 'UTC');
    expect(told()).toBe('12:00 PM');
    vi.stubEnv('TZ', 'America/New_York');
    expect(told()).toBe('7:00 AM');
  });

  it.each([
    [['en-US', 'en'], 'en', 'Dec 5, 2026', 'Dec 5, 2026, 9:30 AM'],
    [['de-DE', 'en-GB', 'en'], 'en', '5 Dec 2026', '5 Dec 2026, 09:30'],
    [['en-GB', 'en'], 'de', '5. Dez. 2026', '5. Dez. 2026, 09:30'],
    [['de-AT'], 'de', '5. Dez. 2026', '5. Dez. 2026, 09:30'],
    [[], 'en', 'Dec 5, 2026', 'Dec 5, 2026, 9:30 AM'],
  ])(
    'write dates in a browser of %j in %s with letters, as its region does',
    (languages, locale, day, moment) => {
      vi.stubGlobal('navigator', { languages });
      const date = Date.parse('2026-12-05T09:30:00Z');
      const told = (form: Intl.DateTimeFormatOptions) =>
        dateTimeFormat(locale, { ...form, timeZone: 'UTC' })
          .format(date)
          .replace('\u202f', ' ');
      expect([told(dateForms.day), told(dateForms.moment)]).toEqual([day, moment]);
    },
  );
});
